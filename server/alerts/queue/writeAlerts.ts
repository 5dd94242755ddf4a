import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { calendarDay } from "#domain/time/calendar.ts";
import type { Db } from "../../db/database.ts";
import { insertRecords, isoOf } from "../../db/sql/statements.ts";
import { deviceRingsAt } from "../devices/changeSettings.ts";
import { byShareThenCost, type NewDeal } from "./newDeals.ts";
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
const OFFERS_KEPT = 20;

/**
 * Writes one alert per device, or adds to the one that waits there already. A rule that has
 * another alert on the same day adds nothing.
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
  const dayOf = once(calendarDay);
  const drafts = devices.flatMap(({ device, matches }) => {
    const joined = waiting.alerts.get(device.id);
    const dueAt = joined?.dueAt ?? deviceRingsAt(device, earliest);
    const [alertId, day] = [joined?.id ?? randomUUID(), dayOf(dueAt)];
    const free = matches.filter(({ ruleId }) => {
      const holder = waiting.holder(ruleId, device.id, day);
      return holder === undefined || holder === alertId;
    });
    return free.length === 0
      ? []
      : [{ alertId, deviceId: device.id, dueAt, day, matches: free, joined }];
  });
  const fresh = drafts.filter(({ joined }) => joined === undefined);
  const records = fresh.map((draft) => ({ ...alertRecord(draft), ...newRecord(draft, now) }));
  await insertRecords(tx, "alerts", Object.keys(records[0] ?? {}), records);
  const added = drafts.filter(({ joined }) => joined !== undefined).map(alertRecord);
  if (added.length > 0) {
    await tx.execute(sql`
      update alerts set offer_ids = more.offer_ids, matched = more.matched,
        expires_at = more.expires_at
      from jsonb_to_recordset(${JSON.stringify(added)}::text::jsonb)
        as more(id uuid, offer_ids jsonb, matched int, expires_at timestamptz)
      where alerts.id = more.id
    `);
  }
  const days = drafts.flatMap(({ alertId, deviceId, day, matches }) =>
    matches.map(({ ruleId }) => ({ rule_id: ruleId, device_id: deviceId, day, alert_id: alertId })),
  );
  const columns = ["rule_id", "device_id", "day", "alert_id"];
  await insertRecords(tx, "alert_rule_days", columns, days, sql`on conflict do nothing`);
  return fresh.length;
}

interface Draft {
  alertId: string;
  deviceId: string;
  dueAt: number;
  matches: readonly RuleMatch[];
  joined: WaitingAlert | undefined;
}

/** What an alert is about: the deals of all its rules, each once, the newest import's first. */
function alertRecord({ alertId, matches, joined }: Draft) {
  const deals = new Map(matches.flatMap((each) => each.deals.map((deal) => [deal.offerId, deal])));
  const best = [...deals.values()].sort(byShareThenCost).map(({ offerId }) => offerId);
  const earlier = (joined?.offerIds ?? []).filter((id) => !deals.has(id));
  const counted = joined?.offerIds.filter((id) => deals.has(id)).length ?? 0;
  const ends = [...deals.values()].map(({ endsAt }) => endsAt);
  return {
    id: alertId,
    offer_ids: [...best, ...earlier].slice(0, OFFERS_KEPT),
    matched: deals.size + (joined?.matched ?? 0) - counted,
    expires_at: isoOf(Math.max(joined?.expiresAt ?? 0, ...ends)),
  };
}

function newRecord({ deviceId, dueAt }: Draft, now: number) {
  return {
    device_id: deviceId,
    kind: "deals",
    created_at: isoOf(now),
    due_at: isoOf(dueAt),
    attempts: 0,
    state: "waiting",
  };
}

/** Formatting a day takes longer than all the rest, and nearly all alerts are due together. */
function once(convert: (moment: number) => string): (moment: number) => string {
  const known = new Map<number, string>();
  return (moment) => {
    const text = known.get(moment) ?? convert(moment);
    known.set(moment, text);
    return text;
  };
}
