/** A button that copies a text; where the browser does not let it, a field to copy from. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../app/announce";
import { copyText } from "../app/clipboard";
import { say } from "../i18n/say";

interface CopyButtonProps {
  text: () => string | Promise<string>;
  label: string;
  done: string;
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const byHand = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (byHand.value) field.current?.select();
  }, [byHand.value]);
  const copy = async () => {
    const wanted = await text();
    if (await copyText(wanted)) notify(done);
    else byHand.value = wanted;
  };
  return (
    <>
      <button type="button" class="button" onClick={copy}>
        {label}
      </button>
      {byHand.value && (
        <label class="field copy-by-hand">
          <span>{say("study-copy-by-hand")}</span>
          <input ref={field} readOnly value={byHand.value} dir="ltr" />
        </label>
      )}
    </>
  );
}
