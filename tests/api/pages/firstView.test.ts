import { expect, it, vi } from "vitest";
import { readyAnswer } from "../../../server/web/answers/readyAnswer.ts";
import type { AppDeps } from "../../../server/app.ts";
import { bumpDataVersion } from "../../../server/db/dataVersion.ts";
import { AnnouncementsSchema } from "../../../src/domain/site/site.ts";
import { parseFirstView, type FirstView } from "../../../src/domain/site/firstView.ts";
import { StatisticsSchema } from "../../../src/domain/offers/statistics.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { blissMenu } from "../../support/pages/blissMenu.ts";
import { builtPage, SHELL } from "../../support/pages/builtPage.ts";
import { readDocument } from "../../support/pages/readDocument.ts";
import { gate } from "../../support/server/gate.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

describeOnPglite("home", (database) => {
  /** A site whose views say what they were written from. */
  function site(more: Partial<AppDeps> = {}) {
    const written: FirstView[] = [];
    const render = (view: FirstView) => {
      written.push(view);
      return Promise.resolve(`<main>View ${String(written.length)}</main>`);
    };
    return {
      written,
      app: siteOn(database().db, { dist: builtPage(), views: { render, files: {} }, ...more }),
    };
  }
  const read = async ({ app }: ReturnType<typeof site>, path = "/") =>
    await (await app.request(path)).text();

  it("arrives with its view, and with the very answers that the API gives", async () => {
    const home = site();
    const html = await read(home);
    expect(html).toContain('<div id="root" data-view=""><main>View 1</main></div>');
    const travels = />([^<]*)<\/script>/.exec(html.slice(html.indexOf('id="first-view"')))?.[1];
    const [statistics, announcements] = parseFirstView(travels ?? "")?.answers ?? [];
    expect(statistics?.data).toEqual(await getJson(home.app, "/api/statistics", StatisticsSchema));
    expect(announcements?.data).toEqual(
      await getJson(home.app, "/api/announcements", AnnouncementsSchema),
    );
  });

  it("is written once for a state of the data, whoever asks, by whichever name", async () => {
    const home = site();
    await Promise.all([read(home), read(home), read(home, "/home")]);
    expect(home.written).toHaveLength(1);
    await bumpDataVersion(database().db);
    expect(await read(home)).toContain("View 2");
  });

  it("opens without its view where that cannot be written", async () => {
    const home = site({
      views: { render: () => Promise.reject(new Error("a component failed")), files: {} },
    });
    const response = await home.app.request("/");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  });
});

describeOnPglite("a busy site", (database) => {
  /** A site on which nothing but its views takes long: what they are rendered of is held back. */
  async function busySite(pagePatienceMs: number) {
    await blissMenu(rowsIn(database().db));
    const held = gate();
    const rendered: FirstView[] = [];
    const views = {
      render: async (view: FirstView) => {
        rendered.push(view);
        await held.opened;
        return "<main>View</main>";
      },
      files: {},
    };
    const app = siteOn(database().db, { dist: builtPage(), views, pagePatienceMs });
    const read = async (path: string) => readDocument(await (await app.request(path)).text());
    return { app, held, rendered, read };
  }

  it.each([
    ["/product/abc", /Blue Dream/],
    ["/menu?store=bliss", /Bliss/],
    ["/introduction", /Introduction/],
    ["/", /Ohio/],
  ])("gives %s without its view its own title and description", async (path, own) => {
    const { held, read } = await busySite(5);
    const plain = readDocument(SHELL);
    const { title, meta, canonical, shape } = await read(path);
    expect(title).toMatch(own);
    expect(meta["description"]).toMatch(/\w{3}/);
    expect(canonical === null ? meta["robots"] : canonical).toBeTruthy();
    expect([title, meta["description"], canonical]).not.toEqual([
      plain.title,
      plain.meta["description"],
      plain.canonical,
    ]);
    expect(shape).not.toContain("3 main ");
    held.open();
  });

  it("does not render a view for which nobody waits any more, and renders it for who asks next", async () => {
    await blissMenu(rowsIn(database().db));
    const { db } = database();
    const held = gate();
    const asked = gate();
    let isHeld = true;
    const rendered: string[] = [];
    const views = {
      render: (view: FirstView) => {
        rendered.push(view.path);
        return Promise.resolve("<main>View</main>");
      },
      files: {},
    };
    const app = siteOn(db, {
      dist: builtPage(),
      views,
      pagePatienceMs: 5,
      // What only the API's large answers go through.
      makeElsewhere: (path) => {
        if (path !== "/statistics" || !isHeld) return null;
        asked.open();
        return held.opened.then(() => readyAnswer({ topFlower: [], topDeals: [] }));
      },
    });
    const first = await (await app.request("/")).text();
    await asked.opened;
    expect(readDocument(first).shape).not.toContain("3 main ");
    held.open();
    isHeld = false;
    await vi.waitFor(async () => {
      expect((await app.request("/api/statistics")).status).toBe(200);
    });
    expect(rendered).toEqual([]);
    await vi.waitFor(async () => {
      expect(readDocument(await (await app.request("/")).text()).shape).toContain("3 main ");
    });
    expect(new Set(rendered)).toEqual(new Set(["/"]));
  });
});

describeOnPglite("a first view", (database) => {
  /** What the document of an address is written from, by the names of its answers. */
  async function writtenFor(path: string): Promise<FirstView | null> {
    let written: FirstView | null = null;
    const render = (view: FirstView) => {
      written = view;
      return Promise.resolve("<main></main>");
    };
    const app = siteOn(database().db, { dist: builtPage(), views: { render, files: {} } });
    expect((await app.request(path)).status).toBe(200);
    return written;
  }

  it.each([
    ["/product/ABC", "/product/abc", ["product", "abc"]],
    ["/product/abc?size=28000mg&from=a", "/product/abc?size=28300mg", ["product", "abc"]],
    ["/menu?store=BLISS", "/dispensary-menus?store=bliss", ["menu", "bliss"]],
    [
      "/menu?category=vape&store=bliss",
      "/dispensary-menus?store=bliss&category=vape",
      ["menu", "bliss"],
    ],
    ["/genetics/Blue%20Dream", "/strain-genetics/blue-dream", ["strain-offers", "blue-dream"]],
    ["/terpenes/BCP", "/terpenes/caryophyllene", ["terpene-products", "caryophyllene"]],
    ["/social", "/social", ["config"]],
  ])("of %s is that of %s, with its answer", async (path, own, key) => {
    await blissMenu(rowsIn(database().db));
    const view = await writtenFor(path);
    expect(view?.path).toBe(own);
    expect(view?.answers.map((answer) => answer.key)).toEqual([key]);
  });

  it("of what is there to be read needs no answer", async () => {
    for (const path of ["/introduction", "/resources", "/change-log", "/strain-genetics"])
      expect(await writtenFor(path), path).toMatchObject({ path, answers: [] });
  });

  it("is not of the worker's shell, of forms, which would lose what is typed, nor of what filters leave", async () => {
    await blissMenu(rowsIn(database().db));
    const forms = ["/index.html", "/feedback", "/growing-tool", "/product/nothing"];
    const filtered = ["/menu?store=bliss&q=blue", "/genetics?q=og", "/resources?topic=law"];
    // A made-up size pushes no real page out.
    filtered.push("/product/abc?size=123456mg");
    for (const path of [...forms, ...filtered]) expect(await writtenFor(path), path).toBeNull();
  });
});
