/**
 * A sum of goods and a drive and both its parts, of cents: in whole dollars the parts come to what stands above them, as the
 * legs do in miles.
 */
export function partsOfSum(goods: number, drive: number) {
  const dollars = (cents: number) => 100 * Math.round(cents / 100);
  return {
    sum: inDollars(goods + drive),
    goods: inDollars(goods),
    drive: inDollars(dollars(goods + drive) - dollars(goods)),
  };
}

/** A sum with a drive is an estimate: in whole dollars. */
export const inDollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString("en-US")}`;
