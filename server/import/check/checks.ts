import { EXTRACT_CAP_PCT } from "#state/limits.ts";
import type { Category } from "#domain/offers/categories.ts";
import {
  announcedSale,
  effectiveCents,
  isRankablePrice,
  rankedUnitPrice,
  thcMgInPackage,
  totalThcPct,
} from "#domain/offers/prices.ts";
import { roundHalfUp } from "#domain/offers/money.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Draft } from "../formats/adapter.ts";
import { leanCopies } from "./leanCopies.ts";
import type { Remark } from "../result.ts";
import { kindOf } from "./contradictions.ts";
import { columnOf, ROW_FIELDS, type NeutralRow, type OfferColumn } from "./neutralRow.ts";
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

/** More than everything is no potency but another figure in its place, and the row is not to be trusted. */
const THC_FIELDS = ["thcPctMin", "thcPctMax", "thcaPct", "totalThcPct"] as const;

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
  /** Whether there is a unit price at `observed_at`, believable enough for rankings and medians. */
  ranked: boolean;
}

const leanCopy = leanCopies<CheckedRow>([
  ...ROW_FIELDS,
  "row",
  "kind",
  "product",
  "thcMg",
  "effectiveCents",
  "ranked",
]);

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

  if (row.observedAt - now > AHEAD_TOLERATED_MS) {
    return reject("observed_at", "is more than 10 minutes in the future");
  }
  if (SOLD_BY_WEIGHT.has(row.category) && row.netMg === null) {
    const fault = reading.faults.get("netMg") ?? "is missing";
    return reject("net_g", `${fault}, and the size does not say it; ${row.category} needs it`);
  }
  const impossible = THC_FIELDS.find((field) => (row[field] ?? 0) > 100);
  if (impossible !== undefined) return reject(columnOf(impossible), "is more than 100 percent");
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
  if (now - row.observedAt > OLD_AFTER_MS) warn("observed_at", "is more than 30 days old");
  return { kind: "accepted", row: priced(row, draft, warn), warnings };
}

/** Takes weight, dose and pieces from the printed size where their own columns are empty. */
function completed(row: NeutralRow, contradicted: readonly OfferColumn[]): NeutralRow {
  const size = readSize(row.sizeLabel);
  const isDosed = row.category === "edible" || row.category === "tincture";
  const dosed = isDosed && !contradicted.includes("thc_mg_total");
  row.netMg ??= size.netMg;
  row.unitCount ??= size.units;
  row.labelledThcMg ??= dosed ? size.doseMg : null;
  return row;
}

function potencyOf(row: NeutralRow) {
  return {
    thcPctMin: row.thcPctMin,
    thcPctMax: row.thcPctMax,
    thcaPct: row.thcaPct,
    totalThcPct: row.totalThcPct,
  };
}

/** A figure that its category cannot have is no figure: it becomes unknown. */
function correctPotency(row: NeutralRow, warn: Warn): void {
  const total = Math.max(totalThcPct(potencyOf(row)) ?? 0, row.thcPctMax ?? 0);
  const highest = HIGHEST_THC_PCT[row.category];
  const reversed =
    row.thcPctMin !== null && row.thcPctMax !== null && row.thcPctMin > row.thcPctMax;
  if (total > highest || reversed) {
    warn(
      row.totalThcPct === null ? "thc_pct_min" : "total_thc_pct",
      reversed
        ? "is above thc_pct_max; the potency is left unknown"
        : `is above ${String(highest)} %, which ${row.category} cannot have; it is left unknown`,
    );
    row.thcPctMin = row.thcPctMax = row.thcaPct = row.totalThcPct = null;
  } else if (row.category === "extract" && total > EXTRACT_CAP_PCT) {
    warn("thc_pct_min", `is above the legal cap of ${String(EXTRACT_CAP_PCT)} %`);
  }
  if (!isPossibleDose(row)) {
    warn("thc_mg_total", `is more than such a package can hold; it is left unknown`);
    row.labelledThcMg = null;
  }
}

function isPossibleDose(row: NeutralRow): boolean {
  if (row.labelledThcMg === null) return true;
  if (row.netMg !== null && row.labelledThcMg > row.netMg) return false;
  return row.category !== "edible" || row.labelledThcMg <= HIGHEST_EDIBLE_MG;
}

/** A sale that is none is dropped; the regular price stands. */
function correctSale(row: NeutralRow, warn: Warn): void {
  if (row.salePriceCents === null || row.salePriceCents < row.priceCents) return;
  warn("sale_price_cents", "is not below the regular price; the sale is left out");
  dropSale(row);
}

function priced(neutral: NeutralRow, draft: Draft<OfferColumn>, warn: Warn): CheckedRow {
  const sale = announcedSale({
    priceCents: neutral.salePriceCents,
    conditions: neutral.saleConditions,
    startsAt: neutral.saleStartsAt,
    endsAt: neutral.saleEndsAt,
  });
  const cents = effectiveCents(neutral.priceCents, sale, neutral.observedAt);
  const thcMg = thcMgInPackage({
    labelledThcMg: neutral.labelledThcMg,
    netMg: neutral.netMg,
    totalThcPct: totalThcPct(potencyOf(neutral)),
  });
  const unitPrice = rankedUnitPrice(neutral.category, cents, { netMg: neutral.netMg, thcMg });
  const ranked = isRankablePrice(neutral.category, unitPrice);
  if (unitPrice !== null && !ranked) {
    const dollars = (roundHalfUp(unitPrice.cents) / 100).toFixed(2);
    const unit = unitPrice.unit === "g" ? "g" : "100 mg";
    warn("price_cents", `makes $${dollars}/${unit}, which is left out of rankings`);
  }
  const product = productOf(neutral);
  const [row, kind] = [draft.row, kindOf(draft)];
  const whole = { row, kind, product, thcMg, effectiveCents: cents, ranked };
  return leanCopy(Object.assign(neutral, whole));
}
