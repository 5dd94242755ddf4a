import { encodeColumn, type EncodedColumn } from "./columns.ts";
import type { Offer, Product, StoreOffer } from "./offers.ts";
import type { Store } from "../stores/stores.ts";

/** A menu table as JSON carries it. */
export interface EncodedMenuTable {
  stores: Store[];
  products: EncodedColumns<Product>;
  offers: EncodedColumns<Offer> & { store: number[]; product: number[] };
}

type EncodedColumns<Row> = { [Name in keyof Row]: EncodedColumn<Row[Name]> };

/**
 * Encodes offers for the wire. Offers that follow each other should be alike
 * (by store, then category): runs of equal numbers are what compression lives on.
 */
export function encodeMenuTable(offers: readonly StoreOffer[]): EncodedMenuTable {
  const stores = places(offers, ({ store }) => [store.slug, store]);
  const products = places(offers, ({ product }) => [product.code, product]);
  return {
    stores: stores.rows,
    products: encodeProducts(products.rows),
    offers: { store: stores.index, product: products.index, ...encodeOffers(offers) },
  };
}

/** The distinct rows that offers name, and the place of each offer's own. */
function places<Row>(
  offers: readonly StoreOffer[],
  named: (offer: StoreOffer) => readonly [key: string, row: Row],
): { rows: Row[]; index: number[] } {
  const known = new Map<string, number>();
  const rows: Row[] = [];
  const index = offers.map((each) => {
    const [key, row] = named(each);
    const place = known.get(key) ?? rows.push(row) - 1;
    known.set(key, place);
    return place;
  });
  return { rows, index };
}

function encodeProducts(rows: readonly Product[]): EncodedColumns<Product> {
  const column = <Name extends keyof Product>(name: Name) =>
    encodeColumn(rows.map((row) => row[name]));
  return {
    code: column("code"),
    name: column("name"),
    brand: column("brand"),
    category: column("category"),
    subcategory: column("subcategory"),
    strainSlug: column("strainSlug"),
    strainName: column("strainName"),
    marketedType: column("marketedType"),
  };
}

function encodeOffers(rows: readonly Offer[]): EncodedColumns<Offer> {
  const column = <Name extends keyof Offer>(name: Name) =>
    encodeColumn(rows.map((row) => row[name]));
  return {
    sizeKey: column("sizeKey"),
    sizeLabel: column("sizeLabel"),
    menu: column("menu"),
    netMg: column("netMg"),
    unitCount: column("unitCount"),
    thcMg: column("thcMg"),
    cbdMg: column("cbdMg"),
    thcPct: column("thcPct"),
    thcPctTo: column("thcPctTo"),
    cbdPct: column("cbdPct"),
    terpenes: column("terpenes"),
    priceCents: column("priceCents"),
    salePriceCents: column("salePriceCents"),
    saleText: column("saleText"),
    saleConditions: column("saleConditions"),
    saleStartsAt: column("saleStartsAt"),
    saleEndsAt: column("saleEndsAt"),
    stock: column("stock"),
    median30DaysCents: column("median30DaysCents"),
    ranked: column("ranked"),
    firstSeenOn: column("firstSeenOn"),
    observedAt: column("observedAt"),
    missingSince: column("missingSince"),
  };
}
