/** This person's devices, as far as the page knows them. */
import { signal } from "@preact/signals";
import { forgetDevice, saySignedOut } from "../../api/device";
import { api, explain, Refused } from "../../api/endpoints";
import type { DeviceInfo } from "../../api/types";
import { announce, notify } from "../../app/announce";
import { forgetPerson } from "../../live/clearDevice";
import { say } from "../../i18n/say";
import { forgetMine } from "../home/tableLists";

/** Null until the first answer. */
export const devices = signal<DeviceInfo[] | null>(null);
/** When that was, by the server's clock: devices have clocks of their own. */
export const now = signal(0);
/** Why there is no list. */
export const listFailure = signal("");
/** How often something was signed out from here. */
export const signings = signal(0);
/** Whether somebody has just signed out here. */
export const signedOut = signal(false);

export async function refresh(): Promise<void> {
  try {
    const answer = await api.devices();
    now.value = answer.now;
    devices.value = answer.devices;
    listFailure.value = "";
  } catch (error) {
    listFailure.value = explain(error);
  }
}

/** What a device is called. */
export function deviceName({ browser, system }: DeviceInfo): string {
  return browser && system ? say("device-name", { browser, system }) : say("device-name-unknown");
}

/** Sign out one device, or all with null. */
export async function signOut(device: DeviceInfo | null): Promise<void> {
  try {
    if (await api.signOut(device?.id ?? null)) {
      forgetDevice();
      forgetPerson();
      forgetMine();
      devices.value = null;
      signedOut.value = true;
      announce(say("devices-signed-out-here")); // the page shows it
    } else {
      if (device) notify(say("device-signed-out-other", { device: deviceName(device) }));
      await refresh();
    }
  } catch (error) {
    const gone = error instanceof Refused && error.problem.key === "token-missing";
    if (gone) saySignedOut();
    else notify(explain(error), "trouble");
    await refresh();
  }
  signings.value += 1;
}
