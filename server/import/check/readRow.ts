import * as v from "valibot";
import type { Draft, OfferColumn } from "../read/adapter.ts";
import { NeutralRowSchema, type NeutralRow } from "./neutralRow.ts";

/** Says something about one column of the row at hand. */
export type Warn = (field: string, reason: string) => void;

/** Columns without which there is no row: what it is, where, when and for how much. */
const REQUIRED: ReadonlySet<string> = new Set<OfferColumn>([
  "store_license",
  "store_slug",
  "store_location",
  "observed_at",
  "source_kind",
  "name",
  "category",
  "menu",
  "size_label",
  "price_cents",
]);

/** Columns that say whether any visitor pays the sale price today. */
const SALE_TERMS: readonly OfferColumn[] = ["sale_conditions", "sale_starts", "sale_ends"];

type Reading =
  /** `faults` says of each column that could not be read, and now is empty, why. */
  | { kind: "read"; row: NeutralRow; faults: ReadonlyMap<string, string> }
  | { kind: "unreadable"; field: string; reason: string };

/**
 * Reads the columns of one row. An optional one that cannot be read counts as
 * empty, a required one makes the row unreadable.
 */
export function readRow(columns: NonNullable<Draft<OfferColumn>["columns"]>): Reading {
  const parsed = v.safeParse(NeutralRowSchema, columns);
  if (parsed.success) return { kind: "read", row: parsed.output, faults: new Map() };
  const faults = new Map<string, string>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)?.split(".")[0] ?? "row";
    if (!faults.has(field)) faults.set(field, issue.message);
  }
  const required = [...faults].find(([field]) => REQUIRED.has(field) || field === "row");
  if (required !== undefined)
    return { kind: "unreadable", field: required[0], reason: required[1] };
  const empty = Object.fromEntries([...faults.keys()].map((field) => [field, null]));
  return { kind: "read", row: v.parse(NeutralRowSchema, { ...columns, ...empty }), faults };
}

/**
 * Warns of the columns that could not be read. A sale of unknown price is none; one of
 * unknown terms is kept under conditions, so that it never makes a price look lower.
 */
export function leaveOut(row: NeutralRow, faults: ReadonlyMap<string, string>, warn: Warn): void {
  for (const [field, fault] of faults) {
    const isTerm = SALE_TERMS.some((term) => term === field) && row.sale_price_cents !== null;
    if (field === "sale_price_cents") {
      warn(field, `${fault}; the sale is left out`);
      dropSale(row);
    } else if (isTerm) {
      warn(field, `${fault}; the sale is kept as one with conditions`);
      if ((row.sale_conditions ?? "none") === "none") row.sale_conditions = "other";
    } else {
      warn(field, `${fault}; it is left out`);
    }
  }
}

/** Takes the sale off a row; the regular price stands. */
export function dropSale(row: NeutralRow): void {
  row.sale_price_cents = row.sale_text = row.sale_conditions = null;
  row.sale_starts = row.sale_ends = null;
}
