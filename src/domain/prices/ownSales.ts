import * as v from "valibot";
import type { Profile } from "../limits/profiles.ts";
import type { OfferTimes, SaleConditions } from "../offers/offers.ts";
import { isInPeriod } from "../offers/prices.ts";
import { WEEK } from "../stores/openingHours.ts";
import { calendarDay } from "../time/calendar.ts";

/** Conditions of sales that a visitor may meet: those that imports tell apart, and those that a sale's own words name. */
const DISCOUNT_KINDS = [
  "veteran",
  "senior",
  "student",
  "industry",
  "birthday",
  "first_visit",
  "loyalty",
] as const;
type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A discount that is the visitor's own. It stays on the phone. */
export const DiscountSchema = v.object({
  kind: v.picklist(DISCOUNT_KINDS),
  /** Name of the stores where it holds, such as of a loyalty programme; everywhere without it. */
  chain: v.optional(v.string()),
  /** Slug of the only store where it holds, such as of a first visit. */
  store: v.optional(v.string()),
  /** The only day of the week on which it holds. */
  weekday: v.optional(v.picklist(WEEK)),
  /** The only month in which it holds, from 1. */
  month: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
});
export type Discount = v.InferOutput<typeof DiscountSchema>;

/** As much of an offer as decides whether its sale is a visitor's. */
export interface OwnSaleFields extends Pick<OfferTimes, "saleStartsAt" | "saleEndsAt"> {
  salePriceCents: number | null;
  saleConditions: SaleConditions | null;
  saleText: string | null;
  store: { slug: string; name: string };
}

/** Who is looking at prices. */
export interface Buyer {
  profile: Profile;
  discounts: readonly Discount[];
}

/**
 * A sale with conditions that this buyer meets at `now` (epoch milliseconds). There is one sale of an offer, and it is
 * never added to another: the better price counts. A bundle is no price of one package, and a sale that does not say
 * whose it is is nobody's.
 *
 * @returns its price in cents and whose it is, in words; `null` for a price like everybody's
 */
export function ownSale(
  offer: OwnSaleFields,
  buyer: Buyer,
  now: number,
): { cents: number; because: string } | null {
  const { salePriceCents: cents, saleConditions: conditions } = offer;
  if (
    cents === null ||
    conditions === null ||
    !isInPeriod({ startsAt: offer.saleStartsAt, endsAt: offer.saleEndsAt }, now)
  )
    return null;
  if (conditions === "med_only")
    return buyer.profile === "adult" ? null : { cents, because: PATIENTS_PRICE };
  const kind = kindOf(conditions, offer.saleText ?? "");
  if (kind === null) return null;
  const holds = buyer.discounts.some((own) => own.kind === kind && isHere(own, offer, now));
  return holds ? { cents, because: `with your ${DISCOUNT_WORDS[kind]} discount` } : null;
}

/** Why a patient pays less. */
export const PATIENTS_PRICE = "patients’ price";

/** The kinds in the middle of a sentence. */
const DISCOUNT_WORDS: Readonly<Record<DiscountKind, string>> = {
  veteran: "veteran",
  senior: "senior",
  student: "student",
  industry: "industry",
  birthday: "birthday",
  first_visit: "first visit",
  loyalty: "loyalty",
};

const NAMED: readonly (readonly [RegExp, DiscountKind])[] = [
  [/\bveterans?\b|\bmilitary\b/i, "veteran"],
  [/\bseniors?\b/i, "senior"],
  [/\bstudents?\b/i, "student"],
  [/\bindustry\b/i, "industry"],
  [/\bbirthdays?\b/i, "birthday"],
];

function kindOf(conditions: SaleConditions, text: string): DiscountKind | null {
  if (conditions === "first_visit" || conditions === "loyalty") return conditions;
  if (conditions !== "other") return null;
  const named = NAMED.filter(([pattern]) => pattern.test(text));
  // Words that name two kinds may want both.
  return named.length === 1 ? (named[0]?.[1] ?? null) : null;
}

function isHere(own: Discount, { store }: OwnSaleFields, now: number): boolean {
  const day = calendarDay(now);
  const isSame = (one: string, other: string) =>
    one.trim().toLowerCase() === other.trim().toLowerCase();
  return (
    (own.store === undefined || own.store === store.slug) &&
    (own.chain === undefined || isSame(own.chain, store.name)) &&
    (own.weekday === undefined || own.weekday === weekdayOf(day)) &&
    (own.month === undefined || own.month === Number(day.slice(5, 7)))
  );
}

/** `2026-11-26` → `thu`. */
function weekdayOf(day: string) {
  // The week begins on Monday here, and on Sunday there.
  return WEEK[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
}
