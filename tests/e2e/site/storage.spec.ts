import {
  NETWORK_ERRORS,
  expect,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { changeSavedCopies, countSpoilt } from "../../support/browser/savedCopies.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const statistics = /Ohio's Most Available Strains/;

for (const { title, harm } of [
  { title: "a saved copy of an older release is dropped without harm", harm: "older release" },
  { title: "a saved copy with a damaged answer is dropped without harm", harm: "damaged" },
  { title: "a saved copy that is no record at all is dropped without harm", harm: "no record" },
] as const)
  test(title, async ({ page, gateway }) => {
    await page.goto("/");
    await untilHomeIsSaved(page);
    await untilSavedForOffline(page);
    await page.goto("/growing-tool");
    await changeSavedCopies(page, harm);
    await page.goto("/");
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
    await expect.poll(() => countSpoilt(page)).toBe(0);

    gateway.cut();
    await page.reload();
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  });

test("the screens open without a connection where the worker's storage finds nothing at first", async ({
  page,
  context,
  gateway,
}) => {
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
});

test.describe("the site works online", () => {
  test("where IndexedDB is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    });
    await page.goto("/");
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  });

  test("where IndexedDB never answers", async ({ page }) => {
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

  test("where the disk is full", async ({ page }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("/");
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  });

  test("where the saved files have been thrown away", async ({ page }) => {
    await page.goto("/");
    await untilSavedForOffline(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto("/growing-tool");
    await expect(page.getByRole("heading", { level: 1, name: "Growing Tool" })).toBeVisible();
  });

  test("where workers are not to be had", async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException("denied", "SecurityError"));
    });
    await page.goto("/");
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  });
});
