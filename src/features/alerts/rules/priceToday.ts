import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { spokenPrice } from "#domain/offers/currentPrice.ts";
import { formatCents } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { bySize, sizeChoice } from "#domain/offers/sizes.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { storeTitle } from "#domain/stores/stores.ts";

/** What something costs now: before tax, as alerts count, in cents. */
export interface PriceToday {
  cents: number;
  /** With its town. */
  store: string;
  /** What costs that, where an alert is about more than one thing: `Pre-rolls, 1 g`. */
  of?: string;
}

/** A size that an alert may be about, and what that costs now. */
export interface SizeToday {
  size: NonNullable<RuleDraft["size"]>;
  today: PriceToday;
}

/**
 * The sizes in which some offers may be bought now by any adult, lightest first, each with its lowest price. What may
 * not be compared rings nowhere, and its size is none of them.
 *
 * @param now epoch milliseconds
 */
export function sizesToday(offers: readonly StoreOffer[], now: number): SizeToday[] {
  const sizes = new Map<string, SizeToday>();
  for (const offer of offers) {
    const price = spokenPrice(inEpochMs(offer), now);
    const { key, name } = sizeChoice(offer);
    if (price === null || (sizes.get(key)?.today.cents ?? Infinity) <= price.cents) continue;
    const of = `${CATEGORY_TITLES[offer.product.category]}, ${name}`;
    const today = { cents: price.cents, store: storeTitle(offer.store), of };
    sizes.set(key, { size: { key, name }, today });
  }
  return [...sizes.values()].toSorted((a, b) => bySize(a.size.key, b.size.key));
}

/** The lowest price of a size, or of any; `undefined` where none is known. */
export function todayOf(
  sizes: readonly SizeToday[],
  size: RuleDraft["size"],
): PriceToday | undefined {
  const its = sizes.filter((each) => size === null || each.size.key === size.key);
  const lowest = its.toSorted((a, b) => a.today.cents - b.today.cents)[0];
  if (lowest === undefined || size !== null) return lowest?.today;
  // Of any size it says which one costs that.
  return { of: lowest.size.name, ...lowest.today };
}

/**
 * What is said below the price of an alert: what it costs now, and, where that is within the price already, what the
 * alert waits for then, because nothing rings for what a store asks anyway.
 *
 * @param maxCents the price that has been typed; `null`: none, or none that can be read
 */
export function todayHint(
  { cents, store, of }: PriceToday,
  kind: RuleDraft["kind"],
  maxCents: number | null,
): string {
  const now = `Now ${formatCents(cents)}${of === undefined ? "" : ` (${of})`} at ${store}`;
  if (maxCents === null || cents > maxCents) return `${now}.`;
  if (kind === "deal")
    return `${now}: within your price already. It rings for the next sale or cut.`;
  return kind === "price"
    ? `${now}: within your price already. It rings for another store, or once this one has asked more or sold out.`
    : `${now}.`;
}

/** A price to begin with, "e.g. 63": a tenth below today's, in whole dollars; nothing where that is less than one. */
export function suggestedPrice({ cents }: PriceToday): string | undefined {
  const dollars = Math.floor((cents * 0.9) / 100);
  return dollars < 1 ? undefined : `e.g. ${String(dollars)}`;
}
