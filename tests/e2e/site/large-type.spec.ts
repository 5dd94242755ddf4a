import type { Page } from "@playwright/test";
import * as v from "valibot";
import { StatisticsSchema } from "../../../src/domain/offers/statistics.ts";
import { SCREENS } from "../../../src/domain/site/routes.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { IS_EVERY } from "../../support/browser/everyScreen.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { openWithWishes, sampleWishes } from "../../support/browser/wishlistPage.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

/** What fits the narrower phone, fits the other: `npm run test:long` looks at both. */
const WIDTHS = IS_EVERY ? [320, 390] : [320];

const STORE = "sample-brass-cricket-massillon";

/** Every screen, with something on it. */
async function addresses(page: Page): Promise<readonly string[]> {
  const answer: unknown = await (await page.request.get("/api/statistics")).json();
  const { topDeals } = v.parse(StatisticsSchema, answer);
  const parameters: Readonly<Record<string, string>> = {
    $code: topDeals[0]?.flower?.[0]?.code ?? "x",
    $genetic: "blue-dream",
    $terpene: "myrcene",
  };
  return [
    ...Object.keys(SCREENS).map((path) => path.replace(/\$\w+/, (name) => parameters[name] ?? "x")),
    "/search?q=gelato",
    `/dispensary-menus?store=${STORE}`,
    "/search?q=brass+cricket",
    "/dispensary-menus?store=all",
  ];
}

/** What is wrong with a page in very large type: it scrolls sideways, a control is out of reach, words are a letter wide, or a heading's are torn. */
function look(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wrong = scrollWidth > clientWidth ? [`${String(scrollWidth)} px wide`] : [];
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility();
  };
  /** What scrolls inside itself brings out what is in it. */
  const isInScroller = (element: Element) => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  for (const control of document.querySelectorAll("a, button, input, select, textarea, summary")) {
    const { left, right } = control.getBoundingClientRect();
    const isOut = right > clientWidth + 1 || left < -1;
    if (isOut && isSeen(control) && !isInScroller(control) && !control.matches("[tabindex='-1']"))
      wrong.push(`out of reach: ${(control.textContent || control.outerHTML).slice(0, 40)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement } = node;
    const words = node.textContent?.trim() ?? "";
    // What only a screen reader reads is a pixel wide.
    if (words.length < 5 || parentElement === null || !isSeen(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const isDrawn = parentElement.closest("svg") !== null;
    const isHidden = parentElement.closest(".visually-hidden, [aria-hidden=true]") !== null;
    if (lines > 2 && words.length / lines < 2.2 && !isDrawn && !isHidden)
      wrong.push(`a letter a line: ${words.slice(0, 30)}`);
  }
  for (const heading of document.querySelectorAll("h1, h2")) {
    const node = heading.firstChild;
    if (!(node instanceof Text) || !isSeen(heading)) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        wrong.push(`torn: ${word}`);
    }
  }
  return wrong.slice(0, 3);
}

test("in type twice as large nothing is sideways, out of reach or a letter wide, at 320 px", async ({
  page,
  gateway,
}) => {
  test.slow();
  await enlargeType(page);
  const found: string[] = [];
  await page.goto("/nowhere");
  const all = await addresses(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of all) {
      await openWithin(page, address);
      // What the screen asks for when it opens is on it then.
      await expect.poll(() => gateway.underway).toBe(0);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const wrong = await page.evaluate(look);
      if (wrong.length > 0) found.push(`${address} at ${String(width)}: ${wrong.join("; ")}`);
    }
  }
  expect(found).toEqual([]);
});

test("nor is a wishlist and its trip", async ({ page, gateway }) => {
  await enlargeType(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await openWithWishes(page, await sampleWishes(gateway.site, 6));
  expect(await page.evaluate(look)).toEqual([]);
  await page.getByRole("button", { name: "Plan a trip" }).click();
  await expect(page.getByRole("region", { name: "Plan a trip" })).toBeVisible();
  expect(await page.evaluate(look)).toEqual([]);
});

test("nor are the limits with wishes to add, nor a ticket to look at, at both widths", async ({
  page,
  gateway,
}) => {
  await enlargeType(page);
  await openWithWishes(page, await sampleWishes(gateway.site, 3));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openWithin(page, "/dispensary-limits");
    // The wishes with their prices, each with its button.
    const wishes = page.getByRole("listitem").filter({ hasText: /\$/ });
    await expect(wishes.getByRole("button", { name: /^Add/ }).first()).toBeVisible();
    expect(await page.evaluate(look)).toEqual([]);
    await openWithin(page, "/reservation");
    await expect(page.getByText(/ABC\s123/)).toBeVisible();
    expect(await page.evaluate(look)).toEqual([]);
  }
});

const enlargeType = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
