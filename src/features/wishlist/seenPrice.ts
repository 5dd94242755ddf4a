import type { Register } from "#domain/prices/atRegister.ts";
import { centsAtRegister } from "#domain/prices/atRegister.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { isOfSize, sizeChoice } from "#domain/offers/sizes.ts";
import { SITE } from "#domain/site/site.ts";
import { slugsOf, storeTitle } from "#domain/stores/stores.ts";
import { dateFormat } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { SeenPrice, Wish } from "#domain/wishlist/wishes.ts";

/** What is remembered of an offer whose heart is tapped. @param now epoch milliseconds */
export function seenPrice(offer: StoreOffer, now: number): SeenPrice {
  return {
    // Everybody's price: a discount may be given up, and tax be shown or not.
    cents: currentPrice(inEpochMs(offer), now).cents,
    size: sizeChoice(offer),
    store: { slug: offer.store.slug, name: storeTitle(offer.store) },
    at: new Date(now).toISOString(),
  };
}

/**
 * How the best offer of a wish stands to the price that was seen when it was wished: by how much that store's price has
 * changed since, else what was seen and when. Two stores' prices are no change of one.
 *
 * @returns `null` where nothing was seen, or it costs the same
 */
export function sinceSeen(
  { seen }: Wish,
  offer: StoreOffer,
  register: Register | null,
  now: number,
): string | null {
  if (seen === undefined) return null;
  const then = centsAtRegister(seen.cents, offer, register);
  const today = centsAtRegister(currentPrice(inEpochMs(offer), now).cents, offer, register);
  const isSameSize = isOfSize(offer, seen.size.key);
  if (isSameSize && then.cents === today.cents) return null;
  if (!isSameSize || !slugsOf(offer.store).includes(seen.store.slug))
    return savedAt(
      { ...seen, cents: then.cents },
      now,
      isSameSize ? null : seen.size.name,
      then.isAbout,
    );
  const change = aboutText(formatCents(Math.abs(today.cents - then.cents)), then.isAbout);
  return `${change} ${today.cents < then.cents ? "less" : "more"} than when added`;
}

/** "Added at $75.00, Aug 3": "saved" beside a sum is read as money that was. */
export function savedAt(
  { cents, at }: Pick<SeenPrice, "cents" | "at">,
  now: number,
  size: string | null = null,
  isAbout = false,
): string {
  const seenAt = Date.parse(at);
  const day = now - seenAt > NAMED_ALONE_MS ? dayOfYear(seenAt) : dayOfMonth(seenAt);
  const what = size === null ? "" : ` (${size})`;
  return `Added at ${aboutText(formatCents(cents), isAbout)}${what}, ${day}`;
}

/** Up to this age a month and its day say which ones are meant. */
const NAMED_ALONE_MS = 330 * DAY_MS;
const dayOfMonth = dateFormat({ month: "short", day: "numeric", timeZone: SITE.timeZone });
const dayOfYear = dateFormat({
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: SITE.timeZone,
});
