import {
  type Adapter,
  type FileText,
  type MenuAdapter,
  STORE_COLUMNS,
  type Draft,
  type StoreAdapter,
  type StoreColumn,
} from "./adapter.ts";
import { readHeader, UnusableFileError, readRecords } from "../../csv.ts";
import { bloom } from "./bloom.ts";
import { dispensaryLayer } from "./dispensaryLayer.ts";
import { dispense } from "./dispense.ts";
import { dutchie } from "./dutchie.ts";
import { jane } from "./jane.ts";
import { joint } from "./joint.ts";
import { json } from "./json.ts";
import { sweed } from "./sweed.ts";
import { sstRates } from "./sstRates.ts";
import { weedmaps } from "./weedmaps.ts";
import { OFFER_COLUMNS, type OfferColumn } from "../check/neutralRow.ts";

/** Columns without which no row could be accepted. Times may come with the command, so they are not among them. */
const NEEDED: readonly OfferColumn[] = [
  "source_kind",
  "name",
  "category",
  "menu",
  "size_label",
  "price_cents",
];

/** Neutral CSV: the columns already have their names. */
const csv: MenuAdapter = {
  kind: "menu",
  name: "csv",
  recognises: (file) =>
    file.kind === "csv" && OFFER_COLUMNS.filter((name) => file.header.includes(name)).length >= 3,
  read(file) {
    if (file.kind !== "csv") throw new UnusableFileError("is JSON, not CSV");
    const missing = NEEDED.filter((name) => !file.header.includes(name));
    if (missing.length > 0) {
      throw new UnusableFileError(`lacks the required columns ${missing.join(", ")}`);
    }
    const drafts = readRecords(file.text, file.header).map(({ line, columns }) => ({
      row: line,
      columns,
    }));
    return { drafts, full: false };
  },
};

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
  "prices_include_tax",
  "tax_part",
];

/**
 * A list of dispensaries as CSV, with the neutral columns or those of the state's list. A file
 * without names has more facts of stores that are known.
 */
const stores: StoreAdapter = {
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

/** Every format there is. A new platform is one adapter and one entry; the first that recognises a file reads it. */
const ADAPTERS: readonly Adapter[] = [
  stores,
  csv,
  dispensaryLayer,
  json,
  bloom,
  jane,
  dutchie,
  sweed,
  joint,
  dispense,
  weedmaps,
  sstRates,
];

export const FORMATS: readonly string[] = ADAPTERS.map((adapter) => adapter.name);

/**
 * Opens a text as JSON or CSV, by its first character.
 *
 * @throws UnusableFileError when it is damaged JSON, or neither of the two
 */
export function openText(text: string): FileText {
  const first = text.trimStart().charAt(0);
  if (first !== "{" && first !== "[") return { kind: "csv", text, header: readHeader(text) };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: "json", value };
  } catch {
    throw new UnusableFileError("is not valid JSON; it may be cut off");
  }
}

/**
 * The adapter for a file: the one the operator named, else by content.
 *
 * @throws UnusableFileError when there is none
 */
export function findAdapter(file: FileText, named: string | null): Adapter {
  const known = `known formats: ${FORMATS.join(", ")}`;
  if (named !== null) {
    const adapter = ADAPTERS.find(({ name }) => name === named);
    if (adapter === undefined) throw new UnusableFileError(`unknown format "${named}"; ${known}`);
    const other = ADAPTERS.find((candidate) => candidate.recognises(file));
    if (other === undefined || other === adapter || adapter.recognises(file)) return adapter;
    throw new UnusableFileError(`is in the format "${other.name}", not "${named}"`);
  }
  const adapter = ADAPTERS.find((candidate) => candidate.recognises(file));
  if (adapter === undefined) throw new UnusableFileError(`is in no known format; ${known}`);
  return adapter;
}

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
