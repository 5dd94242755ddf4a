import type { AlertSettings } from "./alertSettings.ts";

/** What routes need of the site's alerts. */
export interface AlertService {
  settings: AlertSettings;
  /** Makes this process check at once whether an alert is due. */
  wake: () => void;
  /** How many proxies of the site's own stand in front. */
  trustedProxies: number;
}
