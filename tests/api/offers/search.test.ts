import { expect, it } from "vitest";
import { valueAt } from "#domain/offers/columns.ts";
import { SearchIndexSchema } from "#domain/offers/productDetail.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the search index", (database) => {
  const rows = () => rowsIn(database().db);

  async function found() {
    const index = await getJson(siteOn(database().db), "/api/search", SearchIndexSchema);
    return Array.from(index.code.index, (_, row) => ({
      code: valueAt(index.code, row),
      name: valueAt(index.name, row),
      brand: valueAt(index.brand, row),
      category: valueAt(index.category, row),
      strainName: valueAt(index.strainName, row),
    }));
  }

  it("has each product that is on a menu once", async () => {
    const { product, offer } = rows();
    const productId = await product({
      code: "abc",
      name: "Dream Cart",
      brand: "Example Farms",
      category: "vape",
      strainSlug: "blue-dream",
    });
    await offer({ productId });
    await offer({ productId });
    expect(await found()).toEqual([
      {
        code: "abc",
        name: "Dream Cart",
        brand: "Example Farms",
        category: "vape",
        strainName: "Blue Dream",
      },
    ]);
  });

  it("leaves out what is on no menu any more", async () => {
    const { product, offer } = rows();
    await product({ code: "never" });
    await offer({ productId: await product({ code: "gone" }), missingSince: new Date(NOW) });
    await offer({ productId: await product({ code: "here" }) });
    expect((await found()).map(({ code }) => code)).toEqual(["here"]);
  });

  it("tells an unknown brand from one that is called null", async () => {
    const { product, offer } = rows();
    for (const brand of [null, "null"]) {
      await offer({ productId: await product({ brand }) });
    }
    expect(new Set((await found()).map(({ brand }) => brand))).toEqual(new Set([null, "null"]));
  });
});
