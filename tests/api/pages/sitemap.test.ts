import { expect, it } from "vitest";
import { STRAINS } from "#content/strains/strains.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { insertEvent } from "../../support/community/eventRows.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { builtPage } from "../../support/pages/builtPage.ts";
import { readUrls } from "../../support/pages/sitemap.ts";
import { siteOn } from "../../support/server/requests.ts";

const ORIGIN = "https://site.test";

describeOnEachEngine("what crawlers may find", (database) => {
  const ask = (path: string) => siteOn(database().db, { dist: builtPage() }).request(path);
  const urls = async () => readUrls(await (await ask("/sitemap.xml")).text());
  const paths = async () => (await urls()).map(({ loc }) => loc.replace(ORIGIN, ""));

  it("is everything that has not asked to be left out, by the file that names the sitemap", async () => {
    const response = await ask("/robots.txt");
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(
      `User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });

  it("is each fixed page, strain and terpene, and no account", async () => {
    const found = await paths();
    expect(found).toEqual(expect.arrayContaining(["/", "/Reservation", "/growing-tool"]));
    expect(found).toEqual(expect.arrayContaining(["/terpenes/limonene"]));
    expect(found.filter((path) => path.startsWith("/strain-genetics/"))).toHaveLength(
      STRAINS.length,
    );
    for (const own of ["/profile", "/signin", "/signup", "/vote-secret-results"])
      expect(found).not.toContain(own);
  });

  it("is each store with a menu and each product on one, and when they were last seen", async () => {
    const { store, product, offer } = rowsIn(database().db);
    const storeId = await store({ slug: "bliss" });
    const productId = await product({ code: "abc" });
    await store({ slug: "without-menu" });
    await offer({ storeId, productId, observedAt: new Date(NOW - 9 * HOUR_MS) });
    await offer({ storeId, productId, sizeKey: "1g", observedAt: new Date(NOW - HOUR_MS) });
    const gone = await product({ code: "gone" });
    await offer({ storeId, productId: gone, missingSince: new Date(NOW) });
    const found = (await urls()).filter(({ loc }) => /store=|product/.test(loc));
    expect(found).toEqual([
      { loc: `${ORIGIN}/dispensary-menus?store=bliss`, lastmod: "2026-11-20T11:00:00.000Z" },
      { loc: `${ORIGIN}/product/abc`, lastmod: "2026-11-20T11:00:00.000Z" },
    ]);
  });

  it("is each event to come", async () => {
    const { db } = database();
    await insertEvent(db, { slug: "picnic" });
    const over = new Date(NOW - 72 * HOUR_MS);
    await insertEvent(db, { slug: "over", startsAt: over, endsAt: over });
    const found = (await urls()).filter(({ loc }) => loc.includes("event="));
    expect(found).toEqual([
      { loc: `${ORIGIN}/events?event=picnic`, lastmod: "2026-11-20T12:00:00.000Z" },
    ]);
  });

  it("is nothing of the sample", async () => {
    const { store, product, offer } = rowsIn(database().db);
    const storeId = await store({ slug: "made-up", sample: true });
    await offer({ storeId, productId: await product({ code: "abc", sample: true }) });
    await insertEvent(database().db, { slug: "picnic", sample: true });
    const found = await paths();
    expect(found.filter((path) => /store=|product|event/.test(path))).toEqual([]);
    expect(found).not.toContain("/dispensary-deals");
    expect(found).toContain("/introduction");
  });

  it.each(["/sitemap-1.xml", "/sitemap-0.xml", "/sitemap-x.xml"])("is not in %s", async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, "Not found"]);
  });

  it("cannot be written to", async () => {
    for (const path of ["/robots.txt", "/sitemap.xml"]) {
      const app = siteOn(database().db, { dist: builtPage() });
      expect((await app.request(path, { method: "POST" })).status).toBe(405);
    }
  });
});
