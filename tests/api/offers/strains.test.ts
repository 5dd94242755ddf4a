import { expect, it } from "vitest";
import { StrainShelvesSchema } from "#domain/strains/strainShelves.ts";
import { TerpeneProductsSchema } from "#domain/strains/terpeneProducts.ts";
import { storeTwins } from "../../../server/db/schema/stores.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the strains of the state", (database) => {
  const shelves = () => getJson(siteOn(database().db), "/api/strains", StrainShelvesSchema);

  it("are those that a store has, with what their labels have in common", async () => {
    const { product, offer, store } = rowsIn(database().db);
    const dream = await product({ strainSlug: "blue-dream" });
    const terpenes = { myrcene: 0.8, limonene: 0.4 };
    const [one, two] = [await store(), await store()];
    await offer({ productId: dream, storeId: one, terpenes, observedAt: new Date(NOW - 5_000) });
    await offer({ productId: dream, storeId: two, observedAt: new Date(NOW) });
    await offer({ productId: await product({ strainSlug: null }) });
    expect(await shelves()).toEqual({
      shelves: { "blue-dream": { stores: 2, offers: 2, terpenes: { myrcene: 100, limonene: 50 } } },
      observedAt: new Date(NOW).toISOString(),
    });
  });

  it("are in the stores that have them on a current menu of their own, of any kind; labels of other menus count for their face", async () => {
    const { db } = database();
    const { product, offer, store } = rowsIn(db);
    const [one, twin, old] = [await store(), await store(), await store()];
    await db.insert(storeTwins).values({ storeId: twin, twinOfId: one });
    const flower = await product({ strainSlug: "gelato", category: "flower" });
    const vape = await product({ strainSlug: "gelato", category: "vape" });
    await offer({ productId: flower, storeId: one, observedAt: new Date(NOW) });
    await offer({ productId: vape, storeId: one, observedAt: new Date(NOW) });
    await offer({ productId: vape, storeId: twin, observedAt: new Date(NOW) });
    const long = new Date(NOW - 4 * 24 * 3_600_000);
    await offer({ productId: vape, storeId: old, observedAt: long, terpenes: { pinene: 1 } });
    expect((await shelves()).shelves).toEqual({
      gelato: { stores: 1, offers: 2, terpenes: { pinene: 100 } },
    });
  });

  it("are without what has left the menu or is sold out", async () => {
    const { product, offer } = rowsIn(database().db);
    await offer({
      productId: await product({ strainSlug: "og-kush" }),
      missingSince: new Date(NOW),
    });
    await offer({ productId: await product({ strainSlug: "gelato" }), stock: "no" });
    expect(await shelves()).toEqual({ shelves: {}, observedAt: null });
  });
});

describeOnEachEngine("the products with a terpene", (database) => {
  const limonene = () =>
    getJson(siteOn(database().db), "/api/terpenes/limonene/products", TerpeneProductsSchema);

  it("are those that name it as long as no label has a figure", async () => {
    const { product, offer } = rowsIn(database().db);
    expect((await limonene()).named).toBeUndefined();
    const productId = await product({ category: "flower" });
    const at = new Date(NOW);
    await offer({ productId, terpenes: { "d-limonene": null }, observedAt: at });
    const { named, observedAt } = await limonene();
    expect(named).toMatchObject({ products: 1, printedAs: "d-limonene" });
    expect(named?.groups.map(({ products }) => products.length)).toEqual([1]);
    expect(observedAt).toBe(at.toISOString());
    await offer({ productId: await product(), terpenes: { limonene: 0.7 } });
    expect(await limonene()).toMatchObject({ ranked: 1 });
    expect((await limonene()).named).toBeUndefined();
  });
});
