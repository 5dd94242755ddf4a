import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft } from "./adapter.ts";
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
  productName,
  saleColumns,
  stockOf,
  textOf,
  typeOf,
  type Columns,
  productList,
} from "./platformFields.ts";

/** A list of Sweed's products, each with its sizes under `variants`; accessories are mixed in. */
export const sweed = productList("sweed", isSweedProduct, readProduct);

function isSweedProduct(value: unknown): boolean {
  const product = asObject(value);
  return listOf(product?.["variants"]).some((variant) => "unitSize" in (asObject(variant) ?? {}));
}

function readProduct(value: unknown, row: number): Draft<OfferColumn>[] {
  const product = asObject(value);
  if (product === null) return [{ row, columns: null }];
  const shared = productColumns(product);
  const variants = listOf(product["variants"]).map(asObject);
  const offered = variants.filter((variant) => variant === null || isOffered(variant["price"]));
  if (offered.length === 0) {
    // A product without any price is one row, to be refused by name.
    return [{ row, columns: { ...shared, menu: "both", size_label: "each" } }];
  }
  return offered.map((variant) => {
    if (variant === null) return { row, columns: null };
    const { columns, contradicted, remarks } = variantColumns(variant, shared.category);
    return { row, columns: { ...shared, ...columns }, contradicted, remarks };
  });
}

function productColumns(product: JsonObject): Columns {
  const kind = nameOf(product["productType"]) || nameOf(product["subcategory"]);
  const category = categoryOf(product["category"], `${nameOf(product["subcategory"])} ${kind}`);
  return {
    source_kind: "operator",
    name: productName(textOf(product["name"]), category, kind),
    brand: nameOf(product["brand"]),
    category,
    subcategory: kind,
    strain: strainOf(nameOf(product["strain"])),
    marketed_type: typeOf(asObject(product["strain"])?.["prevalence"]),
  };
}

/** "Mango Haze (S)" → "Mango Haze"; a bare type is no strain. */
function strainOf(printed: string): string | null {
  const strain = printed.replace(/\s*\([ISH]\)$/, "").trim();
  return strain === "" || typeOf(strain) !== null ? null : strain;
}

const MENUS: Readonly<Record<string, string>> = {
  both: "both",
  recreational: "rec",
  medical: "med",
};

function variantColumns(variant: JsonObject, category: unknown) {
  const saleType = textOf(variant["saleType"]).toLowerCase();
  const size = asObject(variant["unitSize"]) ?? {};
  const unit = textOf(size["unitAbbr"]).toUpperCase();
  const pieces = measured(variant["unitsInPackage"]) ?? 1;
  const amount = measured(size["value"]);
  const total = amount === null ? null : Math.round(amount * pieces * 1_000) / 1_000;
  const tests = asObject(variant["labTests"]) ?? {};
  const thc = readTest(tests["thc"]);
  const cbd = readTest(tests["cbd"]);
  const { milligrams, contradicted, remarks } = readDose(unit === "MG" ? total : null, pieces, thc);
  const columns: Columns = {
    external_id: variant["id"],
    menu: Object.hasOwn(MENUS, saleType) ? MENUS[saleType] : variant["saleType"],
    size_label: textOf(variant["name"]) || "each",
    net_g: unit === "G" ? total : null,
    unit_count: pieces,
    thc_mg_total: milligrams,
    ...percentages(category, thc.unit === "%" ? thc.values : [], { thc: null, thca: null }),
    cbd_pct: cbd.unit === "%" ? (cbd.values[0] ?? null) : null,
    price_cents: cents(variant["price"]),
    ...saleColumns(variant["promoPrice"], nameOf(listOf(variant["promos"])[0])),
    in_stock: stockOf(variant["availableQty"]),
  };
  return { columns, contradicted, remarks };
}

interface Test {
  unit: string;
  values: number[];
}

/** A laboratory's figure: one value, or the ends of a range. */
function readTest(value: unknown): Test {
  const test = asObject(value) ?? {};
  return { unit: textOf(test["unitAbbr"]), values: amountsOf(test["value"]) };
}

/**
 * The package's dose: what its size and pieces come to, if the laboratory's milligrams, of the
 * package or of a piece, do not say otherwise. Packs are sometimes entered as single pieces,
 * and the milligrams of a size may be those of CBD.
 */
function readDose(total: number | null, pieces: number, thc: Test) {
  const [tested] = thc.unit === "MG" ? thc.values : [];
  if (total === null || tested === undefined || tested === total || tested * pieces === total) {
    return { milligrams: total, contradicted: [], remarks: [] };
  }
  const field = "thc_mg_total" as const;
  const reason = `is ${String(total)} by size and ${String(tested)} by laboratory; it is left unknown`;
  return { milligrams: null, contradicted: [field], remarks: [{ field, reason }] };
}
