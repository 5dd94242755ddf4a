import * as v from "valibot";
import { StoresSchema, storeTitle } from "../../../src/domain/stores/stores.ts";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";

test("the skip link leads past the menu, on a phone what has the focus lies under no bar, and an alias's address becomes the screen's own", async ({
  page,
}) => {
  await test.step("the skip link leads past the menu", async () => {
    await page.goto("/");
    await expect(page.getByRole("main")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("on a phone what has the focus lies under no bar", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("heading", { name: /Southwest Top Deals/ })).toBeVisible();
    const barTop = await page
      .getByRole("navigation", { name: "Main", exact: true })
      .evaluate((bar) => bar.getBoundingClientRect().top);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      const bottom = await page.evaluate(() =>
        document.activeElement?.closest("main")
          ? document.activeElement.getBoundingClientRect().bottom
          : 0,
      );
      // A browser scrolls by whole pixels.
      expect(Math.floor(bottom)).toBeLessThanOrEqual(barTop);
    }
  });
  await test.step("an alias's address becomes the screen's own, and keeps its filters and its part", async () => {
    await page.goto("/Changelog/?from=elsewhere#content");
    await expect(page).toHaveTitle("Change Log | Ohio Cannabis Community");
    await expect(page).toHaveURL("/change-log?from=elsewhere#content");
  });
});

test("on a phone the top bar says whose menu it is once its heading has scrolled away, and leads back to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dispensary-menus?store=sample-brass-cricket-massillon");
  const bar = page.getByRole("banner").first();
  const [site, store] = [bar.getByText("Ohio Cannabis Community"), bar.getByText("Brass Cricket")];
  await expect(page.getByRole("article").nth(5)).toBeAttached();
  await expect(site).toBeInViewport();
  await expect(store).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect(store).toBeVisible();
  await expect(bar.getByText("Massillon")).toBeVisible();
  await bar.getByRole("button", { name: "Scroll to top" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(store).toBeHidden();
});

test("where the top bar goes away with the page, the way up stands at the end of the bottom bar, whose ways make room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("navbar", "navbar-static"));
  await page.goto("/dispensary-menus?store=sample-brass-cricket-massillon");
  await expect(page.getByRole("article").nth(5)).toBeAttached();
  await page.mouse.wheel(0, 900);
  const up = page.getByRole("button", { name: "Scroll to top" });
  await expect(up).toBeVisible();
  const button = await up.boundingBox();
  const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual(bar?.y ?? 844);
  await expect(async () => {
    const more = await page.getByRole("button", { name: "More", exact: true }).boundingBox();
    expect((more?.x ?? 390) + (more?.width ?? 390)).toBeLessThanOrEqual(button?.x ?? 0);
  }).toPass({ timeout: 10_000 });
});

test(
  "a navigation scrolls to the top and moves the focus to the heading; Back restores the position, and a button leads up",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("heading", { name: /Southwest Top Deals/ }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Growing Tool" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Growing Tool" })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^Homepage/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

    await test.step("the scroll-to-top button appears after 50 px and leads up", async () => {
      const button = page.getByRole("button", { name: "Scroll to top" });
      await page.evaluate(() => scrollTo(0, 50));
      await expect(button).toBeHidden();
      await page.evaluate(() => scrollTo(0, 51));
      await button.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(button).toBeHidden();
    });
  },
);

test(
  "the title that the server has sent stays the one title, whatever it is about",
  { tag: "@long" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const titles: string[] = [];
      Object.assign(window, { titles });
      const note = () => {
        const { title } = document;
        if (title !== "" && title !== titles.at(-1)) titles.push(title);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    const stores = v.parse(StoresSchema, await (await page.request.get("/api/stores")).json());
    const store = stores.find(({ offers }) => offers > 0);
    const about: [address: string, title: string, heading: string][] = [
      ["/", "Homepage", "Ohio Cannabis Community"],
      ["/terpenes/BCP", "Caryophyllene", "Caryophyllene"],
      [`/menu?store=${store?.slug ?? ""}`, store ? storeTitle(store) : "", store?.name ?? ""],
    ];
    for (const [address, title, heading] of about) {
      // A document that takes long to be made arrives plain, once.
      await expect
        .poll(async () => await (await page.request.get(address)).text())
        .toContain(`<title>${title} |`);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => Reflect.get(window, "titles"))).toEqual([
        `${title} | Ohio Cannabis Community`,
      ]);
      await expect(page.locator("title")).toHaveCount(1);
    }
  },
);

test("a tap in the menu on the way to where one is closes it, and Back leads on from there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/events");
  await page.goto("/march-madness?year=2026");
  await expect(page.getByRole("combobox", { name: "Year" })).toHaveValue("2026");
  await page.getByRole("navigation", { name: "Main", exact: true }).getByText("More").click();
  const menu = page.getByRole("complementary", { name: "Site menu" });
  await menu.getByRole("link", { name: "March Madness 2025" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/year=2025/);
  await page.goBack();
  await expect(page).toHaveURL(/year=2026/);
  await expect(menu).toBeHidden();
});
