import { roundHalfUp } from "./prices.ts";

/** `1234` or an unrounded unit price in cents → `"$12.34"`, halves rounded up. */
export function formatCents(cents: number): string {
  return formatDollars(roundHalfUp(cents) / 100);
}

/** Dollars with two decimals and a sign, as the home page prints them: `12.5` → `"$12.50"`. */
export function formatDollars(dollars: number): string {
  return `$${(roundHalfUp(dollars * 100) / 100).toFixed(2)}`;
}
