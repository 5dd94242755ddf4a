import { WaitingNotice } from "./WaitingNotice.tsx";
import { Banner } from "#design/states/Banner.tsx";
import { Button } from "#design/controls/Button.tsx";
import { stayOffline, useSignal } from "#data/api/signal.ts";
import { useBrowserOnline } from "#platform/connection.ts";
import { useState } from "react";
import { applyUpdate, useWorkerState } from "#platform/worker/serviceWorker.ts";

/** Lines above the screen. Loaded when the page has been painted. */
export default function Notices() {
  return (
    <>
      <UpdateNotice />
      <SignalNotice />
      <WaitingNotice />
    </>
  );
}

/** Says why no calls are made, and lets the visitor decide. */
function SignalNotice() {
  const signal = useSignal();
  const isOnline = useBrowserOnline();
  if (signal === "open" || (signal === "away" && !isOnline)) return null;
  return signal === "away" ? (
    <Banner role="status" actions={<Button onClick={() => stayOffline(true)}>Stay offline</Button>}>
      Weak signal. What is saved is shown; the next try is in half a minute.
    </Banner>
  ) : (
    <Banner role="status" actions={<Button onClick={() => stayOffline(false)}>Go online</Button>}>
      You chose to stay offline. Nothing is loaded or sent.
    </Banner>
  );
}

/** A new release waits for this consent; nothing ever reloads by itself. */
function UpdateNotice() {
  const state = useWorkerState();
  const [isPutOff, putOff] = useState(false);
  if (isPutOff || (state !== "update" && state !== "replaced")) return null;

  return (
    <Banner
      role="status"
      onClose={() => putOff(true)}
      actions={
        <Button kind="primary" onClick={applyUpdate}>
          {state === "update" ? "Update now" : "Reload"}
        </Button>
      }
    >
      {state === "update"
        ? "A new version is ready."
        : "Updated in another tab. Reload when you are done."}
    </Banner>
  );
}
