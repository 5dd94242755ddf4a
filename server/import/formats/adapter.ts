import type { OfferColumn } from "../check/neutralRow.ts";
import type { Remark } from "../result.ts";

/**
 * One row as its source gives it, under the names of the neutral columns and
 * not checked at all. An adapter only maps; every check is in one place.
 */
export interface Draft<Column extends string> {
  /** Line of a CSV file, 1-based item of a JSON file. */
  row: number;
  /** `null` when the row is not an object. */
  columns: Readonly<Partial<Record<Column, unknown>>> | null;
  /** Why the adapter itself refuses the row. No other check matters then. */
  refusal?: Omit<Remark, "row">;
  /** Columns that the file contradicts itself about. They stay unknown, even if another column suggests a value. */
  contradicted?: readonly Column[];
  /**
   * What the source says of the product's kind besides its category: a format, a subcategory, the
   * end of an address. Held against the category; a row that contradicts itself is refused.
   */
  kind?: string;
  /** What the adapter had to settle for; kept when the row is accepted. */
  remarks?: readonly Omit<Remark, "row">[];
}

/** Columns of a list of stores, after the names of the state's list are translated. */
export const STORE_COLUMNS = [
  "license",
  "name",
  "legal_name",
  "slug",
  "address",
  "city",
  "county",
  "zip",
  "lat",
  "lon",
  "phone",
  "website",
  "menu_url",
  "hours_json",
  "hours",
  "rec",
  "med",
  "drive_thru",
  "prices_include_tax",
  "tax_part",
  "verified_at",
] as const;
export type StoreColumn = (typeof STORE_COLUMNS)[number];

/** A file's text and, when it is JSON, its value: parsed once for all adapters. */
export type FileText =
  | { kind: "json"; value: unknown }
  | { kind: "csv"; text: string; header: readonly string[] };

export interface MenuFile {
  drafts: Draft<OfferColumn>[];
  /** The file says of itself that it is the store's whole menu. */
  full: boolean;
  /** What is to be said of the file as a whole, once. */
  remarks?: readonly Omit<Remark, "row">[];
}

interface Recognising {
  /** Name for `--format`, and of the format in the result. */
  readonly name: string;
  /** Whether the content has this format's shape; the first adapter of the list that says so reads it. */
  recognises(file: FileText): boolean;
}

export interface MenuAdapter extends Recognising {
  readonly kind: "menu";
  /** @throws UnusableFileError when a required column is missing or the file is damaged */
  read(file: FileText): MenuFile;
}

export interface StoreAdapter extends Recognising {
  readonly kind: "stores";
  /** @throws UnusableFileError as above */
  read(file: FileText): Draft<StoreColumn>[];
  /**
   * Whether a file is all of an official list, so that a store that it lacks may have closed, and what is to be said of
   * that. Left out: it is none.
   */
  extent?(file: FileText): { isWhole: boolean; remark: string | null };
}

/** A rate of a jurisdiction over a time, as a rate file has it. */
export interface RateRow {
  /** Line of the file. */
  row: number;
  kind: "state" | "county" | "district";
  /** As the file has it, with its leading zeros. */
  code: string;
  /** Hundred-thousandths. */
  rate: number;
  /** First day, `2026-10-01`. */
  begin: string;
  /** Last day; `null` while none is known. */
  end: string | null;
}

export interface TaxAdapter extends Recognising {
  readonly kind: "taxes";
  /** @throws UnusableFileError as above */
  read(file: FileText): { read: number; rows: RateRow[]; rejected: Remark[] };
}

export type Adapter = MenuAdapter | StoreAdapter | TaxAdapter;
