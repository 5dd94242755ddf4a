import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { ALERT_RULES_AT_MOST, AlertRuleSchema } from "#domain/alerts/alertRules.ts";
import { queueTest } from "../queue/queueTest.ts";
import { ruleOwnerOf } from "./ruleOwner.ts";
import { removeRule, writeRule } from "./rules.ts";
import { DONE, jsonBody, pathPart } from "../../web/describe.ts";
import { problem } from "../../web/problem.ts";
import { ALERT_PROBLEMS, DEVICE_KEY, UNKNOWN_RULE } from "./descriptions.ts";
import { readBody, readUuid } from "../../web/input.ts";
import { limitDevice, requireDevice } from "./requireDevice.ts";
import type { AlertRouteParts } from "./routeDeps.ts";

const RULE_ID = pathPart("id", "The rule's id, a UUID that the phone made");

/** Answered when there are as many rules as one owner may have. */
export const TOO_MANY_RULES = `There are ${String(ALERT_RULES_AT_MOST)} rules already`;

/** `/api/alerts/rules/…` and `/api/alerts/test`: what a phone wants to hear of, and whether it would. */
export function ruleRoutes({ db, now, alerts, limits }: AlertRouteParts): Hono {
  const device = requireDevice(db);
  const limited = limitDevice(limits.write);
  const route = new Hono();
  route.put(
    "/alerts/rules/:id",
    describeRoute({
      summary: "Writes a rule of the phone, or of its account",
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
