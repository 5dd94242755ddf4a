import type { Category } from "#domain/menus/categories.ts";
import {
  announcedSale,
  effectiveCents,
  isPlausible,
  rankedUnitPrice,
  thcMgInPackage,
  totalThcPct,
} from "#domain/prices/prices.ts";
import { roundHalfUp } from "#domain/prices/rounding.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Draft, OfferColumn } from "../read/adapter.ts";
import type { Remark } from "../result.ts";
import { kindOf } from "./contradictions.ts";
import type { NeutralRow } from "./neutralRow.ts";
import { productOf, type Product } from "./productOf.ts";
import { dropSale, leaveOut, readRow, type Warn } from "./readRow.ts";
import { readSize } from "./sizes.ts";

/**
 * Every rule by which a menu row is refused or corrected. Refused: a required
 * column missing or unreadable, an impossible price, THC over 100 %, a time in
 * the future, an unknown category, something that is no row. Corrected with a
 * warning: what cannot be read or true of an otherwise good row becomes unknown.
 */

/** Clocks of stores may run ahead by this much. */
const AHEAD_TOLERATED_MS = 10 * 60_000;
const OLD_AFTER_MS = 30 * DAY_MS;

/** Highest total THC, in percent by weight, that a category can have; more is a misread figure. */
const HIGHEST_THC_PCT: Readonly<Record<Category, number>> = {
  flower: 40,
  preroll: 40,
  infused_preroll: 75,
  vape: 100,
  extract: 100,
  edible: 20,
  tincture: 30,
  topical: 30,
  other: 100,
};

/** Ohio's legal cap for extracts, in percent; more is kept and remarked upon. */
const EXTRACT_CAP_PCT = 70;

/** More than everything is no potency but another figure in its place, and the row is not to be trusted. */
const THC_COLUMNS = ["thc_pct_min", "thc_pct_max", "thca_pct", "total_thc_pct"] as const;

/** Highest dose of one package of edibles, in milligrams. */
const HIGHEST_EDIBLE_MG = 1_100;

/** Categories sold by weight: there the weight is a required column. */
const SOLD_BY_WEIGHT: ReadonlySet<Category> = new Set(["flower", "vape", "extract"]);

/** A row as it is stored: checked, completed from its own columns, and priced. */
export interface CheckedRow extends NeutralRow {
  row: number;
  /** What the source says of the product's kind besides its category. */
  kind: string;
  product: Product;
  /** THC in one package, in milligrams. */
  thcMg: number | null;
  /** What any visitor pays at `observed_at`, in cents. */
  effectiveCents: number;
  /** Whether the unit price is believable enough for rankings. */
  ranked: boolean;
}

export type CheckedDraft =
  | { kind: "accepted"; row: CheckedRow; warnings: Remark[] }
  | { kind: "rejected"; rejection: Remark };

/**
 * Checks one row.
 *
 * @param now the moment of import, epoch milliseconds
 */
export function checkDraft(draft: Draft<OfferColumn>, now: number): CheckedDraft {
  const reject = (field: string, reason: string): CheckedDraft => ({
    kind: "rejected",
    rejection: { row: draft.row, field, reason },
  });
  if (draft.refusal !== undefined) return reject(draft.refusal.field, draft.refusal.reason);
  if (draft.columns === null) return reject("row", "is not a row of this format");
  const reading = readRow(draft.columns);
  if (reading.kind === "unreadable") return reject(reading.field, reading.reason);
  const row = completed(reading.row, draft.contradicted ?? []);

  if (row.observed_at - now > AHEAD_TOLERATED_MS) {
    return reject("observed_at", "is more than 10 minutes in the future");
  }
  if (SOLD_BY_WEIGHT.has(row.category) && row.net_g === null) {
    const fault = reading.faults.get("net_g") ?? "is missing";
    return reject("net_g", `${fault}, and the size does not say it; ${row.category} needs it`);
  }
  const impossible = THC_COLUMNS.find((column) => (row[column] ?? 0) > 100);
  if (impossible !== undefined) return reject(impossible, "is more than 100 percent");
  const total = totalThcPct(potencyOf(row));
  if (total !== null && total > 100) {
    return reject("thca_pct", "makes a total of more than 100 % THC");
  }

  const warnings: Remark[] = [];
  const warn = (field: string, reason: string) => {
    warnings.push({ row: draft.row, field, reason });
  };
  for (const { field, reason } of draft.remarks ?? []) warn(field, reason);
  leaveOut(row, reading.faults, warn);
  correctPotency(row, warn);
  correctSale(row, warn);
  if (now - row.observed_at > OLD_AFTER_MS) warn("observed_at", "is more than 30 days old");
  return { kind: "accepted", row: priced(row, draft, warn), warnings };
}

