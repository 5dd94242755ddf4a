import { assess, type BasketItem, type PurchaseRule } from "./limits.ts";
import { setQuantity, type Basket } from "./limitsBasket.ts";

/** More packages than that are no advice any more: it is another trip. */
const PACKAGES_AT_MOST = 3;

/**
 * The fewest packages without which a basket that is too much for one day is within the limit, and of those the ones that
 * leave the most of the basket. What cannot be counted is not weighed.
 *
 * @returns each line with how many of it; empty where nothing is too much; `null` where no three packages are enough
 */
export function whatToLeave(
  basket: Basket,
  rule: PurchaseRule,
  combined: boolean,
): readonly BasketItem[] | null {
  if (assess(basket, rule, combined).state !== "over") return [];
  for (let count = 1; count <= PACKAGES_AT_MOST; count += 1) {
    const ways = waysToLeave(basket, count).flatMap((left) => {
      const rest = left.reduce(
        (kept, { id, quantity }) =>
          setQuantity(kept, id, (kept.find((line) => line.id === id)?.quantity ?? 0) - quantity),
        basket,
      );
      const { state, share } = assess(rest, rule, combined);
      return state === "over" ? [] : [{ left, share }];
    });
    const [first, ...others] = ways;
    if (first !== undefined)
      return others.reduce((best, way) => (way.share > best.share ? way : best), first).left;
  }
  return null;
}

/** Every way to leave so many packages, as lines with their quantity. */
function waysToLeave(basket: Basket, count: number): readonly (readonly BasketItem[])[] {
  if (count === 0) return [[]];
  const [line, ...rest] = basket;
  if (line === undefined) return [];
  const most = Math.min(line.quantity, count);
  return Array.from({ length: most + 1 }, (_, quantity) => {
    const own = quantity === 0 ? [] : [{ ...line, quantity }];
    return waysToLeave(rest, count - quantity).map((way) => own.concat(way));
  }).flat();
}
