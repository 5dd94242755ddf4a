import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { spokenPrice } from "#domain/offers/currentPrice.ts";
import { formatCents } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { bySize, sizeChoice } from "#domain/offers/sizes.ts";
import { SECTIONS, type Section } from "#domain/offers/categories.ts";
import { sectionOf } from "#domain/offers/sectionOf.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { byPreference, type StoreClaim } from "#domain/stores/preferredStore.ts";
import { storeTitle } from "#domain/stores/stores.ts";

/** What something costs now: before tax, as alerts count, in cents. */
export interface PriceToday {
  cents: number;
  /** With its town. */
  store: string;
  /** What costs that, where an alert may be about more than one thing: `Pre-rolls, 1 g`. */
  of?: string;
}

/** A size that an alert may be about, and what that costs now; `null` where no price may be compared. */
export interface SizeToday {
  size: NonNullable<RuleDraft["size"]>;
  /** Of what it is a size; `null`: of what no alert rings for by its price. */
  section: Section | null;
  today: PriceToday | null;
}

/**
 * The sizes in which some offers are on menus for any adult, section by section, lightest first, each with its lowest price
 * now. What belongs to no section, such as pre-rolls, rings no alert: its price would promise one.
 *
 * @param now epoch milliseconds
 * @param claimOf which of several stores that ask the same is named
 */
export function sizesToday(
  offers: readonly StoreOffer[],
  now: number,
  claimOf: (offer: StoreOffer) => StoreClaim = ({ observedAt }) => ({
    isKept: false,
    miles: null,
    seenAt: Date.parse(observedAt),
  }),
): SizeToday[] {
  const sizes = new Map<string, SizeToday>();
  const claims = new Map<SizeToday, StoreClaim>();
  for (const offer of offers) {
    const section = sectionOf(offer.product.category);
    if (section === null || offer.menu === "med") continue;
    if (offer.stock === "no" || offer.missingSince !== null) continue;
    const { key, name } = sizeChoice(offer);
    const place = `${section} ${key}`;
    const known = sizes.get(place) ?? { size: { key, name }, section, today: null };
    sizes.set(place, known);
    const price = spokenPrice(inEpochMs(offer), now);
    if (price === null || (known.today?.cents ?? Infinity) < price.cents) continue;
    const claim = claimOf(offer);
    const other = claims.get(known);
    if (known.today?.cents === price.cents && other && byPreference(other, claim) <= 0) continue;
    claims.set(known, claim);
    const of = CATEGORY_TITLES[offer.product.category];
    known.today = { cents: price.cents, store: storeTitle(offer.store), of };
  }
  return [...sizes.values()].toSorted((a, b) => bySize(a.size.key, b.size.key));
}

/** The sections of some sizes, in their order. */
export const sectionsToday = (sizes: readonly SizeToday[]): Section[] =>
  SECTIONS.filter((section) => sizes.some((each) => each.section === section));

/** The sizes of a section, or of any: each once, whatever it is a size of. */
export function sizesOf(sizes: readonly SizeToday[], asked: Section | null): SizeToday["size"][] {
  const its = sizes.filter(({ section }) => asked === null || section === asked);
  return [...new Map(its.map(({ size }) => [size.key, size])).values()];
}

/** The lowest price of a size, or of any, of a section or of any; `undefined` where none is known. */
export function todayOf(
  sizes: readonly SizeToday[],
  asked: RuleDraft["size"],
  ofSection: Section | null = null,
): PriceToday | undefined {
  const prices = sizes.flatMap(({ size, section, today }) => {
    if (ofSection !== null && section !== ofSection) return [];
    if (today === null || (asked !== null && asked.key !== size.key)) return [];
    // Of any size it says which one costs that.
    const of = [today.of, size.name].filter(Boolean).join(", ");
    return asked === null ? { ...today, of } : today;
  });
  return prices.toSorted((a, b) => a.cents - b.cents)[0];
}

/** What is said below the price of an alert: `Now $34.00 at Bloom, Akron.` */
export function todayHint({ cents, store, of }: PriceToday): string {
  return `Now ${formatCents(cents)}${of === undefined ? "" : ` (${of})`} at ${store}.`;
}

/** A price to begin with, "e.g. 63": a tenth below today's, in whole dollars; nothing where that is less than one. */
export function suggestedPrice({ cents }: PriceToday): string | undefined {
  const dollars = Math.floor((cents * 0.9) / 100);
  return dollars < 1 ? undefined : `e.g. ${String(dollars)}`;
}
