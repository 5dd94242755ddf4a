import CircleCheck from "~icons/circle-check";
import CircleDashed from "~icons/circle-dashed";
import Download from "~icons/download";
import { Button } from "#design/controls/Button.tsx";
import { useStorageUse } from "#data/saved/useSaved.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { canOfferInstall, promptInstall, useInstallState } from "#platform/install/install.ts";
import { canKeepPages, useWorkerState } from "#platform/worker/serviceWorker.ts";
import { installText, offlineText } from "./installTexts.ts";
import { status, statusLine } from "./introduction.css.ts";

/** How it stands on this very device, now. */
export function InstallStatus() {
  const install = useInstallState();
  const worker = useWorkerState();
  // Who writes a first view is no device.
  if (!useIsHydrated()) return null;
  return (
    <div className={`${status} no-print`}>
      <h3>On this device, now</h3>
      <div role="status">
        <StatusLine isDone={install === "installed"} text={installText(install, canOfferInstall)} />
        {/* The room taken is read anew when the copy has been made. */}
        <OfflineLine key={worker} isReady={worker !== "none"} />
      </div>
      {install === "prompt" ? (
        <div>
          <Button kind="primary" onClick={() => void promptInstall()}>
            <Download size={18} aria-hidden="true" /> Install it here
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function OfflineLine({ isReady }: { isReady: boolean }) {
  const bytes = useStorageUse();
  return <StatusLine isDone={isReady} text={offlineText(isReady, canKeepPages(), bytes)} />;
}

function StatusLine({ isDone, text }: { isDone: boolean; text: string }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <p className={statusLine({ done: isDone })}>
      <Icon size={20} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
