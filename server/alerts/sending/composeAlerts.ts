import { eq, inArray } from "drizzle-orm";
import {
  ALERT_TEXT_AT_MOST,
  DEALS_PER_ALERT,
  type AlertDeal,
  type AlertMessage,
} from "#domain/alerts/alertMessage.ts";
import { matchesRule, type AlertRule } from "#domain/alerts/alertRules.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { dealPrice, shelfPrice, type DealPrice, type OfferDeal } from "#domain/offers/deals.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import type { Db } from "../../db/database.ts";
import { alertRuleDays, alertRules } from "../../db/schema/alerts.ts";
import { offers } from "../../db/schema/offers.ts";
import { offersById } from "../../catalogue/offers/storeOffers.ts";
import type { Parcel } from "./messenger.ts";
import { bySaving, dealEnd } from "../queue/newDeals.ts";
import { toRule } from "../devices/rules.ts";
import type { ClaimedAlert } from "./claimAlerts.ts";
import { webPushBody } from "./webPushBody.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";

/** Push services take 4,096 bytes, of which the encryption needs about a hundred. */
const LONGEST_PAYLOAD_BYTES = 3_800;

/** As long as the origin of a site may be. */
const LONGEST_ORIGIN = `https://${"x".repeat(100)}`;

/**
 * Composes messages from the offers and rules as they are now: what is no deal any more, or is
 * no longer asked for, is left out.
 *
 * @param now epoch milliseconds
 * @returns by the alert's id; `null` when nothing is left of it
 */
export async function composeAlerts(
  db: Db,
  claimed: readonly Composable[],
  now: number,
): Promise<Map<string, Parcel | null>> {
  const offerIds = [...new Set(claimed.flatMap(({ alert }) => alert.offerIds))];
  const found = offerIds.length === 0 ? null : await offersById(db, inArray(offers.id, offerIds));
  const rules = await rulesByAlert(db, claimed);
  const news = await composeEventAlerts(db, claimed, now);
  return new Map(
    claimed.map(({ alert, device }) => {
      if (alert.kind === "test") return [alert.id, testParcel(alert, now)];
      if (alert.kind !== "deals") return [alert.id, news.get(alert.id) ?? null];
      const wanted = rules.get(alert.id) ?? [];
      const deals = alert.offerIds.flatMap((id, at) =>
        newsOf(found?.get(id), wanted, alert.savings[at] ?? null, now),
      );
      return [alert.id, dealsParcel({ alert, device }, deals, now)];
    }),
  );
}

/** An alert with the device that it is for. */
type Composable = Pick<ClaimedAlert, "alert" | "device">;

type Alert = ClaimedAlert["alert"];

function testParcel({ id, expiresAt }: Alert, now: number): Parcel {
  const message = { kind: "test", id, sentAt: now } as const;
  return {
    message,
    ttlSeconds: secondsUntil(expiresAt.getTime(), now),
    urgency: "high",
    topic: null,
  };
}

/** What ends so soon is told a phone that saves its battery, too. */
const ENDS_SOON_MS = 3 * HOUR_MS;

/**
 * As many of the deals as a message can carry, best first; the others are counted. A phone that was
 * off gets the last one of such messages alone, and reads the others from its inbox here.
 */
function dealsParcel(
  { alert: { id, offerIds, matched, isUrgent }, device }: Composable,
  deals: OfferNews[],
  now: number,
): Parcel | null {
  if (deals.length === 0) return null;
  const best = deals.sort(bySaving).map(alertDeal);
  const all = deals.length + Math.max(0, matched - offerIds.length);
  const ends = deals.map(({ offer, price }) => dealEnd(inEpochMs(offer), price));
  const isDigest = device.cadence !== "at_once" && !isUrgent;
  const endsSoon = ends.some((end) => end - now <= ENDS_SOON_MS);
  const sending = {
    ttlSeconds: secondsUntil(Math.max(...ends), now),
    urgency: endsSoon ? "high" : isDigest ? "low" : "normal",
    topic: "deals",
  } as const;
  for (let kept = Math.min(best.length, DEALS_PER_ALERT); ; kept -= 1) {
    const message: AlertMessage = {
      kind: "deals",
      id,
      sentAt: now,
      deals: best.slice(0, kept),
      more: all - kept,
    };
    const bytes = Buffer.byteLength(webPushBody(message, LONGEST_ORIGIN));
    if (bytes <= LONGEST_PAYLOAD_BYTES || kept === 1) return { message, ...sending };
  }
}

/**
 * The rules for which each alert was queued, as they are now; those that were removed, or that
 * the phone does not follow any more since it left their account, are missing.
 */
async function rulesByAlert(
  db: Db,
  claimed: readonly Composable[],
): Promise<Map<string, AlertRule[]>> {
  const devices = new Map(claimed.map(({ alert, device }) => [alert.id, device]));
  const rows = await db
    .select({ alertId: alertRuleDays.alertId, rule: alertRules })
    .from(alertRuleDays)
    .innerJoin(alertRules, eq(alertRules.id, alertRuleDays.ruleId))
    .where(inArray(alertRuleDays.alertId, [...devices.keys()]));
  const found = new Map<string, AlertRule[]>();
  for (const { alertId, rule } of rows) {
    const device = devices.get(alertId);
    if (device === undefined || !follows(device, rule)) continue;
    found.set(alertId, [...(found.get(alertId) ?? []), toRule(rule)]);
  }
  return found;
}

