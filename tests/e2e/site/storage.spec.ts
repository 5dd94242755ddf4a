import {
  NETWORK_ERRORS,
  expect,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const statistics = /Ohio's Most Available Strains/;

/** Harms every saved copy in the way a crash, an old release or a bug would leave it. */
async function spoilSavedCopies(harm: "old" | "damaged" | "rubbish"): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("ohio-small-copies");
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const transaction = database.transaction("copies", "readwrite");
  const walk = transaction.objectStore("copies").openCursor();
  walk.addEventListener("success", () => {
    const at = walk.result;
    if (!at) return;
    const record: { buster: string; state: object } = at.value;
    if (harm === "old") at.update({ ...record, buster: "0" });
    else if (harm === "rubbish") at.update("rubbish");
    else at.update({ ...record, state: { ...record.state, data: { topFlower: 7 } } });
    at.continue();
  });
  await new Promise((resolve) => transaction.addEventListener("complete", resolve));
  database.close();
}

/** How many saved copies are still harmed. */
async function spoiltCopies(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("ohio-small-copies");
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const all = await new Promise<unknown[]>((resolve) => {
    const asking = database.transaction("copies").objectStore("copies").getAll();
    asking.addEventListener("success", () => resolve(asking.result));
  });
  database.close();
  return all.filter((record) => /rubbish|"buster":"0"|"topFlower":7/.test(JSON.stringify(record)))
    .length;
}

test.describe("a saved copy", () => {
  for (const [what, harm] of [
    ["of an older release", "old"],
    ["with a damaged answer", "damaged"],
    ["that is no record at all", "rubbish"],
  ] as const) {
    test(`${what} is dropped without harm`, async ({ page, gateway }) => {
      await page.goto("/");
      await untilHomeIsSaved(page);
      await untilSavedForOffline(page);
      await page.goto("/growing-tool");
      await page.evaluate(spoilSavedCopies, harm);
      await page.goto("/");
      await expect(page.getByRole("region", { name: statistics })).toBeVisible();
      await expect.poll(() => page.evaluate(spoiltCopies)).toBe(0);

      gateway.cut();
      await page.reload();
      await expect(page.getByRole("region", { name: statistics })).toBeVisible();
    });
  }
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
      IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype);
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
