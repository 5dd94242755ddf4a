import { Hono } from "hono";
import { reasonOf } from "../sending/messenger.ts";
import { clientNetworks } from "../../web/clientAddress.ts";
import { privateAnswer } from "../../web/guards.ts";
import { failure, tooMany } from "../../web/problem.ts";
import { accountRoutes, ruleRoutes } from "./ruleRoutes.ts";
import { createAlertLimits, type AlertRouteDeps } from "./requireDevice.ts";
import { deviceRoutes } from "./deviceRoutes.ts";

/** `/api/alerts/…`: phones, their rules, and a test. No account is needed. */
export function alertsRoute(deps: AlertRouteDeps): Hono {
  const parts = { ...deps, limits: createAlertLimits(deps.db) };
  const route = new Hono();
  route.use("/alerts/*", privateAnswer);
  route.use("/alerts/*", async (c, next) => {
    const { limits, alerts } = parts;
    if (!(await limits.address.count(clientNetworks(c, alerts.trustedProxies)))) return tooMany(c);
    await next();
    return undefined;
  });
  // The site's own handler logs errors whole, and those of the database repeat what was sent.
  route.onError((error, c) => {
    const reason = reasonOf(error.cause ?? error);
    const { requestId } = c.var;
    const { method, routePath } = c.req;
    deps.log.error({ reason, requestId, method, path: routePath }, "a request failed");
    return failure(c, error);
  });
  route.route("/", deviceRoutes(parts));
  route.route("/", ruleRoutes(parts));
  route.route("/", accountRoutes(parts));
  return route;
}
