import type { UnitPrice } from "./prices.ts";

/** What stands where a figure is unknown; never a guess. */
export const UNKNOWN = "–";

/** A price in words, with tax as `"about $35.40"`. */
export const aboutText = (text: string, isAbout: boolean): string =>
  isAbout ? `about ${text}` : text;

/** `1234` or an unrounded unit price in cents → `"$12.34"`, halves rounded up. */
export function formatCents(cents: number): string {
  return formatDollars(roundHalfUp(cents) / 100);
}

/** The same without cents that are none: `"$18"`, `"$18.50"`. */
export const wholeDollars = (cents: number): string => formatCents(cents).replace(/\.00$/, "");

/** Dollars with two decimals and a sign, as the home page prints them: `12.5` → `"$12.50"`. */
export function formatDollars(dollars: number): string {
  return `$${(roundHalfUp(dollars * 100) / 100).toFixed(2)}`;
}

/** By how much a price is below the one that it replaces, the same with tax as without: `"30%"`; `null` where it is not. */
export function offText(cost: number, wasCost: number | null | undefined): string | null {
  if (!wasCost || wasCost <= cost) return null;
  return `${String(Math.round(100 * (1 - cost / wasCost)))}%`;
}

/** A unit price where there is little room and THC goes without saying: `"$4.42/100 mg"`. */
export function formatShortUnitPrice(price: UnitPrice | null): string {
  return formatUnitPrice(price).replace(" THC", "");
}

/** `"$10.60/g"` or `"$4.42/100 mg THC"`; `"–"` for an unknown amount. */
export function formatUnitPrice(price: UnitPrice | null): string {
  if (price === null) return UNKNOWN;
  return `${formatCents(price.cents)}/${price.unit === "g" ? "g" : "100 mg THC"}`;
}

/** The nearest whole number, halves up: cents for display, tenths of a percent. */
export function roundHalfUp(value: number): number {
  // A product of binary fractions may sit a hair below the half it stands for.
  return Math.floor(value + 0.5 + 1e-9);
}
