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

/** What was seen before, in a sentence, and as much of that as a phone's row has room for. */
interface SinceSeen {
  text: string;
  brief: string;
}

/**
 * How the best offer of a wish stands to the price that was seen when it was wished: by how much that store's price has
 * changed since, else what was seen, where and when. Two stores' prices are no change of one: "Added at $28.50" beside
 * another's $24 was read as a drop.
 *
 * @returns `null` where nothing was seen, or it costs the same
 */
export function sinceSeen(
  { seen }: Wish,
  offer: StoreOffer,
  register: Register | null,
  now: number,
): SinceSeen | null {
  if (seen === undefined) return null;
  const then = centsAtRegister(seen.cents, offer, register);
  const today = centsAtRegister(currentPrice(inEpochMs(offer), now).cents, offer, register);
  const isSameSize = isOfSize(offer, seen.size.key);
  if (isSameSize && then.cents === today.cents) return null;
  const isThere = slugsOf(offer.store).includes(seen.store.slug);
  const size = isSameSize ? null : seen.size.name;
  if (!isThere) {
    const what = `${aboutText(formatCents(then.cents), then.isAbout)}${inSize(size)}`;
    return {
      text: `${what} at ${seen.store.name}, saved ${dayOf(seen.at, now)}`,
      brief: `Added at ${what}, other store`,
    };
  }
  if (!isSameSize) return alike(savedAt({ ...seen, cents: then.cents }, now, size, then.isAbout));
  const change = aboutText(formatCents(Math.abs(today.cents - then.cents)), then.isAbout);
  return alike(`${change} ${today.cents < then.cents ? "less" : "more"} than when added`);
}

const alike = (text: string): SinceSeen => ({ text, brief: text });

const inSize = (size: string | null) => (size === null ? "" : ` (${size})`);

/** "Added at $75.00, Aug 3": "saved" beside a sum is read as money that was. */
export function savedAt(
  { cents, at }: Pick<SeenPrice, "cents" | "at">,
  now: number,
  size: string | null = null,
  isAbout = false,
): string {
  return `Added at ${aboutText(formatCents(cents), isAbout)}${inSize(size)}, ${dayOf(at, now)}`;
}

/** "Aug 3", and of another year that one, too. */
function dayOf(at: string, now: number): string {
  const seenAt = Date.parse(at);
  return now - seenAt > NAMED_ALONE_MS ? dayOfYear(seenAt) : dayOfMonth(seenAt);
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
