import { build } from "vite";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { serveFolder } from "../../support/browser/servedFolder.ts";
import { prepare } from "../../support/server/preparedFolder.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test(
  "the kill switch removes the worker and all it saved, reloads once, and stays quiet",
  { tag: "@long" },
  async ({ page, gateway }) => {
    const folder = await prepare("kill-switch", async (outDir) => {
      await build({ mode: "kill-switch", logLevel: "error", build: { outDir } });
    });
    const killSwitch = await serveFolder(folder);
    try {
      await page.goto("/growing-tool");
      await untilSavedForOffline(page);
      const before = await page.evaluate(() => performance.timeOrigin);

      gateway.site = killSwitch.url;
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect
        .poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before))
        .not.toBe(before);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Growing Tool");
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      await expect.poll(left).toEqual([0, 0]);

      const after = await page.evaluate(() => performance.timeOrigin);
      // The idle work of a page, which registers the worker, has long been done by then.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.getByLabel("Strain name").fill("still here");
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(after);
      expect(await left()).toEqual([0, 0]);
    } finally {
      killSwitch.stop();
    }
  },
);
