import type { Page } from "@playwright/test";
import { SCREENS } from "../../../src/domain/site/routes.ts";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { expectHeadingOnPaper } from "../../support/browser/paper.ts";

const ADDRESSES = [...Object.keys(SCREENS), "/nowhere"].map((path) => path.replace(/\$\w+/, "x"));

test.use({ expectedErrors: NETWORK_ERRORS });

const A_STORE = "/dispensary-menus?store=sample-brass-cricket-massillon";

/** Screens with the sample's prices in them, each another than the one before, and the words that say so. */
const PRICES: [address: string, shown: RegExp][] = [
  ["/dispensary-menus", /All stores in one list/],
  ["/dispensary-deals", /\d deals/],
  ["/dispensary-menus?store=all&category=vape", /^2,160 prices/],
  ["/dispensary-deals?sort=off", /\d deals/],
  [A_STORE, /\d products?$/],
];

/** What one address is for, apart from signing in, and its heading. */
const MODES: [mode: string, heading: string][] = [
  ["forgot", "Forgot Password"],
  ["resetPassword&oobCode=x", "New Password"],
  ["verifyEmail&oobCode=x", "Verify E-mail"],
];

/** Whether it stays so for some frames: a page is laid out anew after its window, and the old layout may fit. */
const isAsWideAs = (page: Page, width: number) =>
  page.evaluate(async (wide) => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.documentElement.scrollWidth !== wide) return false;
    }
    return true;
  }, width);

/** From the narrowest phone to a desk, each layout at its narrowest: at which widths the page scrolls sideways. */
async function widthsThatScroll(page: Page): Promise<number[]> {
  const wrong: number[] = [];
  for (const width of [320, 360, 768, 1024, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    // A busy browser lays rows out anew, from a list to a table, later than in the next frame.
    const isSo = expect.poll(() => isAsWideAs(page, width), { timeout: 5_000 }).toBe(true);
    await isSo.catch(() => wrong.push(width));
  }
  return wrong;
}

// What is opened once is looked at in each of its shapes, and one browser opens one screen after the other:
// opening takes longer than looking. Two halves, because two are tested at a time.
for (const half of [0, 1])
  test(`axe finds nothing on any screen, nothing scrolls sideways, and paper has its heading without the shell (half ${String(half + 1)})`, async ({
    page,
  }) => {
    test.slow();
    await showInBothThemes(page);
    await page.goto("/introduction#start");
    for (const address of ADDRESSES.filter((_, at) => at % 2 === half)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ media: "screen" });
      await openWithin(page, address);
      // The introduction that is left has several of them.
      if (address === "/") await expect(page.getByText(/^Updated /)).toHaveCount(1);
      expect.soft(await violations(page), address).toEqual([]);
      expect.soft(await widthsThatScroll(page), address).toEqual([]);
      await expectHeadingOnPaper(page);
    }
  });

test("axe finds nothing on a phone where there are prices, offers are compared and filtered, nor on a product, and nothing scrolls sideways", async ({
  page,
}) => {
  test.slow();
  await showInBothThemes(page);
  await page.goto("/introduction#start");
  for (const [address, shown] of PRICES) {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWithin(page, address);
    await expect(page.getByText(shown).first()).toBeVisible();
    expect.soft(await violations(page), address).toEqual([]);
    expect.soft(await widthsThatScroll(page), address).toEqual([]);
    await expectHeadingOnPaper(page);
    await page.emulateMedia({ media: "screen" });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const more = page.getByRole("button", { name: /^More: / });
  const compare = page.getByRole("dialog").getByRole("button", { name: /^Compare / });
  await more.nth(0).click();
  await expect(compare).toBeVisible();
  expect(await violations(page), "a row’s sheet").toEqual([]);
  await compare.click();
  await more.nth(1).click();
  await compare.click();
  await page.getByRole("button", { name: "Compare 2", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Compare" })).toBeVisible();
  expect(await violations(page), "comparing").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  expect(await violations(page), "filters").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("list", { name: "Offers" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Price history" })).toBeVisible();
  expect(await violations(page), "a product").toEqual([]);
  expect(await widthsThatScroll(page), "a product").toEqual([]);
});

test("axe finds nothing in what home's search finds, nor in menus and panels, and would find what is wrong", async ({
  page,
}) => {
  await showInBothThemes(page);
  await test.step("what home's search finds for who comes back, on the deep ground of its head", async () => {
    await page.addInitScript(() => localStorage.setItem("visited", "yes"));
    await page.goto("/");
    await page.getByRole("searchbox").fill("gelato");
    await expect(
      page.getByRole("list", { name: "Products" }).getByRole("link").first(),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("searchbox").fill("");
  });
  await test.step("menus and panels on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Display settings" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });
  await test.step("axe would find what is wrong", async () => {
    await openWithin(page, "/nowhere");
    const heading = page.getByRole("heading", { level: 1 });
    await heading.evaluate((title) => {
      title.style.opacity = "0.25";
      title.insertAdjacentHTML("beforebegin", "<button></button>");
    });
    expect(await violations(page)).toEqual([
      expect.stringMatching(/^button-name: /),
      expect.stringMatching(/^color-contrast: /),
      expect.stringMatching(/^in the dark theme color-contrast: /),
    ]);
  });
});

test("axe finds nothing on the account's screens, and nothing scrolls sideways", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 740 });
  await showInBothThemes(page);
  await page.goto("/signup");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
  expect(await violations(page), "errors").toEqual([]);
  expect(await isAsWideAs(page, 320), "errors").toBe(true);
  for (const [mode, heading] of MODES) {
    await page.evaluate((to) => history.pushState(null, "", to), `/signin?mode=${mode}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await violations(page), mode).toEqual([]);
  }
  const person = somebody();
  await signUp(page, {
    ...person,
    displayName: "Buckeye-Cannabis-Grower-of-Oh",
    email: `a-very-long-name-without-any-break-in-it-${person.email}`,
  });
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  expect(await violations(page), "profile").toEqual([]);
  expect(await isAsWideAs(page, 320), "profile").toBe(true);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violations(page), "deleting").toEqual([]);
});

test("everything on home that can be tapped on a phone is at least 44 px high, and the keyboard alone reaches all of it", async ({
  page,
}) => {
  await test.step("everything that can be tapped on a phone is at least 44 px high", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await expect(page.getByText(/^Updated /)).toBeVisible();
    const small = await page
      .locator("button:visible, header a:visible, nav a:visible, input:visible")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().height < 43.5)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(small).toEqual([]);
  });
  await test.step("the keyboard alone reaches everything", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByText(/^Updated /)).toBeVisible();
    const reachable = await page.locator("a:visible, button:visible, input:visible").count();
    // The page itself notes what the focus comes to: to be asked after each press takes longer than all presses.
    const reached = await page.evaluateHandle(() => {
      const seen = new Set<EventTarget | null>();
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof Element && target.matches("a, button, input")) seen.add(target);
      });
      return seen;
    });
    for (let press = 0; press < reachable + 5; press += 1) await page.keyboard.press("Tab");
    expect(await reached.evaluate(({ size }) => size)).toBeGreaterThanOrEqual(reachable);
  });
});
