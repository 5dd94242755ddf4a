import type { Locator, Page } from "@playwright/test";
import * as v from "valibot";
import { StatisticsSchema } from "../../../src/domain/offers/statistics.ts";
import { SCREENS } from "../../../src/domain/site/routes.ts";
import { shareOf } from "../../support/browser/everyScreen.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { openWithin } from "../../support/browser/openWithin.ts";

const PARAMETERS: Readonly<Record<string, string>> = {
  $genetic: "blue-dream",
  $terpene: "myrcene",
};
const ADDRESSES = Object.keys(SCREENS).map((path) =>
  path.replace(/\$\w+/, (name) => PARAMETERS[name] ?? "x"),
);

/** What an iPhone keeps for itself, in CSS pixels: upright, and on its side, whichever way. */
const HELD = {
  upright: { width: 390, height: 844, insets: { top: 59, bottom: 34 } },
  sideways: { width: 844, height: 390, insets: { left: 59, right: 59, bottom: 21 } },
} as const;

/** How long one step may take. */
const SOON = { timeout: 10_000 };

test.use({ expectedErrors: NETWORK_ERRORS });

/** Holds the phone in this way. */
async function hold(page: Page, { width, height, insets }: (typeof HELD)[keyof typeof HELD]) {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", {
    insets: { top: 0, left: 0, right: 0, ...insets },
  });
}

/** Controls that can be seen and lie in what the phone keeps for itself: of the page's own at its very beginning and end. */
const hidden = (page: Page, insets: Partial<Record<"top" | "bottom" | "left" | "right", number>>) =>
  page.evaluate((kept) => {
    const { top = 0, bottom = 0, left = 0, right = 0 } = kept;
    const { clientWidth, scrollHeight } = document.documentElement;
    const isFixed = (element: Element): boolean =>
      getComputedStyle(element).position === "fixed" ||
      (element.parentElement !== null && isFixed(element.parentElement));
    const isInScroller = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      (["auto", "scroll"].includes(getComputedStyle(parentElement).overflowX) ||
        isInScroller(parentElement));
    return [
      ...document.querySelectorAll(
        "a, button, input:not([type=radio], [tabindex='-1']), select, textarea, h1, p",
      ),
    ].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || !element.checkVisibility()) return [];
      // In a row that scrolls sideways it is brought out by a finger.
      const scrolls = isInScroller(element);
      const end = isFixed(element) ? innerHeight : scrollHeight - scrollY;
      const isIn =
        box.top + scrollY < top ||
        box.bottom > end - bottom ||
        (!scrolls && (box.left < left || box.right > clientWidth - right));
      return isIn && getComputedStyle(element).transform === "none"
        ? `${element.tagName} ${element.textContent.trim().slice(0, 30)} ${String(Math.round(box.x))},${String(Math.round(box.y))}`
        : [];
    });
  }, insets);

/** Fields in whose type an iPhone zooms in, and stays there. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea",
      ),
    ].flatMap((field) =>
      Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? field.outerHTML.slice(0, 80) : [],
    ),
  );

test(
  "on an iPhone nothing lies under the notch or the home bar, and no field is so small that it zooms",
  { tag: "@long" },
  async ({ page }) => {
    test.slow();
    const found: string[] = [];
    const ways = Object.entries(HELD);
    for (const [turn, [name, held]] of ways.entries()) {
      await hold(page, held);
      await page.goto("/nowhere");
      for (const address of shareOf(ADDRESSES, turn, ways.length)) {
        await openWithin(page, address);
        const wrong = [...(await hidden(page, held.insets)), ...(await smallFields(page))];
        if (wrong.length > 0) found.push(`${address} ${name}: ${wrong.slice(0, 4).join("; ")}`);
      }
      await page.goto("/");
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: "Display settings" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.getByRole("dialog").evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      const padding = await page.getByRole("dialog").evaluate((panel) => {
        const { paddingBottom, paddingRight } = getComputedStyle(panel);
        return [Number.parseFloat(paddingBottom), Number.parseFloat(paddingRight)];
      });
      const least = [held.insets.bottom, "right" in held.insets ? held.insets.right : 0];
      for (let layer = 0; layer < 2; layer += 1) await page.keyboard.press("Escape");
      await expect(page.getByRole("complementary", { name: "Site menu" })).toBeHidden();
      if (padding.some((each, side) => each < (least[side] ?? 0)))
        found.push(`panel ${name}: ${padding.join(", ")}`);
    }
    expect(found).toEqual([]);
  },
);

test("held upright, the menu, a message, a map's controls and a product lie inside what an iPhone shows", async ({
  page,
}) => {
  const held = HELD.upright;
  await hold(page, held);
  const inside = async (control: Locator) => {
    // What the page scrolls can be brought out; what is fixed, and a menu's ends, stay where they are.
    await control.evaluate((element) => element.scrollIntoView({ block: "center" }), null, SOON);
    // A message still moves as it comes: where it comes to rest is what counts.
    await expect(async () => {
      const box = await control.boundingBox(SOON);
      expect(box?.y).toBeGreaterThanOrEqual(held.insets.top);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
        held.height - held.insets.bottom,
      );
    }).toPass(SOON);
  };

  await page.goto("/dispensary-maps");
  for (const name of ["Zoom in", "Zoom out"])
    await inside(page.getByRole("button", { name, exact: true }));

  const { topDeals } = v.parse(
    StatisticsSchema,
    await (await page.request.get("/api/statistics")).json(),
  );
  await page.goto(`/product/${topDeals[0]?.flower?.[0]?.code ?? "none"}`);
  const heart = page.getByRole("button", { name: /^Wishlist: / }).first();
  await expect(heart).toBeVisible(SOON);
  expect(await hidden(page, held.insets)).toEqual([]);

  await heart.click(SOON);
  await inside(page.getByRole("button", { name: "Close message" }).first());

  await page.getByRole("button", { name: "Open menu" }).click(SOON);
  const links = page.getByRole("navigation", { name: "Site" }).getByRole("link");
  await inside(links.first());
  await inside(links.last());
});

test("held sideways, the bar stands along the edge, beside the list, and the first price of a menu and of the deals is in sight", async ({
  page,
}) => {
  const held = HELD.sideways;
  await hold(page, held);
  await page.goto("/dispensary-deals");
  const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox(SOON);
  expect(bar).toMatchObject({ x: 0, y: 0, height: held.height });
  const row = page.getByRole("article").first();
  const menu = (await row.getByRole("link").last().getAttribute("href")) ?? "";
  const expectPriceInSight = async () => {
    // What it was stands below it.
    const price = row.getByText(/^\$\d/).and(page.locator(":not(s)")).first();
    await expect(price).toBeInViewport(SOON);
    expect((await row.boundingBox())?.x).toBeGreaterThanOrEqual(bar?.width ?? Infinity);
  };
  await expectPriceInSight();
  await openWithin(page, menu);
  await expect(page.getByRole("article")).not.toHaveCount(0, SOON);
  await expectPriceInSight();
});
