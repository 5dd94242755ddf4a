import type { Page } from "@playwright/test";
import { shareOf } from "../../support/browser/everyScreen.ts";
import { withoutSpace } from "../../support/browser/printedSheets.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

/** As translators do it: the text is taken out, or put into what stands for it. */
const WAYS = ["takes texts out", "puts texts into elements of its own"] as const;

const NOW = new Date("2026-11-20T15:00:00Z");

const statistics = (cost: number) => ({
  topFlower: [{ name: "Blue Dream", count: 41 }],
  topDeals: [
    {
      region: "Central",
      flower: [{ storeName: "A Store", storeLocation: "Columbus", name: "Runtz 2.83g", cost }],
    },
  ],
  observedAt: NOW.toISOString(),
});

for (const way of WAYS) {
  test(
    `a translator that ${way} from before the application starts breaks no screen`,
    { tag: "@long" },
    async ({ page }) => {
      await page.addInitScript(translate, way === WAYS[0]);
      await page.goto("/");
      await expect.poll(() => translatedTexts(page)).toBeGreaterThan(20);
      const links = page.getByRole("navigation").getByRole("link");
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href") ?? ""),
      );
      expect(addresses.length).toBeGreaterThan(12);
      for (const address of shareOf(addresses, WAYS.indexOf(way), WAYS.length)) {
        await page.locator(`nav a[href="${address}"]`).first().click();
        await expect(page).toHaveURL(
          ({ pathname, search }) => pathname === address || (pathname + search).startsWith(address),
        );
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect.poll(() => translatedTexts(page)).toBeGreaterThan(20);
      }
      await page.locator('nav a[href="/dispensary-deals"]').first().click();
      await page.getByRole("radio", { name: "Southwest" }).check();
      await expect(page).toHaveURL(/region=/);
      await page.goBack();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

  test(
    `what a translator that ${way} has translated says the new price and the new age once they are there`,
    { tag: way === WAYS[0] ? [] : "@long" },
    async ({ page, context, gateway }) => {
      let cost = 6.66;
      gateway.answers.set("/api/statistics", () => ({ body: JSON.stringify(statistics(cost)) }));
      await page.clock.install({ time: NOW });
      await page.addInitScript(translate, way === WAYS[0]);
      await page.goto("/");
      await expect(page.getByText("$6.66", { exact: true }).first()).toBeVisible();
      await expect.poll(() => translatedTexts(page)).toBeGreaterThan(20);
      cost = 7.77;
      await page.clock.fastForward(3 * 3_600_000);
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.getByText("$7.77", { exact: true }).first()).toBeVisible();

      const untouched = await context.newPage();
      await untouched.clock.install({ time: NOW.getTime() + 3 * 3_600_000 });
      await untouched.goto("/");
      await expect(untouched.getByText("$7.77", { exact: true }).first()).toBeVisible();
      const words = async (of: Page) =>
        withoutSpace(
          (await of.getByRole("region", { name: "Strains and deals" }).textContent()) ?? "",
        );
      await expect.poll(() => words(untouched)).toBe(await words(page));
    },
  );
}

test("names of strains, brands and products are no words to translate", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dispensary-menus?store=sample-brass-cricket-massillon");
  const row = page.getByRole("list", { name: "Offers" }).getByRole("link").first();
  await expect(row).toBeVisible();
  const isLeftAlone = await row.evaluate(
    (link) =>
      link.querySelector('[translate="no"]') !== null || link.closest('[translate="no"]') !== null,
  );
  expect(isLeftAlone).toBe(true);
});

const translatedTexts = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("font").length);

/** Runs in the page before its own scripts, and goes on with whatever comes, as translators do. */
function translate(takesOut: boolean): void {
  const isLeftAlone = (text: Text) => {
    const parent = text.parentElement;
    return (
      parent === null ||
      text.data.trim() === "" ||
      parent.closest('font, script, style, title, textarea, [translate="no"]') !== null
    );
  };
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (isLeftAlone(text)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.append(inner);
      text.before(outer);
      if (takesOut) {
        inner.textContent = text.data;
        text.remove();
      } else inner.append(text);
    }
  };
  const begin = () => {
    translateBelow(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node.isConnected) translateBelow(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
}
