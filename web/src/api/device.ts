/** This device's token: a cookie that no script can read. It is requested once, even by many tabs. */
import { notify } from "../app/announce";
import { say } from "../i18n/say";
import { ask, Refused } from "./request";
import { LEASE, locked } from "./lock";
import type { TokenInfo } from "./wire";

/** Milliseconds; shorter than a tab may hold the lock. */
const TOKEN_TIMEOUT = LEASE - 2000;

let asked: Promise<TokenInfo> | null = null;
/** Whether the user has been told, or is about to be, that the last token was signed out. */
let told = false;

/** Settled once this device has a token. It fails if the server does not answer or the browser
 * keeps no cookies; the next call tries again. */
export function device(): Promise<TokenInfo> {
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

/** The token is no longer valid: the next caller that needs one requests it anew. */
export function forgetDevice(): void {
  asked = null;
}

/** Tell the user once that this device was signed out, however many callers notice it. */
export function saySignedOut(): void {
  if (!told) notify(say("device-signed-out"), "trouble");
  told = true;
}

/** Do what needs a token. If the token turns out to be invalid, try once more with a new one. */
export async function asDevice<T>(work: () => Promise<T>): Promise<T> {
  await device();
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.key !== "token-missing") throw error;
  }
  forgetDevice();
  told = true; // by the caller that explains what is thrown here
  const { signed_out } = await device().finally(() => (told = false));
  // Nobody should act with a new identity by mistake: the user reads this first.
  if (signed_out) throw refusal("device-signed-out");
  return work();
}

async function obtain(): Promise<TokenInfo> {
  const found = await ask<TokenInfo>("device");
  if (found.status === "known" && !found.old_name) return found;
  const given = await locked("device", () => ask<TokenInfo>("device", {}, TOKEN_TIMEOUT));
  if (given.status === "new" && (await ask<TokenInfo>("device")).status !== "known")
    throw refusal("cookies-blocked");
  if (given.signed_out) {
    saySignedOut();
    await forgetWhoPlayed();
  }
  return given;
}

/** Before anybody plays here with the new token. If that part of the page cannot be loaded, they can
 * still play. */
async function forgetWhoPlayed(): Promise<void> {
  const found = await import("../live/clearDevice").catch(() => null);
  found?.forgetPerson();
}

const refusal = (key: "cookies-blocked" | "device-signed-out"): Refused =>
  new Refused({ key, details: {}, place: {} }, 403);
