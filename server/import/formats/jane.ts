import { weightLabel } from "../check/sizes.ts";
import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft, MenuAdapter } from "./adapter.ts";
import { rowsOf, UnusableFileError } from "../../csv.ts";
import {
  asObject,
  type JsonObject,
  amountsOf,
  categoryOf,
  cents,
  isOffered,
  listOf,
  measured,
  percentages,
  productName,
  saleColumns,
  stockOf,
  textOf,
  typeOf,
  type Columns,
} from "./platformFields.ts";

/**
 * A list of Jane's menu rows, each with its product under `search_attributes`. Rows
 * that hold ids alone were never filled by the platform: they are no rows.
 */
export const jane: MenuAdapter = {
  kind: "menu",
  name: "jane",
  recognises: (file) => file.kind === "json" && listOf(file.value).some(isJaneRow),
  read(file) {
    if (file.kind !== "json" || !Array.isArray(file.value)) {
      throw new UnusableFileError("is not a list of rows");
    }
    const rows: readonly unknown[] = file.value;
    const store = mainStore(rows);
    const drafts = rowsOf(rows, (row, number) => readRow(row, number, store));
    return { drafts, full: false };
  },
};

function isJaneRow(value: unknown): boolean {
  const item = asObject(asObject(value)?.["search_attributes"]);
  return item !== null && "kind" in item && "available_weights" in item;
}

/** Grams of the shelf sizes. `two_gram` is missing: 2.83 g are filed there, too. */
const SHELVES: Readonly<Record<string, number | null>> = {
  half_gram: 0.5,
  gram: 1,
  two_gram: null,
  eighth_ounce: 3.5,
  quarter_ounce: 7,
  half_ounce: 14,
  ounce: 28,
  each: null,
};

function readRow(value: unknown, row: number, store: unknown): Draft<OfferColumn>[] {
  const outer = asObject(value);
  if (outer === null) return [{ row, columns: null }];
  if (!("search_attributes" in outer)) return [];
  const item = asObject(outer["search_attributes"]);
  if (item === null) return [{ row, columns: null }];
  const shelves = Object.keys(SHELVES).filter((shelf) => isOffered(item[`price_${shelf}`]));
  if (item["store_id"] !== store) return [ofAnotherStore(row, item["store_id"], store)];
  // A product without any price is one row, to be refused by name.
  if (shelves.length === 0) return [{ row, columns: { ...itemColumns(item), size_label: "each" } }];
  const shared = itemColumns(item);
  const isOnlySize = shelves.length === 1;
  return shelves.map((shelf) => {
    const columns = { ...shared, ...sizeColumns(item, shelf, isOnlySize, shared.category) };
    return { row, columns };
  });
}

/**
 * The platform's store that the file is about: the one with most rows, the first of equals. A
 * collected file may hold several, but `--store` names one, and prices of two stores
 * must not be mixed.
 */
function mainStore(rows: readonly unknown[]): unknown {
  const counts = new Map<unknown, number>();
  for (const row of rows) {
    const item = asObject(asObject(row)?.["search_attributes"]);
    if (item !== null) counts.set(item["store_id"], (counts.get(item["store_id"]) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0];
}

function ofAnotherStore(row: number, store: unknown, main: unknown): Draft<OfferColumn> {
  const reason = `is the platform's store ${nameOf(store)}, and most rows are of store ${nameOf(main)}; one file is one store's`;
  return { row, columns: null, refusal: { field: "store_slug", reason } };
}

/** A store's number, as far as it is one: a file may have anything there. */
const nameOf = (store: unknown) =>
  typeof store === "number" || typeof store === "string"
    ? String(store).slice(0, 40)
    : "without a number";

function itemColumns(item: JsonObject): Columns {
  const subtype = textOf(item["kind_subtype"]);
  const category = categoryOf(item["kind"], subtype);
  const kind = textOf(item["root_subtype"]) || subtype;
  const types = listOf(item["store_types"]).map(textOf);
  const medical = types.includes("medical");
  return {
    source_kind: "operator",
    external_id: item["product_id"],
    name: productName(textOf(item["name"]), category, kind),
    brand: item["brand"],
    category,
    subcategory: kind,
    strain: textOf(item["strain"]) || null,
    marketed_type: typeOf(item["category"]),
    menu: medical && types.length === 1 ? "med" : medical || types.length === 0 ? "both" : "rec",
    lab_url: listOf(item["lab_result_urls"])[0],
  };
}

function sizeColumns(
  item: JsonObject,
  shelf: string,
  isOnlySize: boolean,
  category: unknown,
): Columns {
  // The weight given with a product is that of its size only when there is one size.
  const own = isOnlySize ? measured(item["net_weight_grams"]) : null;
  const grams = own ?? SHELVES[shelf] ?? null;
  const printed = isOnlySize ? textOf(item["amount"]) : "";
  const label = grams === null ? shelf.replaceAll("_", " ") : weightLabel(grams * 1_000);
  const special = asObject(item[`special_price_${shelf}`])?.["discount_price"];
  const potency = entryOf(item["inventory_potencies"], shelf);
  const lab = listOf(entryOf(item["lab_results"], shelf)["lab_results"]).map(compound);
  const tested = amountsOf(potency["thc_potency"]);
  const percentOf = (name: string) => lab.find((entry) => entry.slug === name)?.pct ?? null;
  const measuredTerpenes = lab.filter(({ slug }) => !/^(total|tac|thc|cb[cdgnt])/i.test(slug));
  return {
    size_label: printed || label,
    net_g: grams,
    price_cents: cents(item[`price_${shelf}`]),
    ...saleColumns(special ?? item[`discounted_price_${shelf}`], textOf(item["special_title"])),
    ...percentages(
      category,
      tested.length === 0 && isOnlySize ? amountsOf(item["percent_thc"]) : tested,
      { thc: percentOf("THC"), thca: percentOf("THCA") },
    ),
    cbd_pct: measured(potency["cbd_potency"]),
    terpenes: measuredTerpenes.length > 0 ? measuredTerpenes : item["compound_names"],
    in_stock: stockOf(item[`max_cart_quantity_${shelf}`]),
  };
}

/** Laboratory figures belong to a batch, and so to a size. Those of another size do not count. */
function entryOf(list: unknown, shelf: string): JsonObject {
  const found = listOf(list).map(asObject);
  return found.find((entry) => entry?.["price_id"] === shelf) ?? {};
}

function compound(value: unknown): { slug: string; pct: number | null } {
  const entry = asObject(value) ?? {};
  const pct = entry["unit"] === "%" ? measured(entry["value"]) : null;
  return { slug: textOf(entry["compound_name"]), pct };
}
