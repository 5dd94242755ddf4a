import { roundHalfUp } from "#domain/offers/money.ts";

/** Highest target, in dollars, as the wire has it. */
const HIGHEST = 100_000;

/** A price in dollars as people type it, in cents; `null` for none, `undefined` for what is no price. */
export function readTarget(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/,(?=\d{3}\b)/g, "")
    .replace(",", ".");
  if (plain === "") return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined;
  const dollars = Number(plain);
  return dollars > 0 && dollars <= HIGHEST ? roundHalfUp(dollars * 100) : undefined;
}
