import { capitalized } from "../text/capitalized.ts";
import { HOUR_MS } from "../time/spans.ts";
import { formatAge, formatDate } from "../time/age.ts";
import { calendarDay, formatDayOfYear } from "../time/calendar.ts";
import {
  currentPrice,
  saleOf,
  silenceOf,
  type CurrentPrice,
  type Silence,
  type SpeakingFields,
} from "./currentPrice.ts";
import { isInForce, type CounterReport } from "./counterReports.ts";
import type { InEpochMs, Offer, Product, SaleConditions, Stock, StoreOffer } from "./offers.ts";
import { mgText, sizeName } from "./titles.ts";
import { wholeDollars } from "./money.ts";
import { NO_HISTORY } from "./verdictWords.ts";
import { wasNotablyLower, type PriceVerdict } from "./priceVerdict.ts";
import type { DealPast } from "./productDetail.ts";
import { isInPeriod, isSaleLive } from "./prices.ts";

type UnprovenFields = Pick<Offer, "firstSeenOn" | "observedAt" | "median30DaysCents">;

/** Something that a price alone does not say. */
export interface OfferNote {
  text: string;
  tone: "good" | "plain" | "warning";
  /** The same in a row, for the eye. */
  brief?: string;
}

/** Whether there is any left, as far as the source says. */
const STOCK_TEXTS: Readonly<Record<Stock, string>> = {
  yes: "In stock",
  low: "Low stock",
  no: "Out of stock",
  unknown: "Stock not given",
};

const CONDITIONS: Readonly<Record<Exclude<SaleConditions, "none">, string>> = {
  med_only: "patients only",
  first_visit: "first visit only",
  bundle: "when bought together",
  loyalty: "loyalty members only",
  other: "conditions apply",
};

/** Of an offer on a menu for patients. */
export const PATIENTS_ONLY = "Patients only";

/** Why an offer is not compared, as a mark beside it. */
const SILENCE_MARKS: Readonly<Record<Silence, string>> = {
  twin: "May be another store’s menu: not compared",
  unit: "No unit price: not compared",
  price: "Unlikely price: not compared",
};

type SaleNote = Pick<
  InEpochMs<Offer>,
  "priceCents" | "salePriceCents" | "saleText" | "saleConditions" | "saleStartsAt" | "saleEndsAt"
>;
type NotedOffer = SpeakingFields &
  SaleNote &
  Pick<InEpochMs<Offer>, "menu" | "stock" | "missingSince"> &
  Pick<StoreOffer, "reports">;

/**
 * What to say beside the price: who may buy, whether there is any left, since when
 * it has not been seen, what visitors report from the counter, why it is not compared with others, and an offer that holds
 * under conditions only. `now` is in epoch milliseconds.
 *
 * @param ofMenu said of the whole menu already, and so of no offer on it
 * @param shown the price beside it: where that is more than the shelf's, what visitors report is said to be before tax
 * @param twinName the store of which a twin has the menu, where that is known
 */
export function offerNotes(
  offer: NotedOffer,
  now: number,
  ofMenu?: Silence,
  shown?: { cents: number; shelfCents: number },
  twinName?: string,
): OfferNote[] {
  const notes: OfferNote[] = [];
  if (offer.missingSince !== null) {
    const since = formatDate(offer.missingSince);
    notes.push({ text: `Not seen since ${since}`, tone: "warning" });
  }
  const reported = reportNote(offer.reports, now, shown && shown.cents !== shown.shelfCents);
  if (reported !== null) notes.push(reported);
  if (offer.menu === "med") notes.push({ text: PATIENTS_ONLY, tone: "plain" });
  if (offer.stock === "no" || offer.stock === "low") {
    notes.push({ text: STOCK_TEXTS[offer.stock], tone: "warning" });
  }
  const silence = silenceOf(offer, currentPrice(offer, now).unit);
  if (silence !== null && silence !== ofMenu)
    notes.push({
      text:
        silence === "twin" && twinName !== undefined
          ? `May be ${twinName}’s menu`
          : SILENCE_MARKS[silence],
      tone: "warning",
    });
  const conditional = conditionalSale(offer, now);
  if (conditional !== null) notes.push({ text: conditional, tone: "plain" });
  return notes;
}

/**
 * What a deal leaves unsaid: that its store has asked less, that its regular price is only the store's
 * word, on how many days its median rests. `now` is in epoch milliseconds.
 *
 * @param deal its `past` is `null` where it is not known; `verdict` is what is said beside it of the price (`null` where
 *   nothing is): that is not said again, and not contradicted by how little a median of 30 days rests on
 */
export function dealNotes(
  deal: {
    offer: UnprovenFields;
    price: Pick<CurrentPrice, "cents" | "insteadOfCents">;
    past: DealPast | null;
    verdict?: PriceVerdict | null | undefined;
  },
  now: number,
): OfferNote[] {
  const { offer, price, past, verdict } = deal;
  if (past === null) return [];
  const notes: OfferNote[] = [];
  const { days, lowestCents, lowestAt } = past;
  const wasCheaper = lowestCents !== null && wasNotablyLower(lowestCents, price.cents);
  if (wasCheaper && lowestAt !== null && verdict?.kind !== "lower") {
    const day = formatDayOfYear(Date.parse(lowestAt));
    notes.push({ text: `It was cheaper here on ${day}`, tone: "warning" });
  }
  if (price.insteadOfCents !== null && days === 0) {
    const text = unprovenText(offer, past, now);
    if (text !== null && verdict?.kind !== "first") notes.push({ tone: "plain", ...text });
  }
  // Not beside a verdict, which says itself how long the price has been known; what was last seen before those 30 days has
  // had one price in all of them.
  if (price.insteadOfCents === null && days > 0 && !verdict) {
    const known = days === 1 ? "one day" : `${String(days)} days`;
    notes.push({ text: `Compared with ${known} of prices`, tone: "plain" });
  }
  return notes;
}

