/** One more device: a link that works once, and its QR code. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api, explain } from "../../api/endpoints";
import { isLoopback, link } from "../../app/base";
import { Copy } from "../../components/ShareLink";
import { Qr } from "../../components/Qr";
import { say } from "../../i18n/say";
import { devices, refresh } from "./ownDevices";

/** How often to ask whether a link was used. */
const ASK_EVERY_MS = 4000;

/** A link that works: when it expires, and how many devices there were before it. */
interface Offer {
  code: string;
  ends: number;
  before: number;
}

export function AddDevice() {
  const offer = useSignal<Offer | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const why = useSignal("");
  const busy = useSignal(false);
  const made = useRef(false);
  const make = async () => {
    if (busy.value) return;
    busy.value = true;
    why.value = "";
    try {
      const { code, seconds } = await api.deviceLink();
      await refresh(); // a device without a token has one now
      const before = devices.value?.length ?? 1;
      offer.value = { code, ends: Date.now() + 1000 * seconds, before };
    } catch (error) {
      why.value = explain(error);
    }
    busy.value = false;
  };
  useEnd(offer);
  useEffect(() => {
    // If the link had the focus, the button that makes another one gets it.
    if (!offer.value && document.activeElement === document.body && made.current)
      button.current?.focus();
    made.current = offer.value !== null;
  }, [offer.value]);
  return (
    <section aria-labelledby="add-device">
      <h2 id="add-device">{say("devices-add")}</h2>
      <p class="devices-soft">{say("devices-add-text")}</p>
      {offer.value && <Link code={offer.value.code} />}
      <p class="trouble" role="alert">
        {why.value}
      </p>
      <p class="devices-ways">
        <button
          ref={button}
          type="button"
          class={offer.value ? "button" : "button primary"}
          data-testid="add-device"
          aria-disabled={busy.value}
          onClick={make}
        >
          {offer.value ? say("devices-add-again") : say("devices-add-make")}
        </button>
      </p>
    </section>
  );
}

/** Remove a link once it has been used or has expired. */
function useEnd(offer: Signal<Offer | null>): void {
  const now = offer.value;
  useEffect(() => {
    if (!now) return;
    const timer = setInterval(() => {
      if (Date.now() >= now.ends) offer.value = null;
      else if (document.visibilityState === "visible") void refresh();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [now]);
  useEffect(() => {
    if (now && (devices.value?.length ?? 0) > now.before) offer.value = null;
  }, [now, devices.value]);
}

function Link({ code }: { code: string }) {
  const box = useRef<HTMLDivElement>(null);
  const url = link(`devices#join-${code}`);
  // The field gets the focus, so that it is read out, and its text is selected for copying.
  useEffect(() => box.current?.querySelector("input")?.focus(), [code]);
  return (
    <div class="device-link" ref={box}>
      <div>
        <Copy label={say("move-seat-link")} text={url} testid="device-link" />
        <p>{say("devices-add-warning")}</p>
        {isLoopback() && (
          <p class="devices-soft">
            {say("invite-here-only", { host: location.host })}{" "}
            <code dir="ltr">marrakech --host 0.0.0.0</code>
          </p>
        )}
      </div>
      <Qr text={url} label={say("move-seat-qr")} />
    </div>
  );
}
