import type { CheckedRow } from "../check/checks.ts";
import { sizeKey } from "../check/sizes.ts";
import type { Remark } from "../result.ts";

/** A checked row with its store and product found. */
export interface OfferRow {
  row: CheckedRow;
  storeId: number;
  productId: number;
  /** The row names its product by our own code, so that its words say nothing about it. */
  isCoded: boolean;
}

/** The size part of a row's identity. */
export function sizeKeyOf(row: CheckedRow): string {
  return sizeKey({ netMg: row.netMg, unitCount: row.unitCount, label: row.sizeLabel });
}

/** What makes two rows the same offer: store, product, size and menu. */
function offerKey({ row, storeId, productId }: OfferRow): string {
  return JSON.stringify([storeId, productId, sizeKeyOf(row), row.menu]);
}

/**
 * Leaves one row per offer and moment: the last. Two rows that say the same collapse without a
 * word; two that differ are named in a warning, because one of them is wrong. Rows of other moments
 * are an offer's history, in whatever order they come.
 */
export function withoutDuplicates(offers: readonly OfferRow[]): {
  offers: OfferRow[];
  warnings: Remark[];
} {
  const last = new Map<string, OfferRow>();
  const warnings: Remark[] = [];
  for (const offer of offers) {
    const key = `${offerKey(offer)} ${String(offer.row.observedAt)}`;
    const earlier = last.get(key);
    const { row } = offer;
    if (earlier !== undefined && !saysTheSame(earlier.row, row)) {
      const reason = `is about the same offer as row ${String(earlier.row.row)} and differs; row ${String(row.row)} counts`;
      warnings.push({ row: row.row, field: "row", reason });
    }
    last.set(key, offer);
  }
  return { offers: [...last.values()], warnings };
}

function saysTheSame(one: CheckedRow, other: CheckedRow): boolean {
  return JSON.stringify({ ...one, row: 0 }) === JSON.stringify({ ...other, row: 0 });
}
