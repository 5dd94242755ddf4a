import { expect, it } from "vitest";
import { stores } from "../../../server/db/schema/stores.ts";
import { insertEvent } from "../../support/community/eventRows.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { blissMenu } from "../../support/pages/blissMenu.ts";
import { builtPage } from "../../support/pages/builtPage.ts";
import { readDocument } from "../../support/pages/readDocument.ts";
import { faultsOf } from "../../support/pages/validate.ts";
import { siteOn } from "../../support/server/requests.ts";

const ORIGIN = "https://site.test";

describeOnPglite("what a page says to those who do not run it", (database) => {
  const site = () => siteOn(database().db, { dist: builtPage() });
  const html = async (path: string) => await (await site().request(path)).text();
  const read = async (path: string) => readDocument(await html(path));

  const rows = () => rowsIn(database().db);

  it("of a product: name, lowest price, store and day, and its offers for machines", async () => {
    await blissMenu(rows());
    const { title, meta, canonical, data } = await read("/product/ABC");
    expect(title).toBe("Blue Dream | Ohio Cannabis Community");
    expect(canonical).toBe(`${ORIGIN}/product/abc`);
    expect(meta).toMatchObject({
      "og:title": "Ninefold Blue Dream",
      "og:description":
        "Lowest price $25.00 for 2.83 g ($8.83/g) at Bliss, Kent, seen Nov 20, 2026. Flower.",
      "og:url": `${ORIGIN}/product/abc`,
      "og:image": `${ORIGIN}/icons/icon-512.png`,
      "twitter:card": "summary",
    });
    expect(data).toMatchObject([
      {
        "@type": "Product",
        offers: [
          {
            price: "25.00",
            priceCurrency: "USD",
            priceValidUntil: "2026-11-22",
            availability: "https://schema.org/InStock",
            seller: { name: "Bliss, Kent" },
          },
        ],
      },
    ]);
    expect(await faultsOf(data[0])).toEqual([]);
  });

  it("of a store: how much is on its menu, and for machines where and when it is open", async () => {
    await blissMenu(rows());
    const { title, meta, canonical, data } = await read("/dispensary-menus?store=bliss");
    expect(title).toBe("Bliss, Kent | Ohio Cannabis Community");
    expect(canonical).toBe(`${ORIGIN}/dispensary-menus?store=bliss`);
    expect(meta).toMatchObject({
      "og:title": "Bliss, Kent: menu",
      "og:description": "1 product on its menu, last seen Nov 20, 2026. 1 Main St, Kent, OH 44240.",
    });
    expect(data).toMatchObject([
      {
        "@type": "Store",
        address: { streetAddress: "1 Main St", postalCode: "44240" },
        telephone: "330-555-0100",
        geo: { latitude: 41.15 },
        openingHoursSpecification: Array.from({ length: 7 }, () => ({ opens: "09:00" })),
      },
    ]);
    expect(await faultsOf(data[0])).toEqual([]);
  });

  it("of an event: when and where", async () => {
    await insertEvent(database().db, {
      slug: "picnic",
      title: "Picnic",
      place: "Park",
      city: "Kent",
    });
    const { title, meta, canonical, data } = await read("/events?event=picnic&view=upcoming");
    expect(title).toBe("Events | Ohio Cannabis Community");
    expect(canonical).toBe(`${ORIGIN}/events?event=picnic`);
    expect(meta).toMatchObject({
      "og:title": "Picnic",
      "og:description": "Sat, Nov 21, 2026, 7:00 AM to 10:00 AM Eastern. Park, Kent",
    });
    expect(data).toMatchObject([
      { "@type": "Event", startDate: "2026-11-21T07:00:00-05:00", location: { name: "Park" } },
    ]);
    expect(await faultsOf(data[0])).toEqual([]);
  });

  it.each([
    ["/strain-genetics/blue-dream", "Blue Dream: strain genetics", /^Sold as sativa\. Reported as/],
    ["/terpenes/limonene", "Limonene", /^Smell: citrus/],
    ["/", "Ohio Cannabis Community", /^An honest local almanac/],
    ["/growing-tool", "Growing Tool", /^A growing journal to print/],
  ])("of %s", async (path, heading, description) => {
    const { meta, canonical, data } = await read(path);
    expect([canonical, meta["og:title"], data]).toEqual([ORIGIN + path, heading, []]);
    expect(meta["og:description"]).toMatch(description);
    expect(meta["description"]).toBe(meta["og:description"]);
  });

  it("is marked while it is the sample, which nobody should find", async () => {
    const made = rows();
    const { store, product, offer } = made;
    const storeId = await store({ slug: "made-up", sample: true });
    await offer({ storeId, productId: await product({ code: "xyz", sample: true }) });
    for (const path of ["/product/xyz", "/dispensary-menus?store=made-up"]) {
      const { meta, data } = await read(path);
      expect([meta["robots"], data], path).toEqual(["noindex", []]);
      expect(meta["og:title"], path).toMatch(/^Sample: /);
    }
    expect((await read("/deals")).meta["robots"]).toBe("noindex");
    expect((await read("/introduction")).meta["robots"]).toBeUndefined();
    // A real store hides it.
    await blissMenu(made);
    expect((await read("/dispensary-menus?store=made-up")).meta["og:title"]).toBe(
      "Dispensary Menus",
    );
    expect((await read("/deals")).meta["robots"]).toBeUndefined();
  });

  it("is text everywhere, whatever a store is called", async () => {
    await blissMenu(rows());
    const pages = ["/product/abc", "/dispensary-menus?store=bliss", "/"];
    const before = await Promise.all(pages.map(read));
    const { db } = database();
    const name = "</script><img src=x onerror=alert(1)>";
    await db.update(stores).set({ name });
    const after = await Promise.all(pages.map(read));
    expect(after.map(({ shape }) => shape)).toEqual(before.map(({ shape }) => shape));
    expect(after[0]?.meta["og:description"]).toContain(`at ${name}, Kent`);
    expect(after[1]?.title).toBe(`${name}, Kent | Ohio Cannabis Community`);
    expect(after[1]?.data).toMatchObject([{ name }]);
  });
});
