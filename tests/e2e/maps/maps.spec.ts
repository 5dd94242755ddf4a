import type { Locator, Page } from "@playwright/test";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { logRequests } from "../../support/browser/requestLog.ts";

const MAPS = "/dispensary-maps";

const theMap = (page: Page): Locator => page.getByRole("listbox", { name: /^Map of/ });
const firstStore = (page: Page) =>
  page.getByRole("list", { name: "Stores" }).getByRole("button").first();
const field = (page: Page) => page.getByLabel("Find a store, city or ZIP");

const ORIGIN = { x: 0, y: 0, width: 0, height: 0 };

/** What its marks are called, in whatever order they are drawn. */
const marks = async (page: Page) =>
  new Set(
    await theMap(page)
      .getByRole("option")
      .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label"))),
  );

/** How far the scene has been moved and scaled. */
const view = (page: Page) =>
  page.locator("[data-scene]").evaluate((scene) => scene.getAttribute("transform"));

test("no place, ZIP or search reaches the network in a visit that uses all of it", async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 41.234567, longitude: -81.765432 });
  const log = logRequests(page, gateway);
  await page.goto(MAPS);
  await field(page).fill("zebra");
  await expect(page).toHaveURL(/q=zebra/);
  // Whatever is asked for meanwhile, such as news of a copy, does not say from which address.
  await page.evaluate(() => fetch("/api/health"));
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await field(page).fill("44240");
  await field(page).press("Enter");
  await expect(page.getByText(/Nearest to ZIP 44240|miles of ZIP 44240/)).toBeVisible();
  await field(page).fill("Vinton County");
  await field(page).press("Enter");
  await expect(page.getByText(/Nearest to Vinton County|miles of Vinton County/)).toBeVisible();
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page.getByText(/Nearest to you|miles of you/)).toBeVisible();
  await page.getByLabel("Sort by").selectOption("Per gram");
  await expect(page.getByText(/\$\d+\.\d\d\/g/).first()).toBeVisible();
  await page.getByLabel("Open now").check();
  await page.getByLabel("Open now").uncheck();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await firstStore(page).click();
  await expect(page.getByRole("link", { name: "Directions" })).toBeVisible();
  // A screen is left, and the place with it.
  await page.getByRole("article").getByRole("link", { name: "Menu", exact: true }).click();
  await expect(page.getByLabel("Offers", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue("");

  const said = log.text();
  expect(said).toContain("/api/stores");
  for (const secret of ["44240", "Vinton", "zebra", "41.23", "-81.76", "81.7654"])
    expect(said, secret).not.toContain(secret);
  expect(log.foreign()).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of ["44240", "Vinton", "41.23"]) expect(kept).not.toContain(secret);
});

