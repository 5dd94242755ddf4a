import type { AlertService } from "../alertService.ts";
import type { Db } from "../../db/database.ts";
import type { Identity } from "../../accounts/identity.ts";
import type { Log } from "../../log.ts";
import type { AlertLimits } from "./alertLimits.ts";

/** What the route of alerts needs of the site. */
export interface AlertRouteDeps {
  db: Db;
  identity: Identity;
  alerts: AlertService;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
}

/** What the parts of the route work with. */
export interface AlertRouteParts extends AlertRouteDeps {
  limits: AlertLimits;
}
