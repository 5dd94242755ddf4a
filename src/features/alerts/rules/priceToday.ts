import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { formatCents } from "#domain/offers/money.ts";

/** What something costs now: before tax, as alerts count, in cents. */
export interface PriceToday {
  cents: number;
  /** With its town. */
  store: string;
}

/**
 * What is said below the price of an alert: what it costs now, and whether that is within the price already,
 * for which nothing will ring.
 *
 * @param maxCents the price that has been typed; `null`: none, or none that can be read
 */
export function todayHint(
  { cents, store }: PriceToday,
  kind: RuleDraft["kind"],
  maxCents: number | null,
): string {
  const now = `${formatCents(cents)} now at ${store}`;
  if (kind !== "deal" || maxCents === null || cents > maxCents) return `${now}.`;
  return `${now}: within your price already. It rings for the next sale or cut.`;
}

/** A price to begin with, "e.g. 63": a tenth below today's, in whole dollars; nothing where that is less than one. */
export function suggestedPrice({ cents }: PriceToday): string | undefined {
  const dollars = Math.floor((cents * 0.9) / 100);
  return dollars < 1 ? undefined : `e.g. ${String(dollars)}`;
}
