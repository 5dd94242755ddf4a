import type { Columns } from "./platformFields.ts";

/** A dose with what is to be said of it, for a draft. */
export interface StatedDose {
  columns: Columns;
  contradicted: readonly "thc_mg_total"[];
  remarks: readonly { field: string; reason: string }[];
}

const MILLIGRAMS = /(\d+(?:\.\d+)?)\s*mg\b/gi;

/**
 * The dose of a package that a platform files as its weight. That figure may also be the
 * dose of a piece, of another cannabinoid, or a slip: it counts only where the product's name prints
 * the same one.
 *
 * @param milligrams what the platform files, `null` when it is no amount
 */
export function statedDose(name: string, milligrams: number | null): StatedDose {
  const printed = [...name.matchAll(MILLIGRAMS)].map(([, figure]) => Number(figure));
  const label = milligrams === null ? "each" : `${String(milligrams)}mg`;
  if (milligrams === null) return { columns: { size_label: label }, contradicted: [], remarks: [] };
  if (printed.includes(milligrams)) {
    const columns = { size_label: label, thc_mg_total: milligrams };
    return { columns, contradicted: [], remarks: [] };
  }
  const [other] = printed;
  const field = "thc_mg_total" as const;
  const reason =
    other === undefined
      ? "is in no words of the name, only in the weight; it is left unknown"
      : `is ${String(milligrams)} by weight and ${String(other)} by name; it is left unknown`;
  return {
    columns: { size_label: label },
    contradicted: [field],
    remarks: [{ field, reason }],
  };
}
