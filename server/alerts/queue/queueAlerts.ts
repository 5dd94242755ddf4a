import type { Db } from "../../db/database.ts";
import { findArrivals } from "./arrivals.ts";
import { findLowerPrices } from "./lowerPrices.ts";
import { findNewDeals, type NewDeal } from "./newDeals.ts";
import { readMatchingRules, type OwnedRule, type OwnerKind, readDevices } from "./readRules.ts";
import { writeAlerts, type DeviceMatches, type RuleMatch } from "./writeAlerts.ts";
import {
  isReached,
  matchesRule,
  RULE_KINDS,
  strainKey,
  type AlertRule,
} from "#domain/alerts/alertRules.ts";
import { slugsOf } from "#domain/stores/stores.ts";
import { slugify } from "#domain/text/slug.ts";
import { and, eq, gte, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { alertRules } from "../../db/schema/alerts.ts";

/** What an import has put into the outbox. */
interface QueuedAlerts {
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
 * Fills the outbox with what an import has brought, inside its transaction: alerts
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
  const others = [
    ...(await findArrivals(tx, importId, now)),
    ...(await findLowerPrices(tx, importId, now)),
  ];
  const queued = { dealsQueued: deals.length, alertsQueued: 0 };
  const earliest = moreFollows ? now + TIME_FOR_MORE_MS : now;
  for (const kind of RULE_KINDS) {
    const news = [...others, ...deals].filter((each) => each.kind === kind);
    if (news.length > 0) queued.alertsQueued += await queueNews(tx, kind, news, now, earliest);
  }
  return queued;
}

/** @returns how many alerts are new */
async function queueNews(
  tx: Db,
  kind: AlertRule["kind"],
  news: readonly NewDeal[],
  now: number,
  earliest: number,
): Promise<number> {
  const findDeals = indexDeals(news);
  const condition = and(eq(alertRules.kind, kind), mayMatch(news));
  let written = 0;
  for (const owners of ["deviceId", "uid"] as const) {
    for await (const page of readMatchingRules(tx, owners, condition)) {
      const matches = matchesByOwner(page, findDeals);
      const devices = await devicesOf(tx, owners, matches, now);
      written += await writeAlerts(tx, devices, now, earliest);
    }
  }
  return written;
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
  now: number,
): Promise<DeviceMatches[]> {
  const devices = await readDevices(tx, kind, [...matches.keys()], now);
  return devices.map((device) => {
    const owner = kind === "uid" ? device.uid : device.id;
    return { device, matches: matches.get(owner ?? "") ?? [] };
  });
}

/** Answers the deals that a rule asks for, best first. */
type FindDeals = (rule: AlertRule) => NewDeal[];

/**
 * Prepares the few deals of an import for very many rules: a rule is compared only with the
 * deals of its product, its store, its strain, its brand, or its regions and sections. What
 * matches is decided by the domain alone.
 *
 * @param deals best first
 */
function indexDeals(deals: readonly NewDeal[]): FindDeals {
  const byProduct = groups(deals, ({ product }) => [product.code]);
  const byStore = groups(deals, ({ store }) => slugsOf(store));
  const byStrain = groups(deals, ({ product }) => [strainKey(product)]);
  const byBrand = groups(deals, ({ product }) => [slugify(product.brand ?? "")]);
  const byPlace = new Map<string, NewDeal[]>();

  /** Few combinations are in use, and each is looked up by thousands of rules. */
  function ofPlace({ regions, sections }: AlertRule): NewDeal[] {
    const key = `${regions.join()}|${sections.join()}`;
    const known = byPlace.get(key);
    if (known !== undefined) return known;
    const found = deals.filter(
      ({ store, price }) =>
        (regions.length === 0 || (store.region !== null && regions.includes(store.region))) &&
        (sections.length === 0 || sections.includes(price.section)),
    );
    byPlace.set(key, found);
    return found;
  }

  function candidates(rule: AlertRule): NewDeal[] {
    if (rule.product !== null) return byProduct.get(rule.product.code) ?? [];
    if (rule.strain !== null) return byStrain.get(rule.strain.slug) ?? [];
    if (rule.brand !== null) return byBrand.get(slugify(rule.brand)) ?? [];
    if (rule.store !== null) return byStore.get(rule.store.slug) ?? [];
    return ofPlace(rule);
  }

  return (rule) =>
    candidates(rule).filter(
      (deal) =>
        matchesRule(rule, deal) && (deal.before === undefined || isReached(rule, deal.before)),
    );
}

function groups(
  deals: readonly NewDeal[],
  keysOf: (deal: NewDeal) => readonly (string | null)[],
): Map<string, NewDeal[]> {
  const found = new Map<string, NewDeal[]>();
  for (const deal of deals) {
    for (const key of keysOf(deal)) {
      if (key === null) continue;
      const group = found.get(key);
      if (group === undefined) found.set(key, [deal]);
      else group.push(deal);
    }
  }
  return found;
}

/**
 * Rules that may ask for one of the deals. The database only narrows the field, so that few
 * rules travel; the domain decides. Brands are left to it: they are compared without case and
 * spelling marks.
 */
function mayMatch(deals: readonly NewDeal[]): SQL | undefined {
  const { storeSlug, productCode, strainSlug, maxCents, regions, sections } = alertRules;
  return and(
    unsetOrIn(storeSlug, deals, ({ store }) => slugsOf(store)),
    unsetOrIn(productCode, deals, ({ product }) => [product.code]),
    unsetOrIn(strainSlug, deals, ({ product }) => [strainKey(product)]),
    emptyOrMeets(regions, deals, ({ store }) => [store.region]),
    emptyOrMeets(sections, deals, ({ price }) => [price.section]),
    or(isNull(maxCents), gte(maxCents, Math.min(...deals.map(({ price }) => price.cents)))),
  );
}

type ValuesOf = (deal: NewDeal) => readonly (string | null)[];

function unsetOrIn(column: PgColumn, deals: readonly NewDeal[], valuesOf: ValuesOf) {
  return or(isNull(column), sql`${column} = any(${values(deals, valuesOf)})`);
}

function emptyOrMeets(column: PgColumn, deals: readonly NewDeal[], valuesOf: ValuesOf) {
  return or(sql`${column} = '{}'`, sql`${column} && ${values(deals, valuesOf)}`);
}

function values(deals: readonly NewDeal[], valuesOf: ValuesOf): SQL {
  const all = new Set(deals.flatMap(valuesOf));
  return sql`${sql.param([...all].filter((value) => value !== null))}::text[]`;
}
