import CloudOff from "~icons/cloud-off";
import { useSignal } from "#data/api/signal.ts";
import { useBrowserOnline, useOnline } from "#platform/connection.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import { offline } from "./topBar.css.ts";

/** The one sign of a lost connection; screens speak only of their own data. */
export function OfflineIndicator() {
  const online = useOnline();
  const signal = useSignal();
  // Without any connection there is no signal to be weak.
  const isWeak = useBrowserOnline() && signal === "away";
  const isOnPhone = useIsHydrated();
  const isConnected = !isOnPhone || (online && signal === "open");
  return (
    <span role="status">
      {isConnected ? null : (
        <span className={offline}>
          <CloudOff size={16} aria-hidden="true" />{" "}
          <span className={hiddenOnPhone}>{isWeak ? "Weak signal" : "Offline"}</span>
        </span>
      )}
    </span>
  );
}
