import { HOUR_MS } from "#domain/time/spans.ts";
import type { Db } from "../../../server/db/database.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { offers, products } from "../../../server/db/schema/offers.ts";
import { stores } from "../../../server/db/schema/stores.ts";

/** The clock of tests that put rows into the database themselves: 20 November 2026, noon UTC. */
export const NOW = Date.UTC(2026, 10, 20, 12);

type NewStore = typeof stores.$inferInsert;
type NewProduct = typeof products.$inferInsert;
type NewOffer = typeof offers.$inferInsert;

/**
 * Puts rows into an empty database, each made of plausible defaults and what the
 * test cares about. Names are numbered, so that rows do not collide.
 */
export function rowsIn(db: Db) {
  let made = 0;
  let importId: number | undefined;

  async function theImport(): Promise<number> {
    importId ??= onlyId(
      await db
        .insert(imports)
        .values({
          format: "csv",
          fileName: "menu.csv",
          sha256: "0",
          summary: {},
          importedAt: new Date(NOW),
        })
        .returning({ id: imports.id }),
    );
    return importId;
  }

  async function store(given: Partial<NewStore> = {}): Promise<number> {
    made += 1;
    const name = `Store ${String(made)}`;
    const row = {
      slug: `store-${String(made)}`,
      name,
      city: "Columbus",
      region: "Central" as const,
      createdAt: new Date(NOW),
    };
    return onlyId(
      await db
        .insert(stores)
        .values({ ...row, ...given })
        .returning({ id: stores.id }),
    );
  }

  async function product(given: Partial<NewProduct> = {}): Promise<number> {
    made += 1;
    const row = {
      code: `p${String(made)}`,
      matchKey: `product ${String(made)}`,
      name: `Product ${String(made)}`,
      category: "flower" as const,
      createdAt: new Date(NOW),
    };
    return onlyId(
      await db
        .insert(products)
        .values({ ...row, ...given })
        .returning({ id: products.id }),
    );
  }

  /** An offer seen an hour ago: one tenth of flower for $30, in stock, without a sale. */
  async function offer(given: Partial<NewOffer> = {}): Promise<number> {
    const row = {
      storeId: given.storeId ?? (await store()),
      productId: given.productId ?? (await product()),
      importId: given.importId ?? (await theImport()),
      sizeKey: "2830mg",
      sizeLabel: "2.83g",
      netMg: 2_830,
      menu: "rec" as const,
      priceCents: 3_000,
      stock: "yes" as const,
      firstSeenAt: new Date(NOW - HOUR_MS),
      observedAt: new Date(NOW - HOUR_MS),
    };
    return onlyId(
      await db
        .insert(offers)
        .values({ ...row, ...given })
        .returning({ id: offers.id }),
    );
  }

  /** The same at a sale price, which any visitor pays. */
  async function deal(salePriceCents: number, given: Partial<NewOffer> = {}): Promise<number> {
    return await offer({ salePriceCents, saleConditions: "none", ...given });
  }

  return { store, product, offer, deal, theImport };
}

function onlyId(rows: readonly { id: number }[]): number {
  const [row] = rows;
  if (row === undefined) throw new Error("An insert returned no row.");
  return row.id;
}
