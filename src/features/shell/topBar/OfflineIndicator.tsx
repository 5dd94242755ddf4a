import CloudOff from "lucide-react/icons/cloud-off";
import { useOnline } from "#platform/connection.ts";
import { offline, offlineWord } from "./topBar.css.ts";

/** The one sign of a lost connection; screens speak only of their own data. */
export function OfflineIndicator() {
  const online = useOnline();
  return (
    <span role="status">
      {online ? null : (
        <span className={offline}>
          <CloudOff size={16} aria-hidden="true" /> <span className={offlineWord}>Offline</span>
        </span>
      )}
    </span>
  );
}
