import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { ALERT_RULES_AT_MOST, AlertRuleSchema } from "#domain/alerts/alertRules.ts";
import { queueTest } from "../queue/queueEventAlerts.ts";
import { ruleOwnerOf, removeRule, writeRule } from "./rules.ts";
import { DONE, jsonBody, pathPart, BEARER, PROBLEMS } from "../../web/describe.ts";
import { problem, unauthorized } from "../../web/problem.ts";
import {
  ALERT_PROBLEMS,
  DEVICE_KEY,
  UNKNOWN_RULE,
  limitDevice,
  requireDevice,
  type AlertRouteParts,
  UNKNOWN_DEVICE,
} from "./requireDevice.ts";
import { readBody, readUuid } from "../../web/input.ts";
import { joinAccount, leaveAccount, removeAccountDevice } from "./joinAccount.ts";
import { requireLiveSession } from "../../accounts/identity.ts";

const RULE_ID = pathPart("id", "The rule's id, a UUID that the phone made");

/** Answered when there are as many rules as one owner may have. */
const TOO_MANY_RULES = `There are ${String(ALERT_RULES_AT_MOST)} rules already`;

/** `/api/alerts/rules/…` and `/api/alerts/test`: what a phone wants to hear of, and whether it would. */
export function ruleRoutes({ db, now, alerts, limits }: AlertRouteParts): Hono {
  const device = requireDevice(db);
  const limited = limitDevice(limits.write);
  const route = new Hono();
  route.put(
    "/alerts/rules/:id",
    describeRoute({
      summary: "Writes a rule of the phone, or of its account",
      description: "A rule of the kind `price` has a highest price: `maxCents`, `maxUnit` or both.",
      security: DEVICE_KEY,
      parameters: [RULE_ID],
      requestBody: jsonBody(AlertRuleSchema),
      responses: { 204: DONE, ...ALERT_PROBLEMS, ...UNKNOWN_RULE },
    }),
    device,
    limited,
    async (c) => {
      const id = readUuid(c.req.param("id"));
      if (id === null) return problem(c, 404);
      const rule = await readBody(c, AlertRuleSchema);
      if (rule instanceof Response) return rule;
      if (readUuid(rule.id) !== id) return problem(c, 400);
      const written = await writeRule(db, ruleOwnerOf(c.var.device), { ...rule, id }, now());
      if (written === "foreign") return problem(c, 404);
      if (written === "full") return problem(c, 409, TOO_MANY_RULES);
      return c.body(null, 204);
    },
  );
  route.delete(
    "/alerts/rules/:id",
    describeRoute({
      summary: "Removes a rule of the phone, or of its account",
      security: DEVICE_KEY,
      parameters: [RULE_ID],
      responses: { 204: DONE, ...ALERT_PROBLEMS, ...UNKNOWN_RULE },
    }),
    device,
    limited,
    async (c) => {
      const id = readUuid(c.req.param("id"));
      const isRemoved = id !== null && (await removeRule(db, ruleOwnerOf(c.var.device), id));
      return isRemoved ? c.body(null, 204) : problem(c, 404);
    },
  );
  route.post(
    "/alerts/test",
    describeRoute({
      summary: "Sends the phone a test at once, in its quiet hours too",
      security: DEVICE_KEY,
      responses: { 202: DONE, ...ALERT_PROBLEMS },
    }),
    device,
    limitDevice(limits.test),
    async (c) => {
      await queueTest(db, c.var.device.id, now());
      alerts.wake();
      return c.body(null, 202);
    },
  );
  return route;
}

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
