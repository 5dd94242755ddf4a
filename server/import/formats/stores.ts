import { STORE_COLUMNS, type Draft, type StoreAdapter, type StoreColumn } from "./adapter.ts";
import { readRecords } from "../../csv.ts";
import { UnusableFileError } from "../../csv.ts";

/** Names of the state's list that differ from the neutral ones. */
const STATE_NAMES: Readonly<Partial<Record<StoreColumn, string>>> = {
  name: "dba",
  legal_name: "business",
  address: "street",
};

/** Columns of which one makes a file that is about known stores, without their names. */
const FACTS: readonly StoreColumn[] = [
  "phone",
  "website",
  "menu_url",
  "hours_json",
  "hours",
  "rec",
  "med",
  "drive_thru",
];

/**
 * A list of dispensaries as CSV, with the neutral columns or those of the state's list. A file
 * without names has more facts of stores that are known.
 */
export const stores: StoreAdapter = {
  kind: "stores",
  name: "stores",
  recognises: (file) => file.kind === "csv" && isStoreHeader(file.header),
  read(file) {
    if (file.kind !== "csv") throw new UnusableFileError("is JSON; a list of stores is CSV");
    if (!isStoreHeader(file.header)) {
      throw new UnusableFileError(
        "lacks the required columns license or slug, and name or dba with city or county",
      );
    }
    return readRecords(file.text, file.header).map(({ line, columns }): Draft<StoreColumn> => ({
      row: line,
      columns: columns === null ? null : neutral(columns),
    }));
  },
};

function isStoreHeader(header: readonly string[]): boolean {
  const has = (...names: string[]) => names.some((name) => header.includes(name));
  if (!has("license", "slug") || has("category")) return false;
  return has("name", "dba") ? has("city", "county") : has(...FACTS);
}

function neutral(columns: Readonly<Partial<Record<string, string>>>) {
  const renamed: Partial<Record<StoreColumn, unknown>> = {};
  for (const column of STORE_COLUMNS) {
    renamed[column] = columns[column] ?? columns[STATE_NAMES[column] ?? column];
  }
  return renamed;
}
