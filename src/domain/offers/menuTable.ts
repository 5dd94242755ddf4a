import * as v from "valibot";
import { RowIndexSchema, type RowIndex } from "./columns.ts";
import { OfferSchema, ProductSchema, type Offer, type Product, type StoreOffer } from "./offers.ts";
import { rowColumns, type Columns } from "./rowColumns.ts";
import { StoreProfileSchema, StoreSchema, type Store } from "../stores/stores.ts";

/**
 * Many offers, column by column: each property of the offers and of their
 * products is a dictionary, and an offer names its store and product by place.
 */
export interface MenuTable {
  stores: readonly Store[];
  products: Columns<Product>;
  offers: Columns<Offer> & { store: RowIndex; product: RowIndex };
}

/** Products and offers as columns, in the order of their schemas. */
export const PRODUCT_COLUMNS = rowColumns<Product>(ProductSchema.entries);
export const OFFER_COLUMNS = rowColumns<Offer>(OfferSchema.entries);

/** From the wire or from a saved copy; all columns of a table are equally long. */
export const MenuTableSchema = v.pipe(
  v.object({
    stores: v.array(StoreSchema),
    products: v.object(PRODUCT_COLUMNS.entries),
    offers: v.object({ store: RowIndexSchema, product: RowIndexSchema, ...OFFER_COLUMNS.entries }),
  }),
  v.check(({ stores, products, offers }) => {
    const { store, product, ...columns } = offers;
    const rows = store.length;
    const productRows = products.code.index.length;
    return (
      product.length === rows &&
      Object.values(columns).every(({ index }) => index.length === rows) &&
      Object.values(products).every(({ index }) => index.length === productRows) &&
      store.every((place: number) => place < stores.length) &&
      product.every((place: number) => place < productRows)
    );
  }, "columns that do not fit together"),
);

/** `GET /api/menus/:store` */
export const StoreMenuSchema = v.object({ store: StoreProfileSchema, table: MenuTableSchema });
export type StoreMenu = v.InferOutput<typeof StoreMenuSchema>;

/** `GET /api/menus` */
export const AllMenusSchema = v.object({ table: MenuTableSchema });

/** How many offers a table has. */
export function offerCount(table: MenuTable): number {
  return table.offers.store.length;
}

/** One offer as an object. @throws RangeError when there is no such row */
export function offerAt(table: MenuTable, row: number): StoreOffer {
  const { offers, stores } = table;
  const place = offers.store[row];
  const store = place === undefined ? undefined : stores[place];
  const productRow = offers.product[row];
  if (store === undefined || productRow === undefined) {
    throw new RangeError(`no offer ${String(row)}`);
  }
  return Object.assign(OFFER_COLUMNS.rowAt(offers, row), {
    store,
    product: productAt(table, productRow),
  });
}

/** A product of a table as an object. @throws RangeError when there is no such row */
function productAt({ products }: Pick<MenuTable, "products">, row: number): Product {
  return PRODUCT_COLUMNS.rowAt(products, row);
}
