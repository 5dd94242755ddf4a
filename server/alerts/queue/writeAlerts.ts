import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { digestAt } from "#domain/alerts/cadence.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import type { Db } from "../../db/database.ts";
import { insertRecords, isoOf } from "../../db/sql/statements.ts";
import { cadenceOf, dealsDueAt } from "../devices/ringTimes.ts";
import { bySaving, savingOf, type NewDeal } from "./newDeals.ts";
import type { RingingDevice } from "./readRules.ts";
import { readWaiting, type WaitingAlert } from "./readWaiting.ts";

/** What one rule has found. */
export interface RuleMatch {
  ruleId: string;
  deals: readonly NewDeal[];
}

/** What all rules of a device have found. */
export interface DeviceMatches {
  device: RingingDevice;
  matches: readonly RuleMatch[];
}

/** Offers that an alert keeps: a message carries fewer, and some may be no deals any more by then. */
const OFFERS_KEPT = 40;

/**
 * Writes one alert per device, or adds to the one that waits there already. Of a device with a
 * digest, deals that end before it make an alert apart, where the visitor wants that. How often a
 * device rings is not decided here: an alert that must wait for that goes on to take in deals.
 *
 * @param now epoch milliseconds
 * @param earliest when a new alert may ring at the earliest
 * @returns how many alerts are new
 */
export async function writeAlerts(
  tx: Db,
  devices: readonly DeviceMatches[],
  now: number,
  earliest: number,
): Promise<number> {
  if (devices.length === 0) return 0;
  const waiting = await readWaiting(
    tx,
    devices.map(({ device }) => device.id),
    now,
  );
  const drafts = devices.flatMap(({ device, matches }) =>
    apart(device, matches, earliest).map(({ isUrgent, matches: own }): Draft => {
      const joined = waiting.alertOf(device.id, isUrgent);
      const dueAt = joined?.dueAt ?? dealsDueAt(device, isUrgent, earliest);
      const alertId = joined?.id ?? randomUUID();
      return { alertId, deviceId: device.id, isUrgent, matches: own, dueAt, joined };
    }),
  );
  const fresh = drafts.filter(({ joined }) => joined === undefined);
  const records = fresh.map((draft) => ({ ...alertRecord(draft), ...newRecord(draft, now) }));
  await insertRecords(tx, "alerts", Object.keys(records[0] ?? {}), records);
  const added = drafts.filter(({ joined }) => joined !== undefined).map(alertRecord);
  if (added.length > 0) {
    await tx.execute(sql`
      update alerts set offer_ids = more.offer_ids, savings = more.savings, matched = more.matched,
        expires_at = more.expires_at
      from jsonb_to_recordset(${JSON.stringify(added)}::text::jsonb)
        as more(id uuid, offer_ids jsonb, savings jsonb, matched int, expires_at timestamptz)
      where alerts.id = more.id
    `);
  }
  const day = calendarDay(now);
  const days = drafts.flatMap(({ alertId, deviceId, matches }) =>
    matches.map(({ ruleId }) => ({ rule_id: ruleId, device_id: deviceId, day, alert_id: alertId })),
  );
  const columns = ["rule_id", "device_id", "day", "alert_id"];
  await insertRecords(tx, "alert_rule_days", columns, days, sql`on conflict do nothing`);
  return fresh.length;
}

/** What rings together. */
interface Part {
  isUrgent: boolean;
  matches: readonly RuleMatch[];
}

interface Draft extends Part {
  alertId: string;
  deviceId: string;
  dueAt: number;
  joined: WaitingAlert | undefined;
}

/** Deals that end before the device's digest, and the others, where there are any. */
function apart(device: RingingDevice, matches: readonly RuleMatch[], earliest: number): Part[] {
  const { cadence, endingAtOnce } = device;
  if (cadence === "at_once" || !endingAtOnce) return [{ isUrgent: false, matches }];
  const digest = digestAt(cadenceOf(device), earliest);
  const part = (isUrgent: boolean): Part => ({
    isUrgent,
    matches: matches.flatMap(({ ruleId, deals }) => {
      const own = deals.filter(({ endsAt }) => endsAt <= digest === isUrgent);
      return own.length === 0 ? [] : [{ ruleId, deals: own }];
    }),
  });
  return [part(true), part(false)].filter((each) => each.matches.length > 0);
}

/** What an alert is about: the deals of all its rules, each once, and of all the best. */
function alertRecord({ alertId, matches, joined }: Draft) {
  const deals = new Map(matches.flatMap((each) => each.deals.map((deal) => [deal.offerId, deal])));
  const savings = new Map(joined?.offerIds.map((id, at) => [id, joined.savings[at] ?? 0]));
  const counted = [...savings.keys()].filter((id) => deals.has(id)).length;
  // Of equal savings the newest come first.
  for (const { offerId, price } of [...deals.values()].sort(bySaving).toReversed()) {
    // What is back, or at a price, and a deal for another rule, stays a deal.
    const saving = Math.max(savingOf({ price }), savings.get(offerId) ?? 0);
    savings.delete(offerId);
    savings.set(offerId, saving);
  }
  const best = [...savings].toReversed().sort(([, one], [, other]) => other - one);
  const kept = best.slice(0, OFFERS_KEPT);
  const ends = [...deals.values()].map(({ endsAt }) => endsAt);
  return {
    id: alertId,
    offer_ids: kept.map(([id]) => id),
    savings: kept.map(([, saving]) => saving),
    matched: deals.size + (joined?.matched ?? 0) - counted,
    expires_at: isoOf(Math.max(joined?.expiresAt ?? 0, ...ends)),
  };
}

function newRecord({ deviceId, dueAt, isUrgent }: Draft, now: number) {
  return {
    is_urgent: isUrgent,
    device_id: deviceId,
    kind: "deals",
    created_at: isoOf(now),
    due_at: isoOf(dueAt),
    attempts: 0,
    state: "waiting",
  };
}
