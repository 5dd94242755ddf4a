import type { Db } from "../../db/database.ts";
import { indexDeals, type FindDeals } from "./dealIndex.ts";
import { mayMatch } from "./mayMatch.ts";
import { findNewDeals, type NewDeal } from "./newDeals.ts";
import { readMatchingRules, type OwnedRule, type OwnerKind } from "./readRules.ts";
import { readDevices } from "./readDevices.ts";
import { writeAlerts, type DeviceMatches, type RuleMatch } from "./writeAlerts.ts";

/** What an import has put into the outbox. */
export interface QueuedAlerts {
  /** New deals that were held against the rules. */
  dealsQueued: number;
  /** Alerts that wait because of them and did not before. */
  alertsQueued: number;
}

/**
 * How long an alert waits for the other files of a command. A rule has one alert a day. If it were
 * sent after the first file, the better deals of the next would have none.
 */
const TIME_FOR_MORE_MS = 2 * 60_000;

/**
 * Fills the outbox with the deals that an import has brought, inside its transaction: alerts
 * exist if and only if the prices do. The rules are read page by page, so that memory does not
 * grow with their number.
 *
 * @param now epoch milliseconds
 * @param moreFollows whether another import follows at once, whose deals are to join these
 */
export async function queueAlerts(
  tx: Db,
  importId: number,
  now: number,
  moreFollows = false,
): Promise<QueuedAlerts> {
  const deals = await findNewDeals(tx, importId, now);
  const queued = { dealsQueued: deals.length, alertsQueued: 0 };
  if (deals.length === 0) return queued;
  const earliest = moreFollows ? now + TIME_FOR_MORE_MS : now;
  const findDeals = indexDeals(deals);
  const condition = mayMatch(deals);
  for (const kind of ["deviceId", "uid"] as const) {
    for await (const page of readMatchingRules(tx, kind, condition)) {
      const matches = matchesByOwner(page, findDeals);
      const devices = await devicesOf(tx, kind, matches);
      queued.alertsQueued += await writeAlerts(tx, devices, now, earliest);
    }
  }
  return queued;
}

function matchesByOwner(
  page: readonly OwnedRule[],
  findDeals: FindDeals,
): Map<string, RuleMatch[]> {
  const found = new Map<string, RuleMatch[]>();
  for (const { owner, rule } of page) {
    const deals: NewDeal[] = findDeals(rule);
    if (deals.length === 0) continue;
    const matches = found.get(owner) ?? [];
    found.set(owner, matches);
    matches.push({ ruleId: rule.id, deals });
  }
  return found;
}

/** Every device of the owners, with what its rules have found. */
async function devicesOf(
  tx: Db,
  kind: OwnerKind,
  matches: ReadonlyMap<string, RuleMatch[]>,
): Promise<DeviceMatches[]> {
  const devices = await readDevices(tx, kind, [...matches.keys()]);
  return devices.map((device) => {
    const owner = kind === "uid" ? device.uid : device.id;
    return { device, matches: matches.get(owner ?? "") ?? [] };
  });
}
