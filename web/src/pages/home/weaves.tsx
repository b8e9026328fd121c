/** The four weaves as fill patterns, which differ even without colour. */
export type Weave = "stripes" | "diamonds" | "zigzag" | "checks";
type Dye = "red" | "blue" | "yellow" | "green";

export const DYE: Record<Weave, Dye> = {
  stripes: "red",
  diamonds: "blue",
  zigzag: "yellow",
  checks: "green",
};

/** The weave of each colour, by its letter. */
export const WEAVES: Record<string, Weave> = {
  r: "stripes",
  b: "diamonds",
  y: "zigzag",
  g: "checks",
};

/** A pattern named `ID`, woven in its own colour. Ids are the document's: each drawing has its own. */
export function WeavePattern({ weave, id }: { weave: Weave; id: string }) {
  const dye = DYE[weave];
  const thread = `var(--${dye}-thread)`;
  return (
    <pattern id={id} width="24" height="24" patternUnits="userSpaceOnUse">
      <rect width="24" height="24" fill={`var(--${dye})`} />
      {weave === "stripes" && (
        <>
          <path d="M0 5h24M0 19h24" stroke={thread} stroke-width="3.5" />
          <path d="M0 12h24" stroke={`var(--${dye}-edge)`} stroke-width="4" />
          <path d="M0 12h24" stroke={thread} stroke-width="1.4" stroke-dasharray="2 2" />
        </>
      )}
      {weave === "diamonds" && (
        <>
          <path
            d="M12 1.5 22.5 12 12 22.5 1.5 12Z"
            fill="none"
            stroke={thread}
            stroke-width="2.4"
          />
          <path d="M12 8.2 15.8 12 12 15.8 8.2 12Z" fill={thread} />
          <path
            d="M0-3 3 0 0 3-3 0ZM24-3l3 3-3 3-3-3ZM0 21l3 3-3 3-3-3ZM24 21l3 3-3 3-3-3Z"
            fill={thread}
          />
        </>
      )}
      {weave === "zigzag" && (
        <>
          <path d="M-2 10 6 2l6 6 6-6 8 8" fill="none" stroke={thread} stroke-width="2.6" />
          <path d="M-2 22 6 14l6 6 6-6 8 8" fill="none" stroke={thread} stroke-width="2.6" />
        </>
      )}
      {weave === "checks" && (
        <>
          <path d="M0 0h12v12H0zM12 12h12v12H12z" fill={thread} opacity="0.88" />
          <path d="M4.5 4.5h3v3h-3zM16.5 16.5h3v3h-3z" fill={`var(--${dye}-edge)`} />
          <path d="M16.5 4.5h3v3h-3zM4.5 16.5h3v3h-3z" fill={thread} opacity="0.88" />
        </>
      )}
    </pattern>
  );
}
