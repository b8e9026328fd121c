/** This device's token: a cookie that no script can read, asked for once, whatever races. */
import { notify } from "../app/announce";
import { say } from "../i18n/say";
import { ask, Refused } from "./request";
import { LEASE, locked } from "./lock";

interface Token {
  status: "known" | "new" | "none";
  /** It came with a token that has been signed out. */
  signed_out: boolean;
  old_name: boolean;
}

/** Shorter than a tab may hold the lock. */
const PATIENCE = LEASE - 2000;

let asked: Promise<Token> | null = null;
/** Whether somebody has said, or is about to say, that the last token was signed out. */
let told = false;

/** Settled once this device has a token. It fails where the server does not answer or the browser
 * keeps no cookies; whoever asks again tries again. */
export function device(): Promise<Token> {
  if (!asked) {
    const asking = obtain();
    asked = asking;
    asking.then(
      () => (told = false), // should this one be signed out too, that is news
      () => {
        if (asked === asking) asked = null;
      },
    );
  }
  return asked;
}

/** The token is not valid any more: the next one who needs it asks anew. */
export function forgetDevice(): void {
  asked = null;
}

/** Say that this device was signed out: once, however many notice it. */
export function saySignedOut(): void {
  if (!told) notify(say("device-signed-out"), "trouble");
  told = true;
}

/** Do what needs a token; where it turns out to be gone, once more with a new one. */
export async function asDevice<T>(work: () => Promise<T>): Promise<T> {
  await device();
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.key !== "token-missing") throw error;
  }
  forgetDevice();
  told = true; // by whoever explains what is thrown here
  const { signed_out } = await device().finally(() => (told = false));
  // Somebody else's seats are not to be played for by mistake: let them read it first.
  if (signed_out) throw refusal("device-signed-out");
  return work();
}

async function obtain(): Promise<Token> {
  const found = await ask<Token>("device");
  if (found.status === "known" && !found.old_name) return found;
  const given = await locked("device", () => ask<Token>("device", {}, PATIENCE));
  if (given.status === "new" && (await ask<Token>("device")).status !== "known")
    throw refusal("cookies-blocked");
  if (given.signed_out) {
    saySignedOut();
    await forgetWhoPlayed();
  }
  return given;
}

/** Before anybody plays here with the new token. A part of the page that does not come is no reason
 * to keep them from playing. */
async function forgetWhoPlayed(): Promise<void> {
  const found = await import("../live/clearDevice").catch(() => null);
  found?.forgetPerson();
}

const refusal = (key: "cookies-blocked" | "device-signed-out"): Refused =>
  new Refused({ key, details: {}, place: {} }, 403);
