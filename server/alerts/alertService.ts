import type { AlertSettings } from "./alertSettings.ts";

/** What routes need of the site's alerts. */
export interface AlertService {
  settings: AlertSettings;
  /** Has this process look at once whether something is due. */
  wake: () => void;
  /** How many proxies of the site's own stand in front. */
  trustedProxies: number;
}
