import { readFileSync } from "node:fs";
import { expect, test } from "../../support/browser/fixtures.ts";
import { remainsOf, type PhoneStorage } from "../../support/release/remains.ts";

// Another site answers now: it has none of that one's stores, so only what the phone has is shown.
test.use({ expectedErrors: { patterns: [/404 \(Not Found\)/] } });

for (const version of ["1.0.0"]) {
  test(`a phone that ${version} has filled opens, with what its visitor kept`, async ({ page }) => {
    const { notes, phone } = remainsOf(version);
    const storage: PhoneStorage = JSON.parse(readFileSync(phone, "utf8"));
    await page.clock.setSystemTime(notes.madeAt + 60_000);
    // A file of the site: the application is not there yet.
    await page.goto("/third-party-notices.txt");
    await page.evaluate("globalThis.__name = (named) => named");
    await page.evaluate(putBack, storage);

    await page.goto("/dispensary-wishlist");
    await expect(
      page.getByRole("link", { name: /Wedding Cake|Blue Dream|Peach/ }).first(),
    ).toBeVisible();
    await page.goto("/dispensary-menus?store=oak-street-akron");
    await expect(page.getByRole("heading", { level: 1, name: /Oak Street/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /kept/i }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("with_tax"))).toBe("on");
  });
}

/** Runs in a page: the way back of what took it out. */
async function putBack({ databases, local }: PhoneStorage): Promise<void> {
  const revived = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(revived);
    if (typeof value !== "object" || value === null) return value;
    if ("$date" in value) return new Date(Number(value.$date));
    if ("$array" in value && "values" in value && Array.isArray(value.values)) {
      const { $array: kind, values } = value;
      if (kind === "Uint8Array") return Uint8Array.from(values);
      if (kind === "Uint16Array") return Uint16Array.from(values);
      if (kind === "Uint32Array") return Uint32Array.from(values);
      throw new Error(`No test knows how to make a ${String(kind)}.`);
    }
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, revived(each)]));
  };
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("IndexedDB")));
    });
  for (const [name, stores] of Object.entries(databases)) {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener("upgradeneeded", () => {
      for (const store of Object.keys(stores)) opening.result.createObjectStore(store);
    });
    const database = await done(opening);
    for (const [store, records] of Object.entries(stores)) {
      const opened = database.transaction(store, "readwrite").objectStore(store);
      await Promise.all(records.map(([key, value]) => done(opened.put(revived(value), key))));
    }
    database.close();
  }
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
}
