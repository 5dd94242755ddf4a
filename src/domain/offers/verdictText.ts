import { centsAtRegister, type PaidOffer, type Register } from "../prices/atRegister.ts";
import { currentPrice } from "./currentPrice.ts";
import { aboutText, formatCents } from "./money.ts";
import type { OfferTimes } from "./offers.ts";
import type { PriceVerdict } from "./priceVerdict.ts";
import { verdictInRow, verdictWords, type VerdictInRow } from "./verdictWords.ts";

/**
 * A verdict in the words that are fixed for it; `null` where it does not hold at `now` (epoch
 * milliseconds): the price is another than when it was seen, or the first day is over.
 *
 * @param offer with its moments in epoch milliseconds
 * @param register for a visitor who wants to see what is paid
 */
export function verdictText(
  verdict: PriceVerdict | null,
  offer: JudgedOffer,
  now: number,
  register: Register | null = null,
): string | null {
  const standing = standingVerdict(verdict, offer, now);
  if (standing === null) return null;
  return verdictWords(standing, now, (cents) => wasText(cents, offer, register));
}

/**
 * The same in the words of a row; `null` also where it is no news there.
 *
 * @param offer with its moments in epoch milliseconds
 * @param register for a visitor who wants to see what is paid
 */
export function verdictOfRow(
  verdict: PriceVerdict | null,
  offer: JudgedOffer,
  now: number,
  register: Register | null = null,
): VerdictInRow | null {
  const standing = standingVerdict(verdict, offer, now);
  if (standing === null) return null;
  return verdictInRow(standing, now, (cents) => wasText(cents, offer, register));
}

/** A verdict while it is one on the price of `now` (epoch milliseconds); `null` where that is another than was seen. */
export const standingVerdict = (
  verdict: PriceVerdict | null,
  offer: SeenOffer,
  now: number,
): PriceVerdict | null => (isPriceAsSeen(offer, now) ? verdict : null);

/** What a price was, as a visitor wants to see it: "$25.00", or with tax "about $28.94". */
export function wasText(wasCents: number, offer: PaidOffer, register: Register | null): string {
  const { cents, isAbout } = centsAtRegister(wasCents, offer, register);
  return aboutText(formatCents(cents), isAbout);
}

/** Whether any visitor pays at `now` (epoch milliseconds) what they paid when the offer was seen. */
export function isPriceAsSeen(offer: SeenOffer, now: number): boolean {
  return currentPrice(offer, now).cents === currentPrice(offer, offer.observedAt).cents;
}

/** As much of an offer as has a price at every moment; its moments in epoch milliseconds. */
type SeenOffer = Parameters<typeof currentPrice>[0] & Pick<OfferTimes, "observedAt">;

/** An offer whose price is judged, its moments in epoch milliseconds. */
export type JudgedOffer = SeenOffer & PaidOffer;
