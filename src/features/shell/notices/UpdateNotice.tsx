import { useState } from "react";
import { Banner } from "#design/states/Banner.tsx";
import { Button } from "#design/controls/Button.tsx";
import { applyUpdate, useWorkerState } from "#platform/worker/serviceWorker.ts";

/** A new release waits for this consent; nothing ever reloads by itself. */
export function UpdateNotice() {
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