/** Takes weight, dose and pieces from the printed size where their own columns are empty. */
function completed(row: NeutralRow, contradicted: readonly OfferColumn[]): NeutralRow {
  const size = readSize(row.size_label);
  const isDosed = row.category === "edible" || row.category === "tincture";
  const dosed = isDosed && !contradicted.includes("thc_mg_total");
  row.net_g ??= size.netMg;
  row.unit_count ??= size.units;
  row.thc_mg_total ??= dosed ? size.doseMg : null;
  return row;
}

function potencyOf(row: NeutralRow) {
  return {
    thcPctMin: row.thc_pct_min,
    thcPctMax: row.thc_pct_max,
    thcaPct: row.thca_pct,
    totalThcPct: row.total_thc_pct,
  };
}

/** A figure that its category cannot have is no figure: it becomes unknown. */
function correctPotency(row: NeutralRow, warn: Warn): void {
  const total = Math.max(totalThcPct(potencyOf(row)) ?? 0, row.thc_pct_max ?? 0);
  const highest = HIGHEST_THC_PCT[row.category];
  const reversed =
    row.thc_pct_min !== null && row.thc_pct_max !== null && row.thc_pct_min > row.thc_pct_max;
  if (total > highest || reversed) {
    warn(
      row.total_thc_pct === null ? "thc_pct_min" : "total_thc_pct",
      reversed
        ? "is above thc_pct_max; the potency is left unknown"
        : `is above ${String(highest)} %, which ${row.category} cannot have; it is left unknown`,
    );
    row.thc_pct_min = row.thc_pct_max = row.thca_pct = row.total_thc_pct = null;
  } else if (row.category === "extract" && total > EXTRACT_CAP_PCT) {
    warn("thc_pct_min", `is above the legal cap of ${String(EXTRACT_CAP_PCT)} %`);
  }
  if (!isPossibleDose(row)) {
    warn("thc_mg_total", `is more than such a package can hold; it is left unknown`);
    row.thc_mg_total = null;
  }
}

function isPossibleDose(row: NeutralRow): boolean {
  if (row.thc_mg_total === null) return true;
  if (row.net_g !== null && row.thc_mg_total > row.net_g) return false;
  return row.category !== "edible" || row.thc_mg_total <= HIGHEST_EDIBLE_MG;
}

/** A sale that is none is dropped; the regular price stands. */
function correctSale(row: NeutralRow, warn: Warn): void {
  if (row.sale_price_cents === null || row.sale_price_cents < row.price_cents) return;
  warn("sale_price_cents", "is not below the regular price; the sale is left out");
  dropSale(row);
}

function priced(neutral: NeutralRow, draft: Draft<OfferColumn>, warn: Warn): CheckedRow {
  const sale = announcedSale({
    priceCents: neutral.sale_price_cents,
    conditions: neutral.sale_conditions,
    startsAt: neutral.sale_starts,
    endsAt: neutral.sale_ends,
  });
  const cents = effectiveCents(neutral.price_cents, sale, neutral.observed_at);
  const thcMg = thcMgInPackage({
    labelledThcMg: neutral.thc_mg_total,
    netMg: neutral.net_g,
    totalThcPct: totalThcPct(potencyOf(neutral)),
  });
  const unitPrice = rankedUnitPrice(neutral.category, cents, { netMg: neutral.net_g, thcMg });
  const ranked = unitPrice === null || isPlausible(neutral.category, unitPrice);
  if (unitPrice !== null && !ranked) {
    const dollars = (roundHalfUp(unitPrice.cents) / 100).toFixed(2);
    const unit = unitPrice.unit === "g" ? "g" : "100 mg";
    warn("price_cents", `makes $${dollars}/${unit}, which is left out of rankings`);
  }
  const product = productOf(neutral);
  const [row, kind] = [draft.row, kindOf(draft)];
  // The row is this function's own; a copy of its forty columns would cost more than all checks.
  return Object.assign(neutral, { row, kind, product, thcMg, effectiveCents: cents, ranked });
}
