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
  // The last page of all does not say that there are more; one alone with more behind it is a part.
  isWhole: (file) => pagesOf(file)?.at(-1)?.["exceededTransferLimit"] !== true,
};

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
