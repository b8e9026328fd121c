/** Your devices: which have your seats, how one more gets them, and how one loses them. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { path } from "../../app/base";
import type { Route } from "../../app/router";
import { say } from "../../i18n/say";
import { useLists } from "../home/tableLists";
import { MyTables } from "../home/Tables";
import { AddDevice } from "./AddDevice";
import { DeviceList } from "./DeviceList";
import { devices, listFailure, refresh, signedOut, signings } from "./ownDevices";
import { Join } from "./Join";

export function Devices({ route }: { route: Route }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLists();
  useEffect(() => {
    signedOut.value = false;
    devices.value = null;
    void refresh();
    const look = () => document.visibilityState === "visible" && void refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useFocus(heading);
  const code = /^join-(.+)$/.exec(route.hash)?.[1];
  return (
    <div class="devices-page">
      <section>
        <h1 ref={heading} tabIndex={-1}>
          {say("nav-devices")}
        </h1>
        <Content />
      </section>
      {/* Below a list that is still to come, its buttons would move away under a finger. */}
      {(devices.value || listFailure.value) && !signedOut.value && (
        <>
          <AddDevice />
          <MyTables />
        </>
      )}
      {code && <Join code={code} />}
    </div>
  );
}

/** The button that was pressed goes with the device it signed out: the focus stays on this page. */
function useFocus(heading: RefObject<HTMLElement | null>): void {
  const before = useRef(signings.peek());
  useEffect(() => {
    if (signings.value === before.current) return;
    before.current = signings.value;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [signings.value]);
}

function Content() {
  if (signedOut.value) return <SignedOut />;
  if (listFailure.value && !devices.value) return <Trouble />;
  if (!devices.value) return <ToCome />;
  if (!devices.value.length) return <p class="devices-soft">{say("devices-none")}</p>;
  return (
    <>
      <p class="devices-soft">{say("devices-lead")}</p>
      <DeviceList devices={devices.value} />
    </>
  );
}

function SignedOut() {
  return (
    <>
      <p data-testid="signed-out">{say("devices-signed-out-here")}</p>
      <p class="devices-ways">
        <a class="button primary" href={path()}>
          {say("to-home")}
        </a>
      </p>
    </>
  );
}

function Trouble() {
  return (
    <>
      <p class="trouble" role="alert">
        {listFailure.value}
      </p>
      <p class="devices-ways">
        <button type="button" class="button" onClick={() => void refresh()}>
          {say("try-again")}
        </button>
      </p>
    </>
  );
}

function ToCome() {
  return (
    <ul class="device-list" aria-busy="true" aria-label={say("loading")}>
      <li class="to-come" />
    </ul>
  );
}
