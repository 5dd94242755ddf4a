import * as v from "valibot";
import {
  RowIndexSchema,
  type RowIndex,
  ColumnSchema,
  encodeColumn,
  valueAt,
  type Column,
  type EncodedColumn,
} from "./columns.ts";
import {
  offerKey,
  OfferSchema,
  ProductSchema,
  type Offer,
  type Product,
  type StoreOffer,
} from "./offers.ts";
import { StoreProfileSchema, StoreSchema, type Store } from "../stores/stores.ts";
import { mapNames, namesOf } from "../mapNames.ts";
import { CounterReportSchema, type CounterReport } from "./counterReports.ts";
import { PriceVerdictSchema, type PriceVerdict } from "./priceVerdict.ts";

/**
 * Many offers, column by column: each property of the offers and of their
 * products is a dictionary, and an offer names its store and product by place.
 */
export interface MenuTable {
  stores: readonly Store[];
  products: Columns<Product>;
  offers: Columns<Offer> & {
    store: RowIndex;
    product: RowIndex;
    /** What visitors report of each offer; left out where nothing is reported. */
    reports?: Column<CounterReport | null> | undefined;
  };
  /** What each offer's own past says of its price; left out of copies from before there were any. */
  verdicts?: Column<PriceVerdict | null> | undefined;
}

/** Products and offers as columns, in the order of their schemas. */
const PRODUCT_COLUMNS = rowColumns<Product>(ProductSchema.entries);

const OFFER_COLUMNS = rowColumns<Offer>(OfferSchema.entries);

/** From the wire or from a saved copy; all columns of a table are equally long. */
export const MenuTableSchema = v.pipe(
  v.object({
    stores: v.array(StoreSchema),
    products: v.object(PRODUCT_COLUMNS.entries),
    offers: v.object({
      store: RowIndexSchema,
      product: RowIndexSchema,
      ...OFFER_COLUMNS.entries,
      reports: v.optional(ColumnSchema(v.nullable(CounterReportSchema))),
    }),
    verdicts: v.optional(ColumnSchema(v.nullable(PriceVerdictSchema))),
  }),
  v.check(({ stores, products, offers, verdicts }) => {
    const { store, product, reports, ...columns } = offers;
    const rows = store.length;
    const productRows = products.code.index.length;
    return (
      product.length === rows &&
      [verdicts, reports].every((column) => (column?.index.length ?? rows) === rows) &&
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
  const reports = offers.reports === undefined ? null : valueAt(offers.reports, row);
  return Object.assign(OFFER_COLUMNS.rowAt(offers, row), {
    store,
    product: productAt(table, productRow),
    ...(reports === null ? {} : { reports }),
  });
}

/** What a row's past says of its price; `null` where that is not known. */
export function verdictAt({ verdicts }: MenuTable, row: number): PriceVerdict | null {
  return verdicts === undefined ? null : valueAt(verdicts, row);
}

/** Whether a store's whole menu is for patients: that is said once then, and not of each of its products. */
export function isForPatients({ offers }: MenuTable, store: number | null): boolean {
  if (store === null) return false;
  const own = Array.from(offers.store.keys()).filter((row) => offers.store[row] === store);
  return own.length > 0 && own.every((row) => valueAt(offers.menu, row) === "med");
}

/** A product of a table as an object. @throws RangeError when there is no such row */
function productAt({ products }: Pick<MenuTable, "products">, row: number): Product {
  return PRODUCT_COLUMNS.rowAt(products, row);
}

/** A menu table as JSON carries it. */
export interface EncodedMenuTable {
  stores: Store[];
  products: EncodedColumns<Product>;
  offers: EncodedColumns<Offer> & {
    store: number[];
    product: number[];
    reports?: EncodedColumn<CounterReport | null>;
  };
  verdicts?: EncodedColumn<PriceVerdict | null>;
}

/**
 * Encodes offers for the wire. Offers that follow each other should be alike
 * (by store, then category): runs of equal numbers are what compression lives on.
 *
 * @param verdicts by the offer's key; those without one have none
 */
export function encodeMenuTable(
  offers: readonly StoreOffer[],
  verdicts?: ReadonlyMap<string, PriceVerdict>,
): EncodedMenuTable {
  const stores = places(offers, ({ store }) => [store.slug, store]);
  const products = places(offers, ({ product }) => [product.code, product]);
  const isReported = offers.some(({ reports }) => reports);
  return {
    stores: stores.rows,
    products: PRODUCT_COLUMNS.encode(products.rows),
    offers: {
      store: stores.index,
      product: products.index,
      ...OFFER_COLUMNS.encode(offers),
      // Most menus have none, and then not a byte of it.
      ...(isReported
        ? { reports: encodeColumn(offers.map(({ reports }) => reports ?? null)) }
        : {}),
    },
    ...(verdicts === undefined
      ? {}
      : { verdicts: encodeColumn(offers.map((offer) => verdicts.get(offerKey(offer)) ?? null)) }),
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

/** A schema's fields whose values are the fields of `Row`. */
type Fields<Row> = { readonly [Name in keyof Row]: v.GenericSchema<unknown, Row[Name]> };

/** Many rows, a column for each of their fields. */
type Columns<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

/** The same as JSON carries it. */
type EncodedColumns<Row> = { [Name in keyof Row]: EncodedColumn<Row[Name]> };

type ColumnSchemas<Row> = { [Name in keyof Row]: ReturnType<typeof ColumnSchema<Row[Name]>> };

/**
 * Rows of one kind as columns. Schema, encoder and reader follow from the fields of the row's own
 * schema, whose order is the order of the columns on the wire. To be made once, where the schema is.
 */
export function rowColumns<Row extends object>(fields: Fields<Row>) {
  const names: (keyof Row)[] = namesOf(fields);
  return {
    /** Schemas of the columns, for the object that carries them. */
    entries: mapNames<ColumnSchemas<Row>>(names, (name) => ColumnSchema(fields[name])),
    /** Writes rows for the wire. */
    encode: (rows: readonly Row[]): EncodedColumns<Row> =>
      mapNames<EncodedColumns<Row>>(names, (name) => encodeColumn(rows.map((row) => row[name]))),
    /** One row as an object. @throws RangeError when there is no such row */
    rowAt: (columns: Columns<Row>, row: number): Row =>
      mapNames<Row>(names, (name) => valueAt(columns[name], row)),
  };
}
