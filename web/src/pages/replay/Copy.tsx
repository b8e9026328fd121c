/** A button that copies a text; where the browser does not let it, a field to copy from. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../../app/announce";
import { say } from "../../say/say";

/** Over plain http there is no clipboard for a page, but the old command still works. */
function copiedBySelecting(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelecting(text);
  }
}

interface Copied {
  text: () => string | Promise<string>;
  label: string;
  done: string;
}

export function Copy({ text, label, done }: Copied) {
  const byHand = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (byHand.value) field.current?.select();
  }, [byHand.value]);
  const copy = async () => {
    const wanted = await text();
    if (await copied(wanted)) notify(done);
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
