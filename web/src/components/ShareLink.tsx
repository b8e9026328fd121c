/** A link to pass on: shown, copied with one touch, shared where the device can. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { announce, notify } from "../app/announce";
import { copyText } from "../app/clipboard";
import { say } from "../i18n/say";

interface CopyProps {
  label: string;
  text: string;
  testid?: string;
  /** What a shared message says besides the link. */
  message?: string;
}

export function Copy({ label, text, testid, message }: CopyProps) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const copy = async () => {
    if (await copyText(text)) {
      copied.value = true;
      announce(say("copied"));
      setTimeout(() => {
        copied.value = false;
      }, 2500);
    } else {
      field.current?.select();
      notify(say("copy-by-hand"));
    }
  };
  return (
    <div class="copy">
      <label class="field">
        <span>{label}</span>
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={text}
          data-testid={testid}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="button copy-button" onClick={copy}>
        {copied.value ? say("copied") : say("copy")}
      </button>
      {canShare() && (
        <button type="button" class="button" onClick={() => share(text, message)}>
          {say("share")}
        </button>
      )}
    </div>
  );
}

export const canShare = (): boolean => typeof navigator.share === "function";

export function share(url: string, message?: string): void {
  const what = message === undefined ? { url } : { url, text: message };
  // Somebody who changes their mind has caused no error.
  navigator.share({ title: say("game-name"), ...what }).catch(() => {});
}
