import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft, MenuAdapter } from "./adapter.ts";
import { rowsOf, UnusableFileError } from "../../csv.ts";
import { asObject, type JsonObject } from "./platformFields.ts";

/** Neutral JSON: the meaning of the neutral CSV with an item's sizes nested as `variants`. */
export const json: MenuAdapter = {
  kind: "menu",
  name: "json",
  recognises: (file) => file.kind === "json" && asObject(file.value)?.["format"] === "menu-import",
  read(file) {
    const menu = file.kind === "json" ? asObject(file.value) : null;
    if (menu === null) throw new UnusableFileError("is not an object of the neutral format");
    if (menu["version"] !== 1)
      throw new UnusableFileError("is not version 1 of the neutral format");
    const items: unknown = menu["items"];
    if (!Array.isArray(items)) throw new UnusableFileError('lacks the list "items"');
    const common = commonColumns(menu);
    return {
      drafts: rowsOf(items, (item: unknown, row) => readItem(item, row, common)),
      full: menu["fullSnapshot"] === true,
    };
  },
};

type Columns = Partial<Record<OfferColumn, unknown>>;

function commonColumns(menu: JsonObject): Columns {
  const source = asObject(menu["source"]) ?? {};
  const store = asObject(menu["store"]) ?? {};
  return {
    store_license: store["license"],
    store_slug: store["slug"],
    hours: hoursText(store["hours"]),
    observed_at: source["observedAt"],
    source_kind: source["kind"],
    source_url: source["url"],
  };
}

/** Hours may be a text, or texts or spans by day. */
const hoursText = (hours: unknown) =>
  typeof hours === "object" && hours !== null ? JSON.stringify(hours) : hours;

/** One row for each size; an item without a list of sizes is one row that will be refused. */
function readItem(value: unknown, row: number, common: Columns): Draft<OfferColumn>[] {
  const item = asObject(value);
  if (item === null) return [{ row, columns: null }];
  const variants: unknown = item["variants"];
  const sizes: readonly unknown[] =
    Array.isArray(variants) && variants.length > 0 ? variants : [{}];
  const shared = { ...common, ...itemColumns(item) };
  return sizes.map((size) => {
    const variant = asObject(size);
    return { row, columns: variant === null ? null : { ...shared, ...variantColumns(variant) } };
  });
}

function itemColumns(item: JsonObject): Columns {
  const potency = asObject(item["potency"]) ?? {};
  const thc = asObject(potency["thcPct"]) ?? { min: potency["thcPct"] };
  const lab = asObject(item["lab"]) ?? {};
  return {
    external_id: item["externalId"],
    product_code: item["productCode"],
    name: item["name"],
    brand: item["brand"],
    category: item["category"],
    subcategory: item["subcategory"],
    strain: item["strain"],
    marketed_type: item["marketedType"],
    thc_pct_min: thc["min"],
    thc_pct_max: thc["max"],
    thca_pct: potency["thcaPct"],
    total_thc_pct: potency["totalThcPct"],
    cbd_pct: potency["cbdPct"],
    thc_mg_total: potency["thcMgTotal"],
    cbd_mg_total: potency["cbdMgTotal"],
    terpenes: item["terpenes"],
    batch: lab["batch"],
    lab_url: lab["url"],
    tested_on: lab["testedOn"],
    packaged_on: lab["packagedOn"],
  };
}

function variantColumns(variant: JsonObject): Columns {
  const sale = asObject(variant["sale"]) ?? {};
  const dose = asObject(variant["potency"]) ?? variant;
  const columns: Columns = {
    menu: variant["menu"],
    size_label: variant["sizeLabel"],
    net_g: variant["netG"],
    unit_count: variant["unitCount"],
    price_cents: variant["priceCents"],
    sale_price_cents: sale["priceCents"],
    sale_text: sale["text"],
    sale_conditions: sale["conditions"],
    sale_starts: sale["starts"],
    sale_ends: sale["ends"],
    in_stock: variant["inStock"],
  };
  // A dose belongs to a size; one given with the item holds for each of its sizes.
  if (dose["thcMgTotal"] !== undefined) columns.thc_mg_total = dose["thcMgTotal"];
  if (dose["cbdMgTotal"] !== undefined) columns.cbd_mg_total = dose["cbdMgTotal"];
  return columns;
}
