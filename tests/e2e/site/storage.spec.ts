import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { changeSavedCopies, countSpoilt } from "../../support/browser/savedCopies.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const statistics = /Ohio's Most Available Strains/;

test("saved copies of an older release, damaged ones and such that are none are dropped without harm, and lost files are fetched", async ({
  page,
  gateway,
}) => {
  await page.goto("/");
  await untilHomeIsSaved(page);
  await untilSavedForOffline(page);
  for (const harm of ["older release", "damaged", "no record"] as const)
    await test.step(harm, async () => {
      await page.goto("/growing-tool");
      await changeSavedCopies(page, harm);
      await page.goto("/");
      await expect(page.getByRole("region", { name: statistics })).toBeVisible();
      await expect.poll(() => countSpoilt(page)).toBe(0);

      gateway.cut();
      await page.reload();
      await expect(page.getByRole("region", { name: statistics })).toBeVisible();
      gateway.network = "open";
    });
  await test.step("saved files that have been thrown away", async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto("/growing-tool");
    await expect(page.getByRole("heading", { level: 1, name: "Growing Tool" })).toBeVisible();
  });
});

test(
  "the screens open without a connection where the worker's storage finds nothing at first",
  { tag: "@long" },
  async ({ page, context, gateway }) => {
    await page.goto("/growing-tool");
    await untilSavedForOffline(page);
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(() => {
      const match = caches.match.bind(caches);
      CacheStorage.prototype.match = () => {
        CacheStorage.prototype.match = (...asked) => match(...asked);
        return Promise.resolve(undefined);
      };
    });
    gateway.cut();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Growing Tool" })).toBeVisible();
  },
);

onScreen.describe("the site works online", () => {
  onScreen("where IndexedDB is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    });
    await page.goto("/");
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  });

  onScreen("where IndexedDB never answers", { tag: "@long" }, async ({ page }) => {
    await page.addInitScript(() => {
      const open = IDBFactory.prototype.open.bind(indexedDB);
      IDBFactory.prototype.open = (...asked) => {
        const request = open(...asked);
        request.addEventListener = () => undefined;
        return request;
      };
    });
    await page.goto("/");
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  });

  onScreen("where the disk is full", { tag: "@long" }, async ({ page }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("/");
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  });
});