test("paper has the map and every store; the map is one stop of the keyboard, and the keys do what fingers do; the bare wheel scrolls the page, with Ctrl it zooms; a mark that is tapped opens its store in the list, which comes into sight", async ({
  page,
}) => {
  await page.goto(MAPS);
  await test.step("paper has the map, and below it every store", async () => {
    const count = Number.parseInt(await page.getByText(/^\d+ stores$/).innerText(), 10);
    await page.emulateMedia({ media: "print" });
    const rows = page.getByRole("list", { name: "Stores" }).getByRole("listitem");
    await expect(rows).toHaveCount(count);
    const [map, list] = await Promise.all([theMap(page).boundingBox(), rows.first().boundingBox()]);
    expect((map?.y ?? Infinity) + (map?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  });
  const map = theMap(page);
  await map.focus();
  await page.keyboard.press("ArrowRight");
  const active = () =>
    map.evaluate(
      (box) => document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.ariaLabel,
    );
  const first = await active();
  expect(first).toBeTruthy();
  await page.keyboard.press("ArrowRight");
  expect(await active()).not.toBe(first);
  const whole = await view(page);
  const ofWhole = await marks(page);
  await page.keyboard.press("+");
  await expect.poll(() => view(page)).not.toBe(whole);
  const closer = await view(page);
  await page.keyboard.press("Shift+ArrowUp");
  await expect.poll(() => view(page)).not.toBe(closer);
  await page.keyboard.press("0");
  await expect.poll(() => view(page)).toBe(whole);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(map).toBeFocused();

  await theMap(page).hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await view(page)).toBe(whole);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  await expect.poll(() => view(page)).not.toBe(whole);
  await map.focus();
  await page.keyboard.press("0");
  await expect.poll(() => view(page)).toBe(whole);
  // Marks follow the view: until they stand as they did, one that is alone closer by lies on several.
  await expect.poll(() => marks(page)).toEqual(ofWhole);

  const single = theMap(page)
    .getByRole("option", { name: /^(?!\d+ (?:of \d+ )?stores)/ })
    .last();
  await single.click();
  await expect(page).toHaveURL(/store=/);
  // Read afterwards: until the map has found its size, another mark may be the last one.
  const selected = theMap(page).getByRole("option", { selected: true });
  await expect(selected).toHaveCount(1);
  const label = (await selected.getAttribute("aria-label")) ?? "";
  const title = label.replace(/, no prices$/, "");
  const name = title.replace(/, [^,]+$/, "");
  // A chain's store is read out with its town, as it is on the map.
  const row = (named: string) =>
    page.getByRole("button", { name: named, exact: true, expanded: true });
  await expect(row(name).or(row(title))).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("one finger scrolls the page, and two zoom the map; a store that is opened stands in the middle of what is seen of it, also where the sheet lies over half of it, and its card says what it costs", async ({
    page,
  }) => {
    await page.goto(MAPS);
    await test.step("what is typed ends before the button in its field", async () => {
      const button = await page.getByRole("button", { name: "Find this place" }).boundingBox();
      const room = await field(page).evaluate((each) =>
        parseFloat(getComputedStyle(each).paddingRight),
      );
      expect(room).toBeGreaterThanOrEqual(button?.width ?? Infinity);
    });
    await test.step("one finger scrolls the page, and two zoom the map", async () => {
      await expect(theMap(page)).toBeVisible();
      const { x, y, width, height } = (await theMap(page).boundingBox()) ?? ORIGIN;
      const touch = await page.context().newCDPSession(page);
      const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...apart: number[]) =>
        touch.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: apart.map((right, id) => ({
            x: x + width / 2 + right,
            y: y + height / 2,
            id,
          })),
        });
      const whole = await view(page);
      await fingers("touchStart", -20, 20);
      for (let step = 1; step <= 6; step += 1)
        await fingers("touchMove", -20 - step * 8, 20 + step * 8);
      await fingers("touchEnd");
      await expect.poll(() => view(page)).not.toBe(whole);
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

      const closer = await view(page);
      const finger = (type: "touchStart" | "touchMove", up: number) =>
        touch.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: [{ x: x + width / 2, y: y + height / 2 - up, id: 0 }],
        });
      await finger("touchStart", 0);
      for (let step = 1; step <= 6; step += 1) await finger("touchMove", step * 25);
      await fingers("touchEnd");
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      expect(await view(page)).toBe(closer);
    });
    const off = () =>
      theMap(page).evaluate((box) => {
        const mark = box.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
        const sheet = document.querySelector('section[aria-label="List"]')?.getBoundingClientRect();
        const map = box.getBoundingClientRect();
        const bottom = Math.min(map.bottom, sheet?.top ?? 0);
        if (mark === undefined) return Infinity;
        return Math.max(
          Math.abs((mark.left + mark.right) / 2 - (map.left + map.right) / 2),
          Math.abs((mark.top + mark.bottom) / 2 - (map.top + bottom) / 2),
        );
      });
    // As it is at first: whole, and at the top of the page.
    await page.reload();
    await expect(theMap(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 120));
    await firstStore(page).tap();
    // A drop stands above its point.
    await expect.poll(off).toBeLessThan(16);

    await page.reload();
    const card = page.getByRole("article");
    await expect(card.getByText(/^(Open|Closes|Closed|Hours)/).first()).toBeVisible();
    for (const name of ["Menu", "Directions"])
      await expect(card.getByRole("link", { name, exact: true })).toBeInViewport();
    await expect(card.getByRole("button", { name: "Keep for a visit" })).toBeInViewport();
    await expect.poll(off).toBeLessThan(16);

    await test.step("what a tap opens below a row at the bar comes into sight", async () => {
      await page.goto(MAPS);
      await page.getByRole("list", { name: "Stores" }).getByRole("button").nth(3).tap();
      await expect(card.getByRole("link", { name: "Directions", exact: true })).toBeInViewport();
    });
  });
});

