import { HOUR_MS } from "#domain/time/spans.ts";
import { checkDraft } from "../../../server/import/check/checks.ts";
import type { OfferColumn } from "../../../server/import/check/neutralRow.ts";

/** The clock of the checks: 20 November 2026, noon UTC. */
export const NOW = Date.UTC(2026, 10, 20, 12);

/** So many milliseconds before the clock, as a file writes it. */
export const ago = (ms: number) => new Date(NOW - ms).toISOString();

/** Checks row 7 of a file: 2.83 g of flower for $30, but for what the test changes. */
export function checkRow(more: Partial<Record<OfferColumn, unknown>> = {}) {
  const columns = {
    store_slug: "oak-street",
    observed_at: ago(HOUR_MS),
    source_kind: "store_file",
    name: "Blue Dream 2.83g",
    brand: "Oak Works",
    category: "flower",
    menu: "rec",
    size_label: "2.83g",
    thc_pct_min: "24",
    price_cents: "3000",
    ...more,
  };
  return checkDraft({ row: 7, columns }, NOW);
}

/** The same, where the row must be accepted; `fields` are those it was warned about. */
export function acceptedRow(more: Partial<Record<OfferColumn, unknown>> = {}) {
  const checked = checkRow(more);
  if (checked.kind === "rejected") throw new Error(JSON.stringify(checked.rejection));
  return { ...checked, fields: checked.warnings.map(({ field }) => field) };
}
