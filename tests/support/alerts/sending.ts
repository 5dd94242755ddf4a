import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { createWebPush } from "../../../server/alerts/sending/webPush.ts";
import { registrationColumns, addDevice } from "../../../server/alerts/devices/deviceRecords.ts";
import { createWakeUp } from "../../../server/alerts/sending/wakeUp.ts";
import { sendDueAlerts, type SendingDeps } from "../../../server/alerts/sending/sendDueAlerts.ts";
import { writeRule } from "../../../server/alerts/devices/rules.ts";
import type { Db } from "../../../server/db/database.ts";
import { alertRuleDays, alerts } from "../../../server/db/schema/alerts.ts";
import { alertSettingsForTests, newSubscription, ruleOf } from "./alerts.ts";
import { standingClock } from "../server/clock.ts";
import { startPushInbox } from "./pushInbox.ts";
import { silentLog } from "../server/requests.ts";
import { NOW } from "../data/rows.ts";

/** Noon UTC is 7:00 in Ohio, in the usual quiet hours; two hours later everybody is up. */
export const AWAKE = NOW + 2 * HOUR_MS;

/**
 * A sender on a database, with a push service, a clock and a log of a test's own.
 *
 * @param origins of more push services
 */
export async function senderOn(db: Db, origins: readonly string[] = []) {
  const inbox = await startPushInbox();
  onTestFinished(() => inbox.close());
  const clock = standingClock();
  clock.pass(AWAKE - NOW);
  const settings = alertSettingsForTests({ localOrigins: [inbox.origin, ...origins] });
  const messenger = createWebPush(settings.webPush, { now: clock.now });
  onTestFinished(() => {
    messenger.close();
  });
  const log = loudLog();
  const round = (
    more: Partial<
      Pick<SendingDeps, "db" | "bell" | "messenger" | "now" | "timeLimitMs" | "onPushed">
    > = {},
  ) =>
    sendDueAlerts({
      db,
      messenger,
      now: clock.now,
      random: () => 0.5,
      log,
      isClosing: () => false,
      signal: new AbortController().signal,
      timeLimitMs: 5_000,
      bell: createWakeUp(),
      answering: new Set(),
      ...more,
    });

  /** A phone with a subscription at the push service, and a rule. */
  async function phone(rule: AlertRule = ruleOf(), origin = inbox.origin) {
    const subscription = newSubscription(`${origin}/push/${randomUUID()}`);
    const columns = registrationColumns(subscription.registration, settings);
    if (columns === null) throw new Error("The subscription was not accepted.");
    const { id, key } = await addDevice(db, { ...columns, label: "Phone" }, clock.now());
    await writeRule(db, { deviceId: id, uid: null }, rule, clock.now());
    return { id, key, rule, subscription, path: new URL(columns.address).pathname };
  }

  /** An alert of the phone's rule that is due now. */
  async function queue(
    { id: deviceId, rule }: { id: string; rule: AlertRule },
    offerIds: number[],
    more: Partial<typeof alerts.$inferInsert> = {},
  ): Promise<string> {
    const id = randomUUID();
    await db.insert(alerts).values({
      id,
      deviceId,
      kind: "deals",
      offerIds,
      matched: offerIds.length,
      createdAt: new Date(clock.now()),
      dueAt: new Date(clock.now()),
      expiresAt: new Date(clock.now() + 48 * HOUR_MS),
      state: "waiting",
      ...more,
    });
    await db
      .insert(alertRuleDays)
      .values({ ruleId: rule.id, deviceId, day: "2026-11-20", alertId: id });
    return id;
  }

  return { inbox, clock, settings, messenger, log, round, phone, queue };
}

/** A log that keeps every line as it would be written. */
export function loudLog() {
  const lines: string[] = [];
  const keep = (...words: unknown[]) =>
    void lines.push(
      JSON.stringify(words, (_, value: unknown) =>
        value instanceof Error ? [Object.entries(value), value.message, value.stack] : value,
      ),
    );
  return { ...silentLog(), lines, debug: keep, info: keep, warn: keep, error: keep };
}
