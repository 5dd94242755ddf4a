import * as v from "valibot";
import type { Draft } from "../formats/adapter.ts";
import {
  NeutralRowSchema,
  columnOf,
  fieldsOf,
  isRowField,
  type NeutralRow,
  type OfferColumn,
  type RowField,
} from "./neutralRow.ts";

/** Says something about one column of the row at hand. */
export type Warn = (field: string, reason: string) => void;

/** Fields without which there is no row: what it is, where, when and for how much. */
const REQUIRED: ReadonlySet<RowField> = new Set<RowField>([
  "storeLicense",
  "storeSlug",
  "storeLocation",
  "observedAt",
  "sourceKind",
  "name",
  "category",
  "menu",
  "sizeLabel",
  "priceCents",
]);

/** Fields that say whether any visitor pays the sale price today. */
const SALE_TERMS: readonly RowField[] = ["saleConditions", "saleStartsAt", "saleEndsAt"];

type Reading =
  /** `faults` says of each field that could not be read, and now is empty, why. */
  | { kind: "read"; row: NeutralRow; faults: ReadonlyMap<RowField, string> }
  | { kind: "unreadable"; field: OfferColumn; reason: string };

/**
 * Reads the columns of one row. An optional one that cannot be read counts as
 * empty, a required one makes the row unreadable.
 */
export function readRow(columns: NonNullable<Draft<OfferColumn>["columns"]>): Reading {
  const fields = fieldsOf(columns);
  const parsed = v.safeParse(NeutralRowSchema, fields);
  if (parsed.success) return { kind: "read", row: parsed.output, faults: new Map() };
  const faults = new Map<RowField, string>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)?.split(".")[0] ?? "";
    if (isRowField(field) && !faults.has(field)) faults.set(field, issue.message);
  }
  const required = [...faults].find(([field]) => REQUIRED.has(field));
  if (required !== undefined)
    return { kind: "unreadable", field: columnOf(required[0]), reason: required[1] };
  for (const field of faults.keys()) fields[field] = null;
  return { kind: "read", row: v.parse(NeutralRowSchema, fields), faults };
}

/**
 * Warns of the columns that could not be read. A sale of unknown price is none; one of
 * unknown terms is kept under conditions, so that it never makes a price look lower.
 */
export function leaveOut(row: NeutralRow, faults: ReadonlyMap<RowField, string>, warn: Warn): void {
  for (const [field, fault] of faults) {
    const column = columnOf(field);
    const isTerm = SALE_TERMS.some((term) => term === field) && row.salePriceCents !== null;
    if (field === "salePriceCents") {
      warn(column, `${fault}; the sale is left out`);
      dropSale(row);
    } else if (isTerm) {
      warn(column, `${fault}; the sale is kept as one with conditions`);
      if ((row.saleConditions ?? "none") === "none") row.saleConditions = "other";
    } else {
      warn(column, `${fault}; it is left out`);
    }
  }
}

/** Takes the sale off a row; the regular price stands. */
export function dropSale(row: NeutralRow): void {
  row.salePriceCents = row.saleText = row.saleConditions = null;
  row.saleStartsAt = row.saleEndsAt = null;
}
