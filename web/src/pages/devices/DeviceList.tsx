/** Each device with its name, when it was seen, and a button that signs it out. */
import { useSignal } from "@preact/signals";
import type { DeviceInfo } from "../../api/types";
import { Ask } from "../../components/Dialog";
import { ago, listed, say } from "../../i18n/say";
import { deviceName, now, signOut } from "./ownDevices";

const HOUR_MS = 3_600_000;
const HAND_HELD = ["Android", "iOS", "iPadOS"];

/** What to confirm: one device, or all of them. */
type Asked = DeviceInfo | "all";

export function DeviceList({ devices }: { devices: DeviceInfo[] }) {
  const asked = useSignal<Asked | null>(null);
  const here = devices.filter((one) => one.this);
  const others = devices.filter((one) => !one.this);
  return (
    <>
      <ul class="device-list" data-testid="devices">
        {[...here, ...others].map((one) => (
          <li key={one.id}>
            <Glyph small={HAND_HELD.includes(one.system)} />
            <span class="device-words">
              <strong>{deviceName(one)}</strong>
              {one.this ? (
                <span class="device-here">{say("device-this")}</span>
              ) : (
                <span class="devices-soft">{seen(one)}</span>
              )}
            </span>
            <button
              type="button"
              class="button"
              data-testid={one.this ? "sign-out-here" : "sign-out"}
              aria-label={
                one.this ? undefined : say("device-sign-out-name", { device: deviceName(one) })
              }
              onClick={() => (asked.value = one)}
            >
              {signOutWord(one)}
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p class="devices-ways">
          <button
            type="button"
            class="button danger"
            data-testid="sign-out-all"
            onClick={() => (asked.value = "all")}
          >
            {say("devices-sign-out-all")}
          </button>
        </p>
      )}
      {asked.value && (
        <AskFirst
          asked={asked.value}
          devices={[...here, ...others]}
          onClose={() => (asked.value = null)}
        />
      )}
    </>
  );
}

/** When a device was last seen. The server knows it to the hour only. */
function seen({ last_seen }: DeviceInfo): string {
  const since = now.value - last_seen;
  return since < HOUR_MS ? say("device-seen-lately") : say("device-seen", { when: ago(since) });
}

interface AskFirstProps {
  asked: Asked;
  devices: DeviceInfo[];
  onClose: () => void;
}

function AskFirst({ asked, devices, onClose }: AskFirstProps) {
  const all = asked === "all";
  const last = devices.length === 1;
  return (
    <Ask
      title={questionTitle(asked)}
      about={all ? listed(devices.map(deviceName)) : whichOf(asked)}
      text={all || last ? say("device-sign-out-last") : lossOf(asked)}
      yes={all ? say("devices-sign-out-all") : signOutWord(asked)}
      no={say("device-join-no")}
      onYes={() => void signOut(all ? null : asked)}
      onClose={onClose}
    />
  );
}

const questionTitle = (asked: Asked): string => {
  if (asked === "all") return say("devices-sign-out-all");
  if (asked.this) return say("device-sign-out-title-here");
  return say("device-sign-out-name", { device: deviceName(asked) });
};

/** Two devices may have the same name: what else is known tells them apart. */
const whichOf = (one: DeviceInfo): string => (one.this ? deviceName(one) : seen(one));

const lossOf = (one: DeviceInfo): string =>
  one.this ? say("device-sign-out-text-here") : say("device-sign-out-text");

const signOutWord = (one: DeviceInfo): string =>
  one.this ? say("device-sign-out-here") : say("device-sign-out");

function Glyph({ small }: { small: boolean }) {
  return (
    <svg class="glyph device-glyph" viewBox="0 0 24 24" aria-hidden="true">
      {small ? (
        <>
          <rect x="7" y="3" width="10" height="18" rx="2" />
          <path d="M11 18h2" />
        </>
      ) : (
        <>
          <rect x="4" y="5" width="16" height="11" rx="1.5" />
          <path d="M2 19h20" />
        </>
      )}
    </svg>
  );
}
