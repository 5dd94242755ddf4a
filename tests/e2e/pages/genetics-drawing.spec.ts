import type { Page } from "@playwright/test";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { printedSheets } from "../../support/browser/printedSheets.ts";
import { inBothThemes } from "../../support/browser/themes.ts";

const GELATO = "/strain-genetics/gelato";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const shelf = (page: Page) => page.getByRole("region", { name: "On menus now" });
const drawing = (page: Page) => page.getByRole("group", { name: /^Lineage of/ });

/** Until nothing above the drawing changes any more. */
async function untilSettled(page: Page): Promise<void> {
  await expect(shelf(page).getByText("Sample data: all made up.")).toBeVisible();
}

/** Where a strain of the drawing is on the screen. */
async function middleOf(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const box = await drawing(page).getByRole("link", { name }).boundingBox();
  if (box === null) throw new Error(`${String(name)} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The same from the corner of the drawing, wherever the page is scrolled to. */
async function placeOf(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const [{ x, y }, frame] = [await middleOf(page, name), await drawing(page).boundingBox()];
  return { x: x - (frame?.x ?? 0), y: y - (frame?.y ?? 0) };
}

test.describe("the drawing", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("prints black on white, can be seen where the system chooses the colours, is entered by Enter, and moves and zooms by mouse and buttons", async ({
    page,
  }) => {
    await page.goto(GELATO);
    await expect(drawing(page)).toBeVisible();
    await test.step("prints black on white with all of the drawing, from both themes", async () => {
      await inBothThemes(page, async (theme) => {
        expect((await printedSheets(page)).length, theme).toBeLessThanOrEqual(2);
        const screenSize = page.viewportSize();
        // A sheet has it open; paper that is only emulated shows what the screen did.
        const list = page.locator("details", { hasText: "Reported parents" });
        await list.evaluate((fold) => fold.setAttribute("open", ""));
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
      await page.emulateMedia({ media: "screen" });
    });
    await test.step("can be seen where the system chooses the colours, and is entered by Enter", async () => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      const paper = await drawing(page).evaluate((svg) => getComputedStyle(svg).backgroundColor);
      const lines = await drawing(page)
        .locator("path")
        .first()
        .evaluate((line) => getComputedStyle(line).stroke);
      expect([paper, lines]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
      const [self, other] = await Promise.all(
        [/^Gelato,/, /^Runtz/].map((name) =>
          drawing(page)
            .getByRole("link", { name })
            .locator("rect")
            .evaluate((box) =>
              [getComputedStyle(box).fill, getComputedStyle(box).stroke].join(" "),
            ),
        ),
      );
      expect(self).not.toBe(other);
      await drawing(page)
        .getByRole("link", { name: /^Jealousy/ })
        .focus();
      await page.keyboard.press("Enter");
      await expect(heading(page, "Jealousy")).toBeFocused();
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
    });
    await test.step("moves by drag and by buttons, zooms by buttons and Ctrl with the wheel", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openWithin(page, "/strain-genetics/og-kush");
      await untilSettled(page);
      await drawing(page).scrollIntoViewIfNeeded();
      // All of it is shown to begin with: there is something to move once it is larger.
      await page.getByRole("button", { name: "Zoom in" }).click();
      const own = drawing(page).getByRole("link", { name: /^OG Kush,/ });
      await own.scrollIntoViewIfNeeded();
      const before = await placeOf(page, /^OG Kush,/);
      const start = await middleOf(page, /^OG Kush,/);
      await page.mouse.move(start.x - 90, start.y + 100);
      await page.mouse.down();
      await page.mouse.move(start.x - 190, start.y + 40, { steps: 4 });
      await page.mouse.up();
      const dragged = await placeOf(page, /^OG Kush,/);
      expect(Math.round(dragged.x - before.x)).toBe(-100);
      expect(Math.round(dragged.y - before.y)).toBe(-60);

      await page.getByRole("button", { name: "Move down" }).click();
      expect((await placeOf(page, /^OG Kush,/)).y).toBeLessThan(dragged.y - 50);
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
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    /** Fingers beside the strain in the middle, each at its place in CSS pixels from there. */
    async function touching(page: Page) {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(GELATO);
      await untilSettled(page);
      await drawing(page).scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(page, /^Gelato,/);
      const touch = await page.context().newCDPSession(page);
      return (type: "touchStart" | "touchMove" | "touchEnd", places: [number, number][]) =>
        touch.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: places.map(([right, down], id) => ({ x: x + right, y: y + down, id })),
        });
    }

    test("one finger scrolls the page, two zoom the drawing, which has three buttons, and no word of keys or the mouse", async ({
      page,
    }) => {
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

      const before = await page.evaluate(() => scrollY);
      await fingers("touchStart", [[70, 60]]);
      for (let step = 1; step <= 6; step += 1) await fingers("touchMove", [[70, 60 - step * 25]]);
      await fingers("touchEnd", []);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);

      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      const buttons = page.getByRole("group", { name: "Drawing" }).getByRole("button");
      await expect(buttons.filter({ visible: true })).toHaveCount(3);
      for (const name of ["Zoom in", "Zoom out", "Show all"])
        await expect(page.getByRole("button", { name })).toBeVisible();
      await expect(page.getByText("Pinch to zoom.")).toBeVisible();
      await expect(page.getByText(/Ctrl \+ wheel|Keys:/)).toBeHidden();
    });
  });
});
