import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { SECTIONS } from "#domain/offers/categories.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import type { Db } from "../../../../../server/db/database.ts";
import { imports } from "../../../../../server/db/schema/imports.ts";
import { insertRecords, isoOf } from "../../../../../server/db/sql/statements.ts";

/** The benchmark's clock: 11:00 in Ohio, when nobody's hours are quiet. */
export const NOON = Date.UTC(2026, 10, 20, 16);

const RULES = 100_000;
const STORES = 120;
const PRODUCTS = 1_000;
const OFFERS_PER_STORE = 100;
const DROPS = 300;
const BRANDS = 80;
const STRAINS = 300;

/** Four of five rules belong to phones, the others to accounts; two to an owner. */
const PHONES = (RULES * 4) / 5 / 2;
const ACCOUNTS = RULES / 5 / 2;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** 12,000 offers and 100,000 rules of all kinds, as their owners would choose them. */
export async function fillForAlerts(db: Db): Promise<void> {
  const at = isoOf(NOON);
  const [row] = await db
    .insert(imports)
    .values({ format: "csv", fileName: "a", sha256: "", summary: {}, importedAt: new Date(NOON) })
    .returning({ id: imports.id });
  await insert(db, "stores", numbers(STORES), (id) => ({
    id: id + 1,
    slug: `store-${String(id)}`,
    name: `Store ${String(id)}`,
    region: REGIONS[id % REGIONS.length],
    sample: false,
    created_at: at,
  }));
  await insert(db, "products", numbers(PRODUCTS), (id) => ({
    id: id + 1,
    code: `p${String(id)}`,
    match_key: `p${String(id)}`,
    name: `Product ${String(id)}`,
    brand: `Brand ${String(id % BRANDS)}`,
    strain_name: `Strain ${String(id % STRAINS)}`,
    category: SECTIONS[id % SECTIONS.length],
    sample: false,
    created_at: at,
  }));
  await insert(db, "offers", numbers(STORES * OFFERS_PER_STORE), (id) => ({
    id: id + 1,
    store_id: Math.floor(id / OFFERS_PER_STORE) + 1,
    product_id: ((id * 7) % PRODUCTS) + 1,
    size_key: `s${String(id)}`,
    size_label: "2.83g",
    menu: "rec",
    net_mg: 2_830,
    thc_mg: 600,
    price_cents: 2_000 + (id % 30) * 100,
    stock: "yes",
    ranked: true,
    first_seen_at: at,
    observed_at: isoOf(NOON - 3_600_000),
    import_id: row?.id,
  }));
  await fillRules(db, at);
  await db.execute(sql`analyze`);
}

async function fillRules(db: Db, at: string): Promise<void> {
  const phones = numbers(PHONES + ACCOUNTS).map((index) => ({ index, id: randomUUID() }));
  await insert(db, "alert_devices", phones, ({ index, id }) => ({
    id,
    key_hash: "x",
    uid: index < PHONES ? null : `account-${String(index)}`,
    transport: "webpush",
    address: `https://push.example.org/${id}`,
    label: "Phone",
    quiet_from: 21 * 60,
    quiet_to: 8 * 60,
    created_at: at,
    refreshed_at: at,
  }));
  await insert(db, "alert_rules", numbers(RULES), (index) => {
    const phone = phones[Math.floor(index / 2)];
    const isPhones = (phone?.index ?? 0) < PHONES;
    return {
      id: randomUUID(),
      device_id: isPhones ? phone?.id : null,
      uid: isPhones ? null : `account-${String(phone?.index)}`,
      ...ruleRecord(index),
      created_at: at,
    };
  });
}

/** Two of five ask for regions and sections at a price, the others for something by its name. */
function ruleRecord(index: number) {
  const any = { regions: [], sections: [] };
  const name = (what: string, count: number) => `${what} ${String(index % count)}`;
  switch (index % 10) {
    case 0:
      return { ...any, store_slug: `store-${String(index % STORES)}`, store_name: "Store" };
    case 1:
    case 2:
      return { ...any, brand: name("Brand", BRANDS) };
    case 3:
      return { ...any, strain_slug: `strain-${String(index % STRAINS)}`, strain_name: "Strain" };
    case 4:
    case 5:
      return { ...any, product_code: `p${String(index % PRODUCTS)}`, product_name: "Product" };
    default:
      return {
        regions: [REGIONS[index % REGIONS.length]],
        sections: index % 3 === 0 ? [] : [SECTIONS[index % SECTIONS.length]],
        max_cents: 500 + (index % 20) * 100,
      };
  }
}

/** What an import does with 300 prices, as it stands before its deals are looked for. @returns its id */
export async function dropPrices(tx: Db): Promise<number> {
  const [row] = await tx
    .insert(imports)
    .values({ format: "csv", fileName: "b", sha256: "", summary: {}, importedAt: new Date(NOON) })
    .returning({ id: imports.id });
  const importId = row?.id ?? 0;
  await tx.execute(
    sql`create temporary table before_offers on commit drop as select * from offers`,
  );
  await tx.execute(sql`
    update offers set sale_price_cents = price_cents * 6 / 10, sale_conditions = 'none',
      import_id = ${importId}::int
    where id % ${(STORES * OFFERS_PER_STORE) / DROPS}::int = 0
  `);
  return importId;
}

async function insert<Item>(
  db: Db,
  table: string,
  items: readonly Item[],
  record: (item: Item) => Record<string, unknown>,
): Promise<void> {
  const records = items.map(record);
  // Records differ in what they set.
  const columns = [...new Set(records.flatMap((each) => Object.keys(each)))];
  await insertRecords(db, table, columns, records);
}
