/** Opens a record: by pasting or dropping it, from a file, or the example. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { explain, Refused } from "../../api/endpoints";
import { MAX_RECORD_LENGTH } from "../../api/wire";
import { announce } from "../../app/announce";
import { say } from "../../i18n/say";
import { FinishedGames } from "./FinishedGames";
import example from "./example.mrk";

const ROWS = 9;
/** What a record looks like: as much of the example as the field has room for. */
const SHAPE = example.split("\n").slice(0, ROWS).join("\n");

/** Bytes of a character, at most. */
const BYTES = 4;

/** The refusal that the server would send. */
const tooLong = () =>
  new Refused({ key: "record-long", details: { longest: MAX_RECORD_LENGTH }, place: {} }, 422);

/** The notation counts characters, not the units that JavaScript counts. */
const isTooLong = (text: string) =>
  text.length > MAX_RECORD_LENGTH && [...text].length > MAX_RECORD_LENGTH;

interface Opening {
  /** The text that could not be read, if any: it stays in the field. */
  text: string;
  trouble: unknown;
  onOpen: (text: string) => Promise<void>;
}

/** The text in the field, opening it, and what was wrong with it; `box` is the field. */
function useOpening({ text, trouble, onOpen }: Opening) {
  const written = useSignal(text);
  const wrong = useSignal<unknown>(trouble);
  const busy = useSignal(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const fail = (error: unknown) => {
    wrong.value = error;
    announce(explain(error));
    box.current?.focus();
  };
  const open = async (record: string) => {
    busy.value = true;
    wrong.value = null;
    try {
      // Text copied from a page often loses its last line break.
      const text = `${record.trimEnd()}\n`;
      if (isTooLong(text)) throw tooLong();
      await onOpen(text);
    } catch (error) {
      fail(error);
    } finally {
      busy.value = false;
    }
  };
  const read = async (found: File | undefined) => {
    if (!found) return;
    if (found.size > BYTES * MAX_RECORD_LENGTH) return fail(tooLong()); // and is not even read
    written.value = (await found.text()).replaceAll("\r\n", "\n").replace(/^\ufeff/, "");
    await open(written.value);
  };
  return { written, wrong, busy, box, open, read };
}

type Open = ReturnType<typeof useOpening>;

export function Opening(given: Opening) {
  const opening = useOpening(given);
  const over = useSignal(false);
  useDropping(over, opening.read);
  return (
    <div class={`study-opening ${over.value ? "is-over" : ""}`}>
      <h1>{say("replay-title")}</h1>
      <FinishedGames />
      <p class="study-lead">{say("replay-lead")}</p>
      <ExampleAndFile {...opening} />
      <Paste {...opening} />
    </div>
  );
}

function ExampleAndFile({ open, read }: Open) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div class="opening-does">
      <button type="button" class="button primary" onClick={() => open(example)}>
        {say("replay-example")}
      </button>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {say("replay-open-file")}
      </button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".mrk,.txt,text/plain"
        onChange={(event) => {
          const input = event.currentTarget;
          void read(input.files?.[0]).then(() => {
            input.value = "";
          });
        }}
      />
    </div>
  );
}

function Paste({ written, wrong, busy, box, open }: Open) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void open(written.value);
      }}
    >
      <label class="field">
        <span>{say("replay-paste")}</span>
        <textarea
          ref={box}
          class="record-text"
          dir="ltr"
          rows={ROWS}
          spellcheck={false}
          autocapitalize="off"
          value={written.value}
          placeholder={SHAPE}
          aria-invalid={wrong.value !== null}
          aria-describedby={wrong.value ? "record-trouble" : undefined}
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
        />
      </label>
      {wrong.value !== null && <Trouble error={wrong.value} text={written.value} />}
      <button type="submit" class="button" disabled={busy.value || !written.value.trim()}>
        {busy.value ? say("loading") : say("replay-watch")}
      </button>
    </form>
  );
}

/** What is wrong, and the line where it is, with a mark under the place. */
function Trouble({ error, text }: { error: unknown; text: string }) {
  const place = error instanceof Refused ? error.problem.place : {};
  const line = place.line === undefined ? undefined : text.split("\n")[place.line - 1];
  return (
    <div class="study-trouble" id="record-trouble">
      <p>{explain(error)}</p>
      {line !== undefined && (
        <pre dir="ltr" class="trouble-line">
          {line}
          {"\n"}
          {" ".repeat(Math.max(0, (place.column ?? 1) - 1))}^
        </pre>
      )}
    </div>
  );
}

/** A file may be dropped anywhere on the page. */
function useDropping(over: { value: boolean }, read: (file: File | undefined) => unknown): void {
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      over.value = true;
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) over.value = false;
    };
    const drop = (event: DragEvent) => {
      over.value = false;
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      void read(event.dataTransfer.files[0]);
    };
    addEventListener("dragover", hover);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", hover);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
}
