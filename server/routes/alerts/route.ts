import { Hono } from "hono";
import type { AlertService } from "../../alerts/alertService.ts";
import { reasonOf } from "../../alerts/delivery/messenger.ts";
import type { Db } from "../../db/database.ts";
import { clientNetworks } from "../../identity/clientAddress.ts";
import type { Identity } from "../../identity/identity.ts";
import type { Log } from "../../log.ts";
import { problem } from "../../problem.ts";
import { accountRoutes } from "./accountRoutes.ts";
import { createAlertLimits, type AlertLimits } from "./alertLimits.ts";
import { deviceRoutes } from "./deviceRoutes.ts";
import { tooMany } from "./requireDevice.ts";
import { ruleRoutes } from "./ruleRoutes.ts";

interface AlertRouteDeps {
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

/** `/api/alerts/…`: phones, their rules, and a test. No account is needed. */
export function alertsRoute(deps: AlertRouteDeps): Hono {
  const parts = { ...deps, limits: createAlertLimits(deps.db) };
  const route = new Hono();
  route.use("/alerts/*", async (c, next) => {
    const { limits, alerts } = parts;
    if (!(await limits.address.count(clientNetworks(c, alerts.trustedProxies)))) return tooMany(c);
    await next();
    c.header("cache-control", "no-store");
    return undefined;
  });
  // The site's own handler logs errors whole, and those of the database repeat what was sent.
  route.onError((error, c) => {
    const reason = reasonOf(error.cause ?? error);
    deps.log.error({ reason, method: c.req.method, path: c.req.routePath }, "a request failed");
    return problem(c, 500);
  });
  route.route("/", deviceRoutes(parts));
  route.route("/", ruleRoutes(parts));
  route.route("/", accountRoutes(parts));
  return route;
}
