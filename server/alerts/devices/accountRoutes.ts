import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { joinAccount, leaveAccount, removeAccountDevice } from "./joinAccount.ts";
import { BEARER, DONE, PROBLEMS, pathPart } from "../../web/describe.ts";
import { problem, unauthorized } from "../../web/problem.ts";
import { requireLiveSession } from "../../accounts/identity.ts";
import { ALERT_PROBLEMS, DEVICE_KEY, UNKNOWN_DEVICE } from "./descriptions.ts";
import { readUuid } from "../../web/input.ts";
import { limitDevice, requireDevice } from "./requireDevice.ts";
import type { AlertRouteParts } from "./routeDeps.ts";
import { TOO_MANY_RULES } from "./ruleRoutes.ts";

/** What a signed-in visitor does with phones: takes one into the account, out of it, or away. */
export function accountRoutes({ db, identity, limits, now }: AlertRouteParts): Hono {
  const device = requireDevice(db);
  const live = requireLiveSession(identity);
  const limited = limitDevice(limits.write);
  const route = new Hono();
  route.post(
    "/alerts/device/join",
    describeRoute({
      summary: "Makes the phone one of the account's, and its rules the account's",
      security: [{ ...BEARER[0], ...DEVICE_KEY[0] }],
      responses: { 204: DONE, ...PROBLEMS, ...ALERT_PROBLEMS },
    }),
    device,
    limited,
    live,
    async (c) => {
      const { device: phone, account, token } = c.var;
      const joined = await joinAccount(db, phone.id, account.uid, {
        now: now(),
        mayJoin: (tx) => identity.holdSession(tx, token),
      });
      if (joined === "ended") return unauthorized(c);
      return joined === "full" ? problem(c, 409, TOO_MANY_RULES) : c.body(null, 204);
    },
  );
  route.post(
    "/alerts/device/leave",
    describeRoute({
      summary: "Takes the phone out of its account, without rules",
      security: DEVICE_KEY,
      responses: { 204: DONE, ...ALERT_PROBLEMS },
    }),
    device,
    limited,
    async (c) => {
      await leaveAccount(db, c.var.device.id);
      return c.body(null, 204);
    },
  );
  route.delete(
    "/alerts/devices/:id",
    describeRoute({
      summary: "Removes another phone of the account",
      security: BEARER,
      parameters: [pathPart("id", "The phone's id")],
      responses: { 204: DONE, ...PROBLEMS, ...UNKNOWN_DEVICE },
    }),
    live,
    async (c) => {
      const id = readUuid(c.req.param("id"));
      const isRemoved = id !== null && (await removeAccountDevice(db, id, c.var.account.uid));
      return isRemoved ? c.body(null, 204) : problem(c, 404);
    },
  );
  return route;
}
