import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { products } from "../../../server/db/schema/offers.ts";
import { storeAliases, stores } from "../../../server/db/schema/stores.ts";
import { everything, importing, offerOf } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

describeOnFasterEngine("the import of bloom's files", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  it("finds the one store of that name in that city, else makes one with a warning", async () => {
    const result = await importing(db(), "bloom.json");
    expect(result).toMatchObject({ store: null, accepted: 2, created: 2 });
    expect(result.warnings).toMatchObject([{ row: null, field: "store_location" }]);
    const { aliases, stores: all } = await everything(db());
    expect(aliases.map(({ alias }) => alias)).toEqual(["bloom:athens", "bloom:columbus-west"]);
    expect(all.at(-1)).toMatchObject({
      slug: "bloom-columbus-west",
      name: "Bloom Columbus West",
      city: "Columbus",
      county: "Franklin",
      region: "Central",
    });
  });

  it("remembers where an alias leads, even to another store", async () => {
    await importing(db(), "bloom.json");
    const [fernHill] = await db().select().from(stores).where(eq(stores.license, "OH-T-3"));

    await db()
      .update(storeAliases)
      .set({ storeId: fernHill?.id ?? 0 })
      .where(eq(storeAliases.alias, "bloom:columbus-west"));
    const again = await importing(db(), "bloom.json");
    expect(again).toMatchObject({ created: 1 });
    expect(again.warnings.map(({ field }) => field)).not.toContain("store_location");
  });

  it("shows no brand called unknown, and no size but the printed one", async () => {
    await importing(db(), "bloom.json");
    const all = await db().select().from(products).orderBy(desc(products.name));
    expect(all.map(({ brand, name }) => [brand, name])).toEqual([
      ["Oak Works", "River Cake"],
      ["Tinker's Farm", "Fog Fuel"],
    ]);
    expect(await offerOf(db(), "River Cake")).toMatchObject({ sizeLabel: "2.83g", netMg: 2_830 });
  });

  it("gives a product the same code on every day and in every database", async () => {
    await importing(db(), "bloom.json");
    const codes = (await db().select().from(products).orderBy(products.code)).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(["ldnwhrdh", "ya32rjrf"]);
  });
});
