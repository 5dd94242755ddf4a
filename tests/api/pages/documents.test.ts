import { describe, expect, it } from "vitest";
import { readyAnswer } from "../../../server/web/answers/readyAnswer.ts";
import { bumpDataVersion, readDataVersion } from "../../../server/db/dataVersion.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { statementsOf } from "../../support/database/statements.ts";
import { blissMenu } from "../../support/pages/blissMenu.ts";
import { builtPage, SHELL } from "../../support/pages/builtPage.ts";
import { readDocument } from "../../support/pages/readDocument.ts";
import { NOTHING_SETTLED, silentLog, siteOn } from "../../support/server/requests.ts";

const ORIGIN = "https://site.test";

describeOnPglite("a page", (database) => {
  const site = () => siteOn(database().db, { dist: builtPage() });
  const read = async (path: string) => readDocument(await (await site().request(path)).text());
  const rows = () => rowsIn(database().db);

  it.each([
    ["/home", "/"],
    ["/donations", "/contribute"],
    ["/Reservation/", "/Reservation"],
    ["/reservation", "/Reservation"],
    ["/genetics/Blue%20Dream", "/strain-genetics/blue-dream"],
    ["/terpenes/BCP", "/terpenes/caryophyllene"],
    ["/menu?store=BLISS&category=vape&sort=price", "/dispensary-menus?store=bliss"],
    ["/menu?store=all&q=x", "/dispensary-menus"],
    ["/deals?region=Central", "/dispensary-deals"],
    ["/events?view=past&year=2025", "/events"],
    ["/trends?utm_source=chat", "/trends"],
  ])("at %s names %s as its address", async (path, expected) => {
    await blissMenu(rows());
    expect((await read(path)).canonical).toBe(ORIGIN + expected);
  });

  it.each([
    "/product/nothing",
    "/product/ab1.2",
    "/dispensary-menus?store=nothing",
    "/dispensary-menus?store=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "/events?event=nothing",
    "/strain-genetics/nothing-like-it",
    "/terpenes/%3Cimg%20src=x%3E",
    "/strain-genetics/%E0%A4%A",
  ])("knows nothing of %s, opens, and is not to be found", async (path) => {
    const response = await site().request(path);
    const { meta, canonical, data, shape } = readDocument(await response.text());
    expect([response.status, meta["robots"], canonical, data]).toEqual([200, "noindex", null, []]);
    expect(shape).toEqual((await read("/profile")).shape);
  });

  it("looks for no name that nobody types", async () => {
    expect((await read(`/strain-genetics/${"blue-dream".repeat(500)}`)).meta["robots"]).toBe(
      "noindex",
    );
  });

  it("is not to be found where it is one's own or for whoever is told of it", async () => {
    for (const path of ["/signin", "/signup", "/profile", "/vote-secret-results"]) {
      const response = await site().request(path);
      expect(response.headers.get("x-robots-tag"), path).toBe("noindex");
      expect(readDocument(await response.text()).meta["robots"], path).toBe("noindex");
    }
  });

  describe("travels", () => {
    it("as bytes that are known again until the data change, and to HEAD as headers", async () => {
      await blissMenu(rows());
      const app = site();
      const first = await app.request("/product/abc");
      expect(first.headers.get("cache-control")).toBe("no-cache");
      expect(first.headers.get("content-type")).toMatch(/^text\/html; charset=utf-8$/i);
      const etag = first.headers.get("etag") ?? "";
      const again = await app.request("/product/abc", { headers: { "if-none-match": etag } });
      expect([again.status, again.headers.get("cache-control")]).toEqual([304, "no-cache"]);
      const head = await app.request("/product/abc", { method: "HEAD" });
      expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
      const packed = await app.request("/product/abc", { headers: { "accept-encoding": "br" } });
      expect(packed.headers.get("content-encoding")).toBe("br");
      expect(packed.headers.get("vary")).toBe("Accept-Encoding");
      const { db } = database();
      await db.update(offers).set({ priceCents: 2_000 });
      await bumpDataVersion(db);
      const later = await app.request("/product/abc", { headers: { "if-none-match": etag } });
      expect(later.status).toBe(200);
    });

    it("after one look at the data's version, and no other question", async () => {
      await blissMenu(rows());
      const { db } = database();
      const app = site();
      for (const path of ["/", "/product/abc", "/dispensary-menus?store=bliss", "/terpenes/BCP"]) {
        await app.request(path);
        const again = async () => void (await app.request(path));
        expect(await statementsOf(db, again), path).toBe(1);
      }
    });

    it("under a policy that runs no more than the shell does: structured data are not run", async () => {
      await blissMenu(rows());
      const policy = async (path: string) =>
        (await site().request(path)).headers.get("content-security-policy");
      expect(await policy("/product/abc")).toBe(await policy("/index.html"));
    });

    it("as a document where the API has an answer of the same path, which another thread makes", async () => {
      const makeElsewhere = () => readyAnswer({});
      const app = siteOn(database().db, { dist: builtPage(), makeElsewhere });
      const { title } = readDocument(await (await app.request("/trends")).text());
      expect(title).toBe("Trends | Ohio Cannabis Community");
    });

    it("not at all to the worker, which keeps the plain shell", async () => {
      expect(await (await site().request("/index.html")).text()).toBe(SHELL);
    });
  });

  it("is left out where the database fails or takes too long, and the page opens", async () => {
    const failing = new Proxy(database().db, {
      get: () => () => {
        throw new Error("secret: connection lost");
      },
    });
    const log = silentLog();
    const broken = siteOn(failing, { dist: builtPage(), log });
    const silent = siteOn(database().db, {
      dist: builtPage(),
      dataVersion: {
        current: () => new Promise<never>(() => undefined),
        of: readDataVersion,
        ...NOTHING_SETTLED,
      },
      pagePatienceMs: 1,
      headPatienceMs: 1,
    });
    for (const app of [broken, silent]) {
      const response = await app.request("/product/abc");
      expect([response.status, await response.text()]).toEqual([200, SHELL]);
    }
  });
});
