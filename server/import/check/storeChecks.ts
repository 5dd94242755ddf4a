import { SITE } from "#domain/site/site.ts";
import * as v from "valibot";
import { findCounty } from "#domain/stores/counties.ts";
import type { Draft, StoreColumn } from "../formats/adapter.ts";
import type { Remark } from "../result.ts";
import { StoreRowSchema, type StoreRow } from "./neutralRow.ts";
import { canBeInCounty, isInState } from "../../catalogue/stores/geography.ts";
import { findTaxPart } from "#content/taxes/taxAreas.ts";
import { readHours } from "../../catalogue/hours/readHours.ts";

/**
 * The rules for a row of a list of stores. Refused: a row without a licence or
 * slug, or without any name in a file that has names. Everything else that is doubtful is left out or, when
 * only one reading is possible, put right; both with a warning.
 */
export interface CheckedStore extends StoreRow {
  row: number;
  /** `null` in a file without names, which is about known stores only. */
  name: string | null;
  /** What the file says of the hours: a text, or what its JSON holds. */
  hoursWorded: unknown;
  /** Derived from the county. */
  region: string | null;
}

type CheckedStoreDraft =
  | { kind: "accepted"; row: CheckedStore; warnings: Remark[] }
  | { kind: "rejected"; rejection: Remark };

type Warn = (field: StoreColumn, reason: string) => void;

/** Checks one store. */
export function checkStore(draft: Draft<StoreColumn>): CheckedStoreDraft {
  const reject = (field: string, reason: string): CheckedStoreDraft => ({
    kind: "rejected",
    rejection: { row: draft.row, field, reason },
  });
  if (draft.columns === null) return reject("row", "is not a row of this format");
  const warnings: Remark[] = (draft.remarks ?? []).map(({ field, reason }) => ({
    row: draft.row,
    field,
    reason,
  }));
  const warn: Warn = (field, reason) => {
    warnings.push({ row: draft.row, field, reason });
  };
  const parsed = v.safeParse(StoreRowSchema, withoutBadDetails(draft.columns, warn), {
    abortEarly: true,
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return reject(v.getDotPath(issue) ?? "row", issue.message);
  }
  const store = parsed.output;
  if (store.license === null && store.slug === null) {
    return reject("license", "is missing, and so is the slug");
  }
  const name = store.name ?? store.legal_name;
  const mayLackName = draft.columns.name === undefined && draft.columns.legal_name === undefined;
  if (name === null && !mayLackName) return reject("name", "is missing");

  const place = checkPlace(store, warn);
  const point = checkPoint(store, place.county, warn);
  const hoursWorded = checkHours(store, warn);
  const tax_part = checkTaxPart(store.tax_part, place.county, warn);
  return {
    kind: "accepted",
    row: { ...store, ...place, ...point, name, tax_part, hoursWorded, row: draft.row },
    warnings,
  };
}

/** The part of a county as the table of taxes names it. In a file without the county it is looked up when it is known. */
function checkTaxPart(words: string | null, county: string | null, warn: Warn): string | null {
  if (words === null || county === null) return words;
  const part = findTaxPart(county, words);
  if (part === null) {
    warn(
      "tax_part",
      `names no part of ${county} County that a transit authority divides; it is left out`,
    );
  }
  return part;
}

/** Hours as the file words them; what is not understood is said and shown as it is. */
function checkHours({ hours_json: json, hours }: StoreRow, warn: Warn): unknown {
  const [column, text] =
    json === null ? (["hours", hours] as const) : (["hours_json", json] as const);
  if (text === null) return null;
  const worded = wordedHours(text);
  const remark = hoursRemark(worded);
  if (remark !== null) warn(column, json === null ? remark : `holds hours that ${remark}`);
  return worded;
}

/** Coordinates and taxes are details: one that cannot be read costs the store that, not its place in the list. */
function withoutBadDetails(columns: NonNullable<Draft<StoreColumn>["columns"]>, warn: Warn) {
  const kept = { ...columns };
  for (const column of ["lat", "lon"] as const) {
    if (!v.is(StoreRowSchema.entries[column], columns[column])) {
      warn(column, "is not a coordinate; it is left out");
      kept[column] = null;
    }
  }
  if (!v.is(StoreRowSchema.entries.prices_include_tax, columns.prices_include_tax)) {
    warn("prices_include_tax", "is none of yes, no, unknown; it is left out");
    kept.prices_include_tax = null;
  }
  return kept;
}

/** County in its official spelling, with its region. City and county are swapped back when only that makes sense. */
function checkPlace(store: StoreRow, warn: Warn) {
  const { city, county } = store;
  if (county === null) return { city, county: null, region: null };
  const found = findCounty(county);
  if (found !== null) return { city, ...found };
  const swapped = city === null ? null : findCounty(city);
  if (swapped !== null) {
    warn("county", `is ${county} and city is ${city ?? ""}; they are taken as swapped`);
    return { city: county, ...swapped };
  }
  warn("county", `is no county of ${SITE.state}; it is left out`);
  return { city, county: null, region: null };
}

/** A point outside the state or the county is left out, unless only its longitude's sign is wrong. */
function checkPoint(store: StoreRow, county: string | null, warn: Warn) {
  const { lat, lon } = store;
  const nowhere = { lat: null, lon: null };
  if (lat === null || lon === null) return nowhere;
  if (isPlausible(lat, lon, county)) return { lat, lon };
  if (county !== null && isPlausible(lat, -lon, county)) {
    warn("lon", "has the wrong sign; it is turned round");
    return { lat, lon: -lon };
  }
  const where = isInState(lat, lon) ? `${county ?? ""} County` : SITE.state;
  warn("lat", `is outside ${where} together with lon; both are left out`);
  return nowhere;
}

function isPlausible(lat: number, lon: number, county: string | null): boolean {
  return isInState(lat, lon) && (county === null || canBeInCounty(lat, lon, county));
}

/**
 * Opening hours as JSON when they are, else as the text they are. Escapes stay text:
 * they could hold characters that the database refuses.
 */
export function wordedHours(text: string): unknown {
  if (!/^[[{"]/.test(text) || text.includes("\\")) return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

/** What a report says of hours that are not, or not wholly, understood; `null` when they are. */
export function hoursRemark(worded: unknown): string | null {
  const { openingHours, remark } = readHours(worded);
  if (remark === null) return null;
  return openingHours === null ? `${remark}; they are shown as worded` : remark;
}
