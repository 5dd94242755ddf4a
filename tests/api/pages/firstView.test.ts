import { expect, it } from "vitest";
import type { AppDeps } from "../../../server/app.ts";
import { bumpDataVersion } from "../../../server/db/dataVersion.ts";
import { AnnouncementsSchema } from "../../../src/domain/site/announcements.ts";
import { parseFirstView, type FirstView } from "../../../src/domain/site/firstView.ts";
import { StatisticsSchema } from "../../../src/domain/site/statistics.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { builtPage } from "../../support/pages/builtPage.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

describeOnPglite("home", (database) => {
  /** A site whose views say what they were written from. */
  function site(more: Partial<AppDeps> = {}) {
    const written: FirstView[] = [];
    const renderView = (view: FirstView) => {
      written.push(view);
      return Promise.resolve(`<main>View ${String(written.length)}</main>`);
    };
    return { written, app: siteOn(database().db, { dist: builtPage(), renderView, ...more }) };
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
    const home = site({ renderView: () => Promise.reject(new Error("a component failed")) });
    const response = await home.app.request("/");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  });

  it("alone has one: other screens, and what the worker keeps as shell, arrive as before", async () => {
    const home = site();
    for (const path of ["/trends", "/index.html", "/nothing"])
      expect(await read(home, path), path).toContain('<div id="root"></div>');
    expect(home.written).toEqual([]);
  });
});
