import * as v from "valibot";
import { ColumnSchema, RowIndexSchema, valueAt, type Column, type RowIndex } from "./columns.ts";
import { OfferSchema, ProductSchema, type Offer, type Product, type StoreOffer } from "./offers.ts";
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

type Columns<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

const ofProduct = ProductSchema.entries;
const ofOffer = OfferSchema.entries;

/** From the wire or from a saved copy; all columns of a table are equally long. */
export const MenuTableSchema = v.pipe(
  v.object({
    stores: v.array(StoreSchema),
    products: v.object({
      code: ColumnSchema(ofProduct.code),
      name: ColumnSchema(ofProduct.name),
      brand: ColumnSchema(ofProduct.brand),
      category: ColumnSchema(ofProduct.category),
      subcategory: ColumnSchema(ofProduct.subcategory),
      strainSlug: ColumnSchema(ofProduct.strainSlug),
      strainName: ColumnSchema(ofProduct.strainName),
      marketedType: ColumnSchema(ofProduct.marketedType),
    }),
    offers: v.object({
      store: RowIndexSchema,
      product: RowIndexSchema,
      sizeKey: ColumnSchema(ofOffer.sizeKey),
      sizeLabel: ColumnSchema(ofOffer.sizeLabel),
      menu: ColumnSchema(ofOffer.menu),
      netMg: ColumnSchema(ofOffer.netMg),
      unitCount: ColumnSchema(ofOffer.unitCount),
      thcMg: ColumnSchema(ofOffer.thcMg),
      cbdMg: ColumnSchema(ofOffer.cbdMg),
      thcPct: ColumnSchema(ofOffer.thcPct),
      thcPctTo: ColumnSchema(ofOffer.thcPctTo),
      cbdPct: ColumnSchema(ofOffer.cbdPct),
      terpenes: ColumnSchema(ofOffer.terpenes),
      priceCents: ColumnSchema(ofOffer.priceCents),
      salePriceCents: ColumnSchema(ofOffer.salePriceCents),
      saleText: ColumnSchema(ofOffer.saleText),
      saleConditions: ColumnSchema(ofOffer.saleConditions),
      saleStartsAt: ColumnSchema(ofOffer.saleStartsAt),
      saleEndsAt: ColumnSchema(ofOffer.saleEndsAt),
      stock: ColumnSchema(ofOffer.stock),
      median30DaysCents: ColumnSchema(ofOffer.median30DaysCents),
      ranked: ColumnSchema(ofOffer.ranked),
      firstSeenOn: ColumnSchema(ofOffer.firstSeenOn),
      observedAt: ColumnSchema(ofOffer.observedAt),
      missingSince: ColumnSchema(ofOffer.missingSince),
    }),
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
  return {
    store,
    product: productAt(table, productRow),
    sizeKey: valueAt(offers.sizeKey, row),
    sizeLabel: valueAt(offers.sizeLabel, row),
    menu: valueAt(offers.menu, row),
    netMg: valueAt(offers.netMg, row),
    unitCount: valueAt(offers.unitCount, row),
    thcMg: valueAt(offers.thcMg, row),
    cbdMg: valueAt(offers.cbdMg, row),
    thcPct: valueAt(offers.thcPct, row),
    thcPctTo: valueAt(offers.thcPctTo, row),
    cbdPct: valueAt(offers.cbdPct, row),
    terpenes: valueAt(offers.terpenes, row),
    priceCents: valueAt(offers.priceCents, row),
    salePriceCents: valueAt(offers.salePriceCents, row),
    saleText: valueAt(offers.saleText, row),
    saleConditions: valueAt(offers.saleConditions, row),
    saleStartsAt: valueAt(offers.saleStartsAt, row),
    saleEndsAt: valueAt(offers.saleEndsAt, row),
    stock: valueAt(offers.stock, row),
    median30DaysCents: valueAt(offers.median30DaysCents, row),
    ranked: valueAt(offers.ranked, row),
    firstSeenOn: valueAt(offers.firstSeenOn, row),
    observedAt: valueAt(offers.observedAt, row),
    missingSince: valueAt(offers.missingSince, row),
  };
}

/** A product of a table as an object. @throws RangeError when there is no such row */
export function productAt({ products }: Pick<MenuTable, "products">, row: number): Product {
  return {
    code: valueAt(products.code, row),
    name: valueAt(products.name, row),
    brand: valueAt(products.brand, row),
    category: valueAt(products.category, row),
    subcategory: valueAt(products.subcategory, row),
    strainSlug: valueAt(products.strainSlug, row),
    strainName: valueAt(products.strainName, row),
    marketedType: valueAt(products.marketedType, row),
  };
}
