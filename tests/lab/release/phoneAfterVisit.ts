import { chromium } from "@playwright/test";
import type { PhoneStorage } from "../../support/release/remains.ts";
import { findBrowser } from "../../support/programs/browser.ts";

/** Visits a site as somebody with a phone does, keeps a store and something else, and takes out what the phone has then. */
export async function phoneAfterVisit(url: string): Promise<PhoneStorage> {
  const { executable, description } = findBrowser();
  if (executable === null) throw new Error(description);
  const browser = await chromium.launch({ executablePath: executable });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    for (const address of ["/", "/dispensary-deals", "/dispensary-menus?store=oak-street-akron"]) {
      await page.goto(url + address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
    }
    await page.getByRole("button", { name: "Keep for a visit" }).first().click();
    await page
      .getByRole("button", { name: /^Wishlist: / })
      .first()
      .click();
    await page.evaluate(() => localStorage.setItem("with_tax", "on"));
    await page.waitForFunction(async () => {
      const all = await indexedDB.databases();
      return all.length > 3;
    });
    // The compiler of this program names functions by one of its own.
    await page.evaluate("globalThis.__name = (named) => named");
    return await page.evaluate(takeOut);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. What JSON does not know is named by its kind. */
async function takeOut(): Promise<PhoneStorage> {
  const plain = (value: unknown): unknown => {
    for (const kind of [Uint8Array, Uint16Array, Uint32Array])
      if (value instanceof kind) return { $array: kind.name, values: Array.from(value) };
    if (value instanceof Date) return { $date: value.getTime() };
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
  };
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("IndexedDB")));
    });
  const databases: PhoneStorage["databases"] = {};
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    const stores: PhoneStorage["databases"][string] = {};
    for (const store of database.objectStoreNames) {
      const opened = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([done(opened.getAllKeys()), done(opened.getAll())]);
      stores[store] = keys.flatMap((key, at): [string, unknown][] =>
        typeof key === "string" ? [[key, plain(values[at])]] : [],
      );
    }
    database.close();
    databases[name] = stores;
  }
  const local = Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, at) => {
      const key = localStorage.key(at) ?? "";
      return [key, localStorage.getItem(key) ?? ""];
    }),
  );
  return { databases, local };
}
