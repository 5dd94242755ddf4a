import { expect, it } from "vitest";
import type { AppDeps } from "../../../server/app.ts";
import { bumpDataVersion } from "../../../server/db/dataVersion.ts";
import { AnnouncementsSchema } from "../../../src/domain/site/announcements.ts";
import { parseFirstView, type FirstView } from "../../../src/domain/site/firstView.ts";
import { StatisticsSchema } from "../../../src/domain/site/statistics.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { blissMenu } from "../../support/pages/blissMenu.ts";
import { builtPage } from "../../support/pages/builtPage.ts";
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
    for (const path of [...forms, ...filtered]) expect(await writtenFor(path), path).toBeNull();
  });
});
