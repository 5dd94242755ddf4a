import * as v from "valibot";
import type { Profile } from "../limits/profiles.ts";
import type { OfferTimes, SaleConditions } from "../offers/offers.ts";
import { isInPeriod } from "../offers/prices.ts";
import { WEEK, type WeekDay } from "../stores/openingHours.ts";
import { slugify } from "../text/slug.ts";
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
  /** How old the visitor is at least, in years, for sales that name an age. */
  age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(130))),
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
  const named = wordsOfSale(offer.saleText ?? "");
  const holds = buyer.discounts.some(
    (own) => own.kind === kind && isHere(own, offer, now) && meets(own, named, now),
  );
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

/** When and from which age a sale holds, as far as its own words say so. */
interface SaleWords {
  days: ReadonlySet<WeekDay>;
  fromAge: number | null;
}

const DAY_NAMES = String.raw`mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:nesdays?)?|thu(?:rs?(?:days?)?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?(?![ -]?grown)`;
/** "Tuesdays", "Mon-Fri", "Friday to Sunday". */
const DAYS = new RegExp(
  String.raw`\b(${DAY_NAMES})\b(?:\s*(?:-|–|to|through)\s*(${DAY_NAMES})\b)?`,
  "gi",
);
/** "55+", "60 and over", "65 or older", "62 & up". A share of the price is no age. */
const FROM_AGE = /\b(\d{2})\s*(?:\+|(?:and|or|&)\s*(?:over|older|up|above)\b)/i;

function wordsOfSale(text: string): SaleWords {
  const days = new Set<WeekDay>();
  for (const [, from = "", to = from] of text.matchAll(DAYS)) {
    const first = placeInWeek(from);
    const count = ((placeInWeek(to) - first + 7) % 7) + 1;
    for (let each = 0; each < count; each += 1) {
      const day = WEEK[(first + each) % 7];
      if (day !== undefined) days.add(day);
    }
  }
  const age = FROM_AGE.exec(text)?.[1];
  return { days, fromAge: age === undefined ? null : Number(age) };
}

const placeInWeek = (name: string) =>
  WEEK.findIndex((day) => day === name.slice(0, "mon".length).toLowerCase());

/** Whoever has not said how old they are has ticked that they are old enough; the store looks at the counter. */
function meets({ age }: Discount, { days, fromAge }: SaleWords, now: number): boolean {
  const today = weekdayOf(calendarDay(now));
  return (
    (days.size === 0 || (today !== undefined && days.has(today))) &&
    (fromAge === null || age === undefined || age >= fromAge)
  );
}

function isHere(own: Discount, { store }: OwnSaleFields, now: number): boolean {
  const day = calendarDay(now);
  return (
    (own.store === undefined || own.store === store.slug) &&
    (own.chain === undefined || isSameChain(own.chain, store.name)) &&
    (own.weekday === undefined || own.weekday === weekdayOf(day)) &&
    (own.month === undefined || own.month === Number(day.slice(5, 7)))
  );
}

/** Words in names of stores by which none is told from another, and which its customers leave out. */
const TRADE_WORDS = new Set([
  "cannabis",
  "co",
  "company",
  "dispensaries",
  "dispensary",
  "marijuana",
  "the",
]);

/** Whether a name that a visitor typed or ticked is a store's: "Ayr" is "AYR Dispensary". */
export function isSameChain(one: string, other: string): boolean {
  return chainKey(one) === chainKey(other);
}

function chainKey(name: string): string {
  const words = slugify(name).split("-");
  const own = words.filter((word) => !TRADE_WORDS.has(word));
  return (own.length === 0 ? words : own).join(" ");
}

/** `2026-11-26` → `thu`. */
function weekdayOf(day: string) {
  // The week begins on Monday here, and on Sunday there.
  return WEEK[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
}
