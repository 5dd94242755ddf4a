import type { Page } from "@playwright/test";
import { showInBothThemes, violations } from "../support/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilCopied,
  untilSavedForOffline,
} from "../support/fixtures.ts";
import { answerMenu, justNow } from "../support/menus.ts";
import { offer } from "../support/offers.ts";
import { printedSheets } from "../support/printedSheets.ts";
import { inBothThemes } from "../support/themes.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const LIST = "/strain-genetics";
const GELATO = "/strain-genetics/gelato";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const shelf = (page: Page) => page.getByRole("region", { name: "On the shelf now" });
const drawing = (page: Page) => page.getByRole("group", { name: /^Lineage of/ });

/** Opens a strain and waits until nothing above the drawing changes any more. */
async function openStrain(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(shelf(page).getByText("for the most up-to-date and accurate")).toBeVisible();
}

/** Where a strain of the drawing is on the screen. */
async function middleOf(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const box = await drawing(page).getByRole("link", { name }).boundingBox();
  if (box === null) throw new Error(`${String(name)} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("opens offline on a phone that has only seen home, list and lineage", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  gateway.cut();
  await page.close();

  const launched = await context.newPage();
  await launched.goto("/genetics/gsc");
  await expect(launched).toHaveURL("/strain-genetics/girl-scout-cookies");
  await expect(heading(launched, "Girl Scout Cookies")).toBeVisible();
  await expect(launched.getByText("No menu has been saved on this phone yet.")).toBeVisible();
  await drawing(launched)
    .getByRole("link", { name: /^Durban Poison/ })
    .click();
  await expect(heading(launched, "Durban Poison")).toBeVisible();
  await launched.goto(LIST);
  await launched.getByLabel("Search strains").fill("geltao 41");
  await launched.getByRole("link", { name: "Gelato #41" }).click();
  await expect(launched).toHaveTitle("Gelato #41 | Ohio Cannabis Community");
});

onScreen("the list jumps to letters", async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole("button", { name: "W", exact: true }).click();
  await expect(page.getByRole("heading", { name: "W", exact: true })).toBeFocused();
  await expect(page.getByRole("link", { name: "Wedding Cake" })).toBeInViewport();
});

test("tells a first visitor with a connection where the strain is, and keeps it", async ({
  page,
  gateway,
}) => {
  await page.goto("/strain-genetics/blue-dream");
  const told = shelf(page).getByText(/^On the menus of \d+ stores of the state\.$/);
  await expect(told).toBeVisible();
  await untilCopied(page, "strain-offers", "blue-dream");
  await untilSavedForOffline(page);
  gateway.cut();
  await page.reload();
  await expect(told).toBeVisible();
  await expect(shelf(page).getByText("· Updated").first()).toBeVisible();
});

test.describe("the drawing", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  onScreen(
    "moves by drag and by buttons, zooms by buttons and Ctrl with the wheel",
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openStrain(page, "/strain-genetics/og-kush");
      await drawing(page).scrollIntoViewIfNeeded();
      const start = await middleOf(page, /^OG Kush,/);
      await page.mouse.move(start.x - 90, start.y + 120);
      await page.mouse.down();
      await page.mouse.move(start.x - 190, start.y + 60, { steps: 4 });
      await page.mouse.up();
      const dragged = await middleOf(page, /^OG Kush,/);
      expect(Math.round(dragged.x - start.x)).toBe(-100);
      expect(Math.round(dragged.y - start.y)).toBe(-60);

      await page.getByRole("button", { name: "Move down" }).click();
      expect((await middleOf(page, /^OG Kush,/)).y).toBeLessThan(dragged.y - 50);
      await page.getByRole("button", { name: "Show all" }).click();
      const frame = await drawing(page).boundingBox();
      for (const edge of [/^Skywalker OG/, /^Tahoe Alien/, /^Hawaiian/]) {
        const { x, y } = await middleOf(page, edge);
        expect(x).toBeGreaterThan(frame?.x ?? Infinity);
        expect(x).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
        expect(y).toBeGreaterThan(frame?.y ?? Infinity);
        expect(y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
      }
      const width = async () =>
        (
          await drawing(page)
            .getByRole("link", { name: /^OG Kush,/ })
            .boundingBox()
        )?.width ?? 0;
      const small = await width();
      await page.getByRole("button", { name: "Zoom in" }).click();
      const larger = await width();
      expect(larger).toBeGreaterThan(small * 1.4);

      const scroll = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, -20);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scroll);
      expect(await width()).toBe(larger);
      await drawing(page).hover();
      await page.keyboard.down("Control");
      await page.mouse.wheel(0, -100);
      await page.keyboard.up("Control");
      await expect.poll(width).toBeGreaterThan(larger);
    },
  );

  onScreen("is entered by Enter", async ({ page }) => {
    await page.goto(GELATO);
    await drawing(page)
      .getByRole("link", { name: /^Jealousy/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Jealousy")).toBeFocused();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    /** Fingers beside the strain in the middle, each at its place in CSS pixels from there. */
    async function touching(page: Page) {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openStrain(page, GELATO);
      await drawing(page).scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(page, /^Gelato,/);
      const touch = await page.context().newCDPSession(page);
      return (type: "touchStart" | "touchMove" | "touchEnd", places: [number, number][]) =>
        touch.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: places.map(([right, down], id) => ({ x: x + right, y: y + down, id })),
        });
    }

    onScreen("one finger scrolls the page", async ({ page }) => {
      const fingers = await touching(page);
      const before = await page.evaluate(() => scrollY);
      await fingers("touchStart", [[70, 60]]);
      for (let step = 1; step <= 6; step += 1) await fingers("touchMove", [[70, 60 - step * 25]]);
      await fingers("touchEnd", []);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    });

    onScreen("two fingers zoom the drawing", async ({ page }) => {
      const fingers = await touching(page);
      const width = async () =>
        (
          await drawing(page)
            .getByRole("link", { name: /^Gelato,/ })
            .boundingBox()
        )?.width ?? 0;
      const small = await width();
      await fingers("touchStart", [
        [-30, 60],
        [30, 60],
      ]);
      for (let step = 1; step <= 6; step += 1) {
        await fingers("touchMove", [
          [-30 - step * 8, 60],
          [30 + step * 8, 60],
        ]);
      }
      await fingers("touchEnd", []);
      await expect.poll(width).toBeGreaterThan(small * 1.5);
    });
  });

  onScreen("can be seen where the system chooses the colours", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(GELATO);
    const [self, other] = await Promise.all(
      [/^Gelato,/, /^Runtz/].map((name) =>
        drawing(page)
          .getByRole("link", { name })
          .locator("rect")
          .evaluate((box) => [getComputedStyle(box).fill, getComputedStyle(box).stroke].join(" ")),
      ),
    );
    expect(self).not.toBe(other);
  });
});

onScreen("prints black on white with all of the drawing, from both themes", async ({ page }) => {
  await page.goto(GELATO);
  await expect(drawing(page)).toBeVisible();
  await inBothThemes(page, async (theme) => {
    expect((await printedSheets(page)).length, theme).toBeLessThanOrEqual(2);
    const screenSize = page.viewportSize();
    await page.setViewportSize({ width: 720, height: 960 });
    await page.emulateMedia({ media: "print" });
    await expect(heading(page, "Gelato")).toBeVisible();
    for (const gone of [
      page.getByRole("banner"),
      page.getByRole("button", { name: "Zoom in" }),
      shelf(page),
    ])
      await expect(gone).toBeHidden();
    const frame = await drawing(page).boundingBox();
    for (const link of await drawing(page).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0) + 1,
      );
    }
    const ink = await page
      .getByRole("region", { name: "Reported parents" })
      .getByRole("link")
      .first()
      .evaluate((link) => getComputedStyle(link).color);
    expect(ink, theme).toBe("rgb(0, 0, 0)");
    if (screenSize !== null) await page.setViewportSize(screenSize);
  });
});

onScreen("axe finds nothing on a phone", async ({ page, gateway }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await showInBothThemes(page);
  await page.goto(LIST);
  await expect(page.getByText("134 strains")).toBeVisible();
  expect(await violations(page), "the list").toEqual([]);
  await page.goto(`${LIST}?q=nothing%20like%20this`);
  await expect(page.getByText(/None of the 134/)).toBeVisible();
  expect(await violations(page), "nothing found").toEqual([]);
  await page.goto("/strain-genetics/geltao");
  await expect(page.getByRole("list", { name: "Nearest names" })).toBeVisible();
  expect(await violations(page), "an unknown name").toEqual([]);

  answerMenu(gateway, [offer({ observedAt: justNow() })]);
  await page.goto("/dispensary-menus?store=bliss-kent");
  await expect(page.getByText("1 offer", { exact: true })).toBeVisible();
  await untilCopied(page, "menu", "bliss-kent");
  await page.goto("/strain-genetics/blue-dream");
  await page.getByText("Northeast").click();
  expect(await violations(page), "a strain").toEqual([]);
  await page.goto("/strain-genetics/og-kush");
  await page.getByRole("button", { name: "Show 4 children of Purple Punch" }).click();
  expect(await violations(page), "a large lineage, opened").toEqual([]);
});

onScreen(
  "nothing scrolls sideways from 320 to 1440 px, and everything is big enough to tap",
  async ({ page }) => {
    for (const address of [LIST, "/strain-genetics/og-kush", "/strain-genetics/gelatoo"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const what = `${address} at ${String(width)} px`;
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), what)
          .toBe(width);
        const small = await page
          .locator("main")
          .locator("button:visible, select:visible, summary:visible, label:has(input[type=radio])")
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.getBoundingClientRect().height < 43.5)
              .map((element) => element.outerHTML.slice(0, 80)),
          );
        expect(small, what).toEqual([]);
      }
    }
  },
);
