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
  nameOf,
  percentages,
  saleColumns,
  stockOf,
  textOf,
  typeOf,
  type Columns,
} from "./platformFields.ts";

/**
 * A page of Dutchie's storefront query, `data.filteredProducts.products`. Sizes and
 * prices are parallel lists, one pair of price lists for each of the two menus.
 */
export const dutchie: MenuAdapter = {
  kind: "menu",
  name: "dutchie",
  recognises: (file) => file.kind === "json" && productsOf(file.value) !== null,
  read(file) {
    const products = file.kind === "json" ? productsOf(file.value) : null;
    if (products === null) {
      throw new UnusableFileError('lacks the list "filteredProducts.products"');
    }
    return { drafts: rowsOf(products, readProduct), full: false };
  },
};

function productsOf(value: unknown): readonly unknown[] | null {
  const page = asObject(asObject(asObject(value)?.["data"])?.["filteredProducts"]);
  const products: unknown = page?.["products"];
  return Array.isArray(products) ? products : null;
}

/** The two menus of a product, with the names of their price lists. */
const MENUS = [
  { menu: "rec", prices: "recPrices", sales: "recSpecialPrices", not: "medicalOnly" },
  { menu: "med", prices: "medicalPrices", sales: "medicalSpecialPrices", not: "recOnly" },
] as const;

function readProduct(value: unknown, row: number): Draft<OfferColumn>[] {
  const product = asObject(value);
  if (product === null) return [{ row, columns: null }];
  const shared = productColumns(product);
  const drafts: Draft<OfferColumn>[] = [];
  for (const { menu, prices, sales, not } of MENUS) {
    if (product[not] === true) continue;
    for (const [at, option] of listOf(product["Options"]).entries()) {
      const price = listOf(product[prices])[at];
      if (!isOffered(price)) continue;
      const sale = saleColumns(listOf(product[sales])[at], saleTitle(product));
      const size = sizeColumns(product, textOf(option));
      const columns = { ...shared, ...size, menu, price_cents: cents(price), ...sale };
      drafts.push({ row, columns });
    }
  }
  // A product without any price is one row, to be refused by name.
  return drafts.length > 0
    ? drafts
    : [{ row, columns: { ...shared, menu: "both", size_label: "each" } }];
}

function productColumns(product: JsonObject): Columns {
  const subcategory = textOf(product["subcategory"]);
  const category = categoryOf(product["type"], subcategory);
  const content = asObject(product["THCContent"]) ?? {};
  const range = amountsOf(content["range"]);
  const printed = content["unit"] === "PERCENTAGE" ? range : [];
  const parts = { thc: cannabinoid(product, /^THC-D9\b/), thca: cannabinoid(product, /^THCA\b/) };
  const cbd = asObject(product["CBDContent"]) ?? {};
  return {
    source_kind: "operator",
    external_id: product["_id"] ?? product["id"],
    name: product["Name"],
    brand: textOf(product["brandName"]) || nameOf(product["brand"]),
    category,
    subcategory,
    marketed_type: typeOf(product["strainType"]),
    ...percentages(category, printed, parts),
    thc_mg_total: content["unit"] === "MILLIGRAMS" ? (range[0] ?? null) : null,
    cbd_pct: cbd["unit"] === "PERCENTAGE" ? (amountsOf(cbd["range"])[0] ?? null) : null,
  };
}

/** A cannabinoid's share in percent; other units are not comparable and count as unknown. */
function cannabinoid(product: JsonObject, name: RegExp): number | null {
  const found = listOf(product["cannabinoidsV2"])
    .map((entry) => asObject(entry) ?? {})
    .find((entry) => entry["unit"] === "PERCENTAGE" && name.test(nameOf(entry["cannabinoid"])));
  return found === undefined ? null : measured(found["value"]);
}

function saleTitle(product: JsonObject): string {
  const specials = listOf(asObject(product["specialData"])?.["saleSpecials"]);
  return textOf(asObject(specials[0])?.["specialName"]);
}

/** "1gC" is how the platform files a gram of concentrate, "N/A" what is sold by the piece. */
function printedSize(option: string): string {
  if (option === "N/A") return "each";
  return option.replace(/^(\d*\.?\d+g)C$/, "$1").replace(/^\./, "0.");
}

function sizeColumns(product: JsonObject, option: string): Columns {
  const counted = [
    ...listOf(product["manualInventory"]),
    ...listOf(asObject(product["POSMetaData"])?.["children"]),
  ]
    .map((entry) => asObject(entry) ?? {})
    .find((entry) => textOf(entry["option"]) === option);
  const stock = stockOf(counted?.["inventory"] ?? counted?.["quantityAvailable"]);
  return {
    size_label: printedSize(option),
    in_stock: stock === "yes" && product["isBelowThreshold"] === true ? "low" : stock,
  };
}
