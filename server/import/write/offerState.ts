import { isoOf } from "../../db/sql/statements.ts";
import { offers } from "../../db/schema/offers.ts";
import { STATE_FIELDS, columnOfState } from "../../catalogue/facts/offerColumns.ts";
import type { CheckedRow } from "../check/checks.ts";

/** The fields of a state with their columns; moments are epoch milliseconds in a row, and texts there. */
const FIELDS = STATE_FIELDS.map((field) => ({
  field,
  column: columnOfState(field),
  isMoment: offers[field].dataType === "date",
}));

/** The state of an offer as the database's columns, each from the row's field of the same name. */
export function stateOf(row: CheckedRow): Record<string, unknown> {
  const state: Record<string, unknown> = {};
  for (const { field, column, isMoment } of FIELDS) {
    const value = row[field];
    state[column] = isMoment && typeof value === "number" ? isoOf(value) : value;
  }
  return state;
}