/**
 * That a sale is held against nothing but the regular price that its store states beside it: no menu
 * has seen the offer on an earlier day, or at no price that was believed. What was not seen in 30
 * days may have been seen before them; then there is a median.
 */
function unprovenText(
  { firstSeenOn, observedAt, median30DaysCents }: UnprovenFields,
  { lowestCents }: DealPast,
  now: number,
): Pick<OfferNote, "text" | "brief"> | null {
  const seen = Date.parse(observedAt);
  // The day of the first sight is UTC's, on which the state's evening is the next one.
  if (firstSeenOn === calendarDay(seen) || observedAt.startsWith(firstSeenOn)) {
    const day = calendarDay(seen) === calendarDay(now) ? "today" : formatDayOfYear(seen);
    return { text: `First seen ${day}: no earlier price is known`, brief: NO_HISTORY };
  }
  return lowestCents === null && median30DaysCents === null
    ? { text: "No earlier price is known", brief: NO_HISTORY }
    : null;
}

/**
 * "reported sold out 2 h ago by 2 visitors", and in a row "Sold out? 2 reports, 2 h ago"; `null` where nothing is reported,
 * or it is over.
 */
export function reportNote(
  report: CounterReport | null | undefined,
  now: number,
  isTaxed = false,
): (OfferNote & { brief: string }) | null {
  if (!report || !isInForce(report, now)) return null;
  const { priceCents, devices } = report;
  const price = priceCents === null ? null : wholeDollars(priceCents);
  const what = price === null ? "sold out" : `at ${price}${isTaxed ? " before tax" : ""}`;
  const age = formatAge(Date.parse(report.lastAt), now);
  const count = String(devices);
  return {
    text: `reported ${what} ${age} by ${count} visitors`,
    brief: `${capitalized(what)}? ${count} reports, ${age}`,
    tone: "warning",
  };
}

/** The sale in words with its condition; `null` when there is none that is on. */
function conditionalSale(offer: SaleNote, now: number): string | null {
  const { salePriceCents, saleConditions, saleText } = offer;
  if (saleConditions === "none") return null;
  // A text may announce a sale without a price of its own; neither price nor terms are none.
  if (saleConditions === null && salePriceCents === null) return null;
  if (!isInPeriod({ startsAt: offer.saleStartsAt, endsAt: offer.saleEndsAt }, now)) return null;
  return `${saleText ?? "Special offer"}: ${saleConditions === null ? "conditions not given" : CONDITIONS[saleConditions]}`;
}

/** `"ends in 5 h"`, `"ends Nov 24"`; `null` while no sale is on or its end is unknown. */
export function saleEnd(offer: SaleNote, now: number): string | null {
  const sale = saleOf(offer);
  if (sale === null || sale.endsAt === null || !isSaleLive(sale, offer.priceCents, now))
    return null;
  const left = sale.endsAt - now;
  if (left < HOUR_MS) return "ends within the hour";
  if (left < 48 * HOUR_MS) return `ends in ${String(Math.floor(left / HOUR_MS))} h`;
  return `ends ${formatDayOfYear(sale.endsAt)}`;
}

/** `"24%"`, `"24–28%"`, `"110 mg THC"`; `null` when the label says nothing. */
export function potencyText(offer: Pick<Offer, "thcPct" | "thcPctTo" | "thcMg">): string | null {
  const { thcPct, thcPctTo, thcMg } = offer;
  if (thcPct !== null) {
    const from = plain(thcPct);
    return thcPctTo === null ? `THC ${from}%` : `THC from ${from}% (to ${plain(thcPctTo)}%)`;
  }
  return thcMg === null ? null : `${mgText(thcMg)} mg THC`;
}

/**
 * The same in a row: "THC 26%", "THC from 22%" where a label has a range, "110 mg THC"; `null` where a label says nothing. In
 * whole percent: batches differ by more than that.
 */
export function potencyBrief(
  offer: Pick<Offer, "thcPct" | "thcPctTo" | "thcMg"> &
    Partial<Pick<Offer, "cbdPct">> & { product?: Pick<Product, "category"> },
): string | null {
  const { thcPct, thcPctTo, cbdPct = null, product } = offer;
  if (thcPct === null) return potencyText(offer);
  const whole = thcPct > 0 && thcPct < 1 ? "under 1" : String(Math.round(thcPct));
  // Without it so little would look like a mistake.
  const isCbd = product?.category === "flower" && thcPct < 1 && cbdPct !== null && cbdPct >= 1;
  return `${isCbd ? "CBD flower, " : ""}THC ${thcPctTo === null ? "" : "from "}${whole}%`;
}

/** Whether its size is its dose: "100 mg" of "100 mg THC" is said once. */
export const isSizedByDose = (
  offer: Pick<Offer, "thcPct" | "thcPctTo" | "thcMg" | "sizeKey" | "sizeLabel" | "netMg">,
): boolean => potencyText(offer) === `${sizeName(offer)} THC`;

/** At most one decimal, and none that is zero. */
const plain = (figure: number) => String(Math.round(figure * 10) / 10);
