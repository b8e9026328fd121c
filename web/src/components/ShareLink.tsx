/** A link or a text to pass on: shown, copied with one touch, shared where the device can. None of it
 * has the marks by which a sentence keeps its parts in their direction: they would travel along. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { announce, notify } from "../app/announce";
import { copyText } from "../app/clipboard";
import { plain, say } from "../i18n/say";

interface CopyProps {
  label: string;
  text: string;
  testid?: string;
  /** What a shared message says besides the link. */
  message?: string;
  /** Whether it is a text of several lines and not only a link. */
  prose?: boolean;
}

export function Copy({ label, text: given, testid, message, prose = false }: CopyProps) {
  const text = plain(given);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const copied = useSignal(false);
  const copy = async () => {
    if (await copyText(text)) {
      copied.value = true;
      announce(say("copied"));
      setTimeout(() => {
        copied.value = false;
      }, 2500);
    } else {
      selectAll(field.current);
      notify(say("copy-by-hand"));
    }
  };
  const shown = {
    ref: field,
    readOnly: true,
    value: text,
    "data-testid": testid,
    onFocus: () => selectAll(field.current),
  };
  return (
    <div class="copy">
      <label class="field">
        <span>{label}</span>
        {prose ? (
          <span class="copy-prose" data-text={text}>
            <textarea {...shown} dir="auto" rows={1} />
          </span>
        ) : (
          <input {...shown} dir="ltr" />
        )}
      </label>
      <button type="button" class="button copy-button" onClick={copy}>
        {copied.value ? say("copied") : say("copy")}
      </button>
      {canShare() && !prose && (
        <button type="button" class="button" onClick={() => share(text, message)}>
          {say("share")}
        </button>
      )}
    </div>
  );
}

/** Backwards, so that the beginning stays in sight. */
function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.setSelectionRange(0, field.value.length, "backward");
}

export const canShare = (): boolean => typeof navigator.share === "function";

export function share(url: string, message?: string): void {
  const what = message === undefined ? { url } : { url, text: plain(message) };
  // Somebody who changes their mind has caused no error.
  navigator.share({ title: say("game-name"), ...what }).catch(() => {});
}
