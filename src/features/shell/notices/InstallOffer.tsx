import Download from "~icons/download";
import { lazy, Suspense, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { promptInstall, useInstallState } from "#platform/install/install.ts";

const HomeScreenSteps = lazy(() => import("./HomeScreenSteps.tsx"));

/** A quiet line at the end of the menu. */
export default function InstallOffer() {
  const state = useInstallState();
  const [isExplained, explain] = useState(false);

  if (state !== "prompt" && state !== "ios") return null;
  return (
    <>
      <Button
        kind="secondary"
        onClick={() => (state === "prompt" ? void promptInstall() : explain(true))}
      >
        <Download aria-hidden="true" /> Install app
      </Button>
      {isExplained ? (
        <Suspense>
          <HomeScreenSteps onClose={() => explain(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
