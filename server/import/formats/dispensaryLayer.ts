import { rowsOf, UnusableFileError } from "../../csv.ts";
import type { Draft, FileText, StoreAdapter, StoreColumn } from "./adapter.ts";
import { asObject, nameOf, type JsonObject } from "./platformFields.ts";

/**
 * The state's own list of dispensaries: the layer of the Division of Cannabis Control, as ArcGIS answers a query for it
 * in JSON. It comes in pages while an answer says `exceededTransferLimit`; a file has one page, or a list of all of them.
 */
export const dispensaryLayer: StoreAdapter = {
  kind: "stores",
  name: "dispensary-layer",
  recognises: (file) => pagesOf(file) !== null,
  read(file) {
    const pages = pagesOf(file);
    if (pages === null)
      throw new UnusableFileError("is no answer of the state’s layer of dispensaries");
    return rowsOf(pages.flatMap(featuresOf), (feature: unknown, row) => [
      readFeature(feature, row),
    ]);
  },
  extent: (file) => extentOf(pagesOf(file) ?? []),
};

/**
 * Whether pages are the whole list. The last of all does not say that there are more behind it, but no page says what
 * lies before it: the layer numbers its features from 1 and answers in that order, and the pages before a last one have
 * at least as many features as it. So where the lowest number is at most the count of what is there, nothing was before.
 */
function extentOf(pages: readonly JsonObject[]): { isWhole: boolean; remark: string | null } {
  if (pages.at(-1)?.["exceededTransferLimit"] === true) return { isWhole: false, remark: null };
  const numbers = pages.flatMap((page) => {
    const field = page["objectIdFieldName"];
    return featuresOf(page).map((feature) => {
      const attributes = asObject(asObject(feature)?.["attributes"]);
      return attributes?.[typeof field === "string" ? field : "objectid"];
    });
  });
  const known = numbers.filter((each) => typeof each === "number");
  const lowest = Math.min(...known);
  if (known.length === numbers.length && lowest <= numbers.length)
    return { isWhole: true, remark: null };
  const begins =
    known.length === 0 ? "has no numbers of its features" : `begins with number ${String(lowest)}`;
  return {
    isWhole: false,
    remark: `${begins}: pages may lie before it, so it is not said which stores the list no longer has`,
  };
}

/** The pages of a file; `null` when it is none of this layer, by the names of the attributes of its first feature. */
function pagesOf(file: FileText): JsonObject[] | null {
  if (file.kind !== "json") return null;
  const list: unknown[] = Array.isArray(file.value) ? file.value : [file.value];
  const pages = list.map(asObject);
  const known = pages.filter((page) => page !== null);
  if (known.length === 0 || known.length < pages.length) return null;
  if (!known.every((page) => Array.isArray(page["features"]))) return null;
  const [first] = known.flatMap(featuresOf);
  const attributes = asObject(asObject(first)?.["attributes"]);
  return attributes !== null && "user_licen" in attributes ? known : null;
}

function featuresOf(page: JsonObject): unknown[] {
  const features: unknown = page["features"];
  return Array.isArray(features) ? features : [];
}

type Columns = Partial<Record<StoreColumn, unknown>>;

function readFeature(value: unknown, row: number): Draft<StoreColumn> {
  const attributes = asObject(asObject(value)?.["attributes"]);
  if (attributes === null) return { row, columns: null };
  const status = nameOf(attributes["user_lic_1"]);
  const columns: Columns = {
    license: attributes["user_licen"],
    // The trade name may be missing; a store is then called by its legal name.
    name: attributes["user_dispe"],
    legal_name: attributes["user_busin"],
    address: attributes["user_stree"],
    city: attributes["user_city"],
    county: attributes["user_count"],
    zip: zipOf(attributes["user_zip"]),
    lat: attributes["user_lat"],
    lon: attributes["user_lon"],
    phone: attributes["user_phone"],
    hours: attributes["hours"],
    ...menusOf(nameOf(attributes["user_type"])),
    verified_at: editedAt(attributes["editdate"]),
  };
  const remarks =
    status === "" || /^active$/i.test(status)
      ? []
      : [{ field: "license", reason: `is ${status} by the state’s list; the store may be closed` }];
  return { row, columns, remarks };
}

/** ZIP codes are numbers there, of which leading zeros are lost. */
const zipOf = (zip: unknown) => (typeof zip === "number" ? String(zip).padStart(5, "0") : zip);

/** Whom a kind of licence lets buy, as far as its name says so. */
function menusOf(kind: string): Columns {
  if (/dual/i.test(kind)) return { rec: "yes", med: "yes" };
  if (/adult|non-?medical/i.test(kind)) return { rec: "yes" };
  return /medical/i.test(kind) ? { med: "yes" } : {};
}

/** Milliseconds since 1970 as a timestamp; what is none is left out, because the row is not about that. */
function editedAt(moment: unknown): string | null {
  if (typeof moment !== "number" || !(moment > 0 && moment < 8.64e15)) return null;
  return new Date(moment).toISOString();
}
