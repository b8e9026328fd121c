/** A modal dialog of the browser's own: Escape closes it, and focus goes back where it was, or to
 * the page's heading if it opened by itself. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { lockScroll } from "../app/scrollLock";
import { say } from "../i18n/say";

interface DialogProps {
  title: string;
  onClose: () => void;
  /** For something to read, with nothing to decide: the way out is beside the title, always in sight. */
  toRead?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, toRead = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      const back = before === document.body ? document.querySelector("main h1") : before;
      // Once the dialog is gone: until then nothing beside it can be focused.
      queueMicrotask(() => {
        if (back instanceof HTMLElement && back.isConnected) back.focus();
      });
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={(event) => event.target === element.current && element.current?.close()}
    >
      <div class="dialog-body">
        <header class={toRead ? "dialog-head" : undefined}>
          <h2 id="dialog-title">{title}</h2>
          {toRead && (
            <button type="button" class="button" autofocus onClick={onClose}>
              {say("close")}
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface AskProps {
  title: string;
  text: string;
  /** What it is about, where the title alone does not tell it from others. */
  about?: string;
  yes: string;
  no?: string;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Ask({ title, text, about, yes, no, onYes, onClose }: AskProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {about && (
        <p>
          <strong>{about}</strong>
        </p>
      )}
      <p>{text}</p>
      <div class="dialog-choices">
        <button type="button" class="button" autofocus onClick={onClose}>
          {no ?? say("dialog-no")}
        </button>
        <button
          type="button"
          class="button danger"
          data-testid="dialog-yes"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
