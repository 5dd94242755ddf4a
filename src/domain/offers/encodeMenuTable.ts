import { OFFER_COLUMNS, PRODUCT_COLUMNS } from "./menuTable.ts";
import type { Offer, Product, StoreOffer } from "./offers.ts";
import type { EncodedColumns } from "./rowColumns.ts";
import type { Store } from "../stores/stores.ts";

/** A menu table as JSON carries it. */
export interface EncodedMenuTable {
  stores: Store[];
  products: EncodedColumns<Product>;
  offers: EncodedColumns<Offer> & { store: number[]; product: number[] };
}

/**
 * Encodes offers for the wire. Offers that follow each other should be alike
 * (by store, then category): runs of equal numbers are what compression lives on.
 */
export function encodeMenuTable(offers: readonly StoreOffer[]): EncodedMenuTable {
  const stores = places(offers, ({ store }) => [store.slug, store]);
  const products = places(offers, ({ product }) => [product.code, product]);
  return {
    stores: stores.rows,
    products: PRODUCT_COLUMNS.encode(products.rows),
    offers: { store: stores.index, product: products.index, ...OFFER_COLUMNS.encode(offers) },
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
