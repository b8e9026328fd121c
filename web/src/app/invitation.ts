/** The invitation from which somebody went to read about the game: those pages lead back to it. */
import { signal } from "@preact/signals";

const KEY = "marrakech.invitation";

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The path of the invitation with its code, while this tab may want to go back there. */
export const invitation = signal<string | null>(kept());

export function rememberInvitation(there: string): void {
  invitation.value = there;
  try {
    sessionStorage.setItem(KEY, there);
  } catch {
    // It lasts until the page is loaded anew.
  }
}

export function forgetInvitation(): void {
  if (invitation.value === null) return;
  invitation.value = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
