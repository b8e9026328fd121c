/** A link as a QR code, dark on light in every theme, as cameras expect. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const QUIET = 4;

export function Qr({ text, label }: { text: string; label: string }) {
  const drawn = useSignal<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "M", border: QUIET });
      const path = data
        .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
        .join("");
      if (wanted) drawn.value = { size, path };
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  const { size, path } = drawn.value ?? { size: 41, path: "" };
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#17141a" />
    </svg>
  );
}