/** A phone of an account follows its rules, another one its own. */
const follows = (device: ClaimedAlert["device"], rule: typeof alertRules.$inferSelect) =>
  device.uid === null ? rule.deviceId === device.id : rule.uid === device.uid;

/**
 * What is to be told of an offer by the rules as they are: that it is a deal, that it costs no more than was asked
 * for, or that it is there.
 *
 * @param saved cents, when it was queued; alerts of release 1.0 do not say
 */
function newsOf(
  offer: StoreOffer | undefined,
  rules: readonly AlertRule[],
  saved: number | null,
  now: number,
): OfferNews[] {
  if (offer === undefined) return [];
  const timed = inEpochMs(offer);
  const isAskedFor = (kind: AlertRule["kind"], price: DealPrice) =>
    rules.some((rule) => rule.kind === kind && matchesRule(rule, { ...offer, price }));
  const deal = dealPrice(timed, now);
  if (deal !== null && isAskedFor("deal", deal)) return [{ offer, price: deal }];
  const shelf = shelfPrice(timed, now);
  if (shelf === null) return [];
  if (isAskedFor("price", shelf)) {
    const price = { ...shelf, wasCents: shelf.cents + (saved ?? 0) };
    return [{ offer, price, why: "price" }];
  }
  // What saved nothing when it was queued had come back, or was new: a deal that is over is neither.
  if (saved !== 0) return [];
  if (isAskedFor("restock", shelf)) return [{ offer, price: shelf, why: "back" }];
  return isAskedFor("new_at_store", shelf) ? [{ offer, price: shelf, why: "new" }] : [];
}

/** A deal, what costs no more than was asked for, or what is there again or for the first time. */
interface OfferNews extends OfferDeal {
  why?: AlertDeal["why"];
}

function alertDeal({ offer, price, why }: OfferNews): AlertDeal {
  const { store, product, saleEndsAt } = offer;
  return {
    code: product.code,
    name: cut(product.name),
    ...(why && { why }),
    brand: product.brand === null ? null : cut(product.brand),
    size: cut(offer.sizeLabel),
    section: price.section,
    store: { slug: store.slug, name: cut(store.name), location: cut(storeLocation(store)) },
    menu: offer.menu === "rec" ? "rec" : "both",
    cents: price.cents,
    // What a price has fallen by orders it; what it is below is its own sale alone.
    wasCents:
      why === undefined ? Math.round(price.wasCents) : (price.insteadOfCents ?? price.cents),
    onSale: price.insteadOfCents !== null,
    unit: price.unit,
    saleEndsAt: saleEndsAt === null ? null : Date.parse(saleEndsAt),
    observedAt: Date.parse(offer.observedAt),
  };
}

/** No longer than a message takes, and without half a character at the end. */
function cut(text: string): string {
  if (text.length <= ALERT_TEXT_AT_MOST) return text;
  return `${text.slice(0, ALERT_TEXT_AT_MOST - 1).replace(/\p{Surrogate}$/u, "")}…`;
}

const secondsUntil = (moment: number, now: number) =>
  Math.max(0, Math.floor((moment - now) / 1_000));

/** Longest title of a message, in characters: a file may have any, and push services take 4 kB. */
const LONGEST_TITLE = 200;

/**
 * Composes news of reservations from what they are now.
 *
 * @param now epoch milliseconds
 * @returns by the alert's id; missing: it is no longer true, or the phone has left the account
 */
async function composeEventAlerts(
  db: Db,
  claimed: readonly Composable[],
  now: number,
): Promise<Map<string, Parcel>> {
  const ids = claimed.flatMap(({ alert }) => alert.reservationId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ reservation: reservations, event: events })
    .from(reservations)
    .innerJoin(events, eq(events.id, reservations.eventId))
    .where(inArray(reservations.id, ids));
  const found = new Map(rows.map((row) => [row.reservation.id, row]));
  return new Map(
    claimed.flatMap(({ alert, device }) => {
      const { reservation, event } = found.get(alert.reservationId ?? "") ?? {};
      if (reservation === undefined || event === undefined) return [];
      if (reservation.uid === null || reservation.uid !== device.uid) return [];
      const change = changeOf(alert.kind, reservation);
      if (change === null) return [];
      const message: AlertMessage = {
        kind: "event",
        id: alert.id,
        sentAt: now,
        change,
        event: {
          slug: event.slug,
          title: Array.from(event.title).slice(0, LONGEST_TITLE).join(""),
          startsAt: event.startsAt.getTime(),
        },
        code: reservation.code,
      };
      const ttlSeconds = secondsUntil(alert.expiresAt.getTime(), now);
      return [[alert.id, { message, ttlSeconds, urgency: "high", topic: null }] as const];
    }),
  );
}

/** What is true of it still; `null`: nothing. */
function changeOf(
  kind: ClaimedAlert["alert"]["kind"],
  { status, cancelledBy }: typeof reservations.$inferSelect,
): "promoted" | "cancelled" | null {
  if (kind === "promoted") return status === "confirmed" ? "promoted" : null;
  return kind === "event-cancelled" && cancelledBy === "event" ? "cancelled" : null;
}