test.describe("on a phone held upright", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a store tapped far down the list has its card at the list's head and its pin in sight above it; the cross leads back to the row; near me has the dot and the whole circle in sight", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 41.08, longitude: -81.52 });
    await page.goto(MAPS);
    await expect(firstStore(page)).toBeVisible();
    await test.step("the map has 240 px, and three rows stand whole below it", async () => {
      const map = (await theMap(page).boundingBox()) ?? ORIGIN;
      const list = (await page.getByRole("region", { name: "List" }).boundingBox()) ?? ORIGIN;
      expect(list.y - map.y).toBeGreaterThan(230);
      expect(list.y - map.y).toBeLessThan(285);
      const third = await page
        .getByRole("list", { name: "Stores" })
        .getByRole("listitem")
        .nth(2)
        .boundingBox();
      expect((third?.y ?? 844) + (third?.height ?? 0)).toBeLessThan(844 - 56);
    });

    await page.evaluate(() => scrollTo(0, 2_000));
    const rows = page.getByRole("list", { name: "Stores" });
    const seventh = rows.getByRole("button").nth(6);
    await expect(seventh).toBeInViewport();
    // A chain's store is read out with its town.
    const name = (await seventh.getAttribute("aria-label")) ?? (await seventh.innerText()).trim();
    // By its name from here on: rows that come above it make another one the seventh.
    const row = rows.getByRole("button", { name, exact: true });
    await row.scrollIntoViewIfNeeded();
    const { y: rowTop } = (await row.boundingBox()) ?? ORIGIN;
    await row.tap();
    const card = page.getByRole("article");
    await expect(card.getByRole("heading")).toBeInViewport();
    await expect(card.getByRole("link", { name: "Directions", exact: true })).toBeInViewport();
    const pin = theMap(page).getByRole("option", { selected: true });
    await expect(pin).toHaveCount(1);
    // Between the bar above and the head of the list, with room for the whole of the drop.
    const isInSight = async () => {
      const [{ y, height }, list] = await Promise.all([
        pin.boundingBox().then((box) => box ?? ORIGIN),
        page.getByRole("region", { name: "List" }).boundingBox(),
      ]);
      return y > 56 + 24 && y + height < (list?.y ?? 0);
    };
    await expect.poll(isInSight).toBe(true);

    await page.getByRole("button", { name: "Back to the list" }).tap();
    const back = page.getByRole("button", { name, exact: true });
    await expect(back).toBeFocused();
    await expect
      .poll(async () => Math.abs(((await back.boundingBox()) ?? ORIGIN).y - rowTop))
      .toBeLessThan(24);

    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("button", { name: "Near me" }).tap();
    await expect(page.getByText(/Nearest to you/)).toBeVisible();
    // The circle's words are drawn in sight, and so is the whole of it.
    const circle = page.locator("[data-width]:not([data-across])");
    const isWhole = async () => {
      const [round, map, list] = await Promise.all(
        [circle, theMap(page), page.getByRole("region", { name: "List" })].map((each) =>
          each.boundingBox().then((box) => box ?? ORIGIN),
        ),
      );
      if (round === undefined || map === undefined || list === undefined) return false;
      const isIn = round.x > map.x && round.x + round.width < map.x + map.width;
      return isIn && round.width > 130 && round.y > map.y && round.y + round.height < list.y;
    };
    await expect.poll(isWhole).toBe(true);
  });
});

test(
  "at 200 % zoom and without motion map, list and filters are all in reach",
  { tag: "@long" },
  async ({ page }) => {
    // A window of 1,280 pixels that is zoomed to 200 % has as many of half the width.
    await page.setViewportSize({ width: 640, height: 400 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(MAPS);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBe(640);
    await field(page).fill("a");
    await firstStore(page).click();
    await expect(page.getByRole("article").getByRole("link", { name: "Directions" })).toBeVisible();
    const whole = await view(page);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => view(page)).not.toBe(whole);
    // A row of chips that fades where it goes on follows the finger, and not the time.
    const moving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
      );
    await expect.poll(moving).toBe(0);
  },
);

test("axe finds nothing on the map with a store open, on a desk and on a phone, and nothing scrolls sideways", async ({
  page,
}) => {
  await showInBothThemes(page);
  await page.goto(`${MAPS}?q=a`);
  await firstStore(page).click();
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(page.getByRole("article")).toBeVisible();
    await expectNoFault(page, width);
  }
});

test(
  "axe finds nothing on the map on a phone, and nothing scrolls sideways",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await showInBothThemes(page);
    await page.goto(MAPS);
    await expect(theMap(page)).toBeVisible();
    await expectNoFault(page, 360);
  },
);

/** At this width, and of what scrolls sideways at the narrowest, too. */
async function expectNoFault(page: Page, width: number): Promise<void> {
  expect(await violations(page), `at ${String(width)} px`).toEqual([]);
  for (const narrow of [320, width]) {
    await page.setViewportSize({ width: narrow, height: 740 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBe(narrow);
  }
}
