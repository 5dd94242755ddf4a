import { NOT_READY } from "../../src/content/notReady.ts";
import { ALIASES, SCREENS } from "../../src/domain/site/routes.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../support/fixtures.ts";

/** Nothing has this name, so screens show what they are called themselves. */
const address = (path: string) => path.replace(/\$\w+/, "unheard-of");

test.describe("the route table", () => {
  // No product has the code of this example.
  test.use({ expectedErrors: NETWORK_ERRORS });

  test("gives every screen its title, and says of unfinished ones that they are not ready", async ({
    page,
  }) => {
    test.slow();
    for (const [path, title] of Object.entries(SCREENS).filter(([each]) => each !== "/profile")) {
      const response = await page.goto(address(path));
      expect(response?.status(), path).toBe(200);
      await expect(page).toHaveTitle(`${title} | Ohio Cannabis Community`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const isNotReady = NOT_READY.some((each) => each === path);
      await expect(page.getByText("Not ready yet", { exact: false })).toHaveCount(
        isNotReady ? 1 : 0,
      );
    }
  });

  test("answers aliases with the screen they stand for", async ({ page }) => {
    for (const [alias, path] of Object.entries(ALIASES)) {
      await page.goto(address(alias));
      const title = Object.entries(SCREENS).find(([screen]) => screen === path)?.[1] ?? "";
      await expect(page, alias).toHaveTitle(`${title} | Ohio Cannabis Community`);
      expect(new URL(page.url()).pathname, alias).toBe(address(path));
    }
  });

  test("ignores case and a trailing slash", async ({ page }) => {
    await page.goto("/Reservation/");
    await expect(page).toHaveTitle("Reservation | Ohio Cannabis Community");
  });

  test("leads a signed-out visitor from the profile to sign-in and remembers the way", async ({
    page,
  }) => {
    await page.goto("/profile");
    await expect(page).toHaveURL("/signin?redirect=%2Fprofile");
  });

  test.describe("for an unknown address", () => {
    test.use({ expectedErrors: NETWORK_ERRORS });

    test("answers 404 with Not Found on a blank layout, and Home leads back", async ({ page }) => {
      const response = await page.goto("/no/such/page");
      expect(response?.status()).toBe(404);
      await expect(page.getByText("The page you requested was not found!")).toBeVisible();
      await expect(page).toHaveTitle("Page Not Found | Ohio Cannabis Community");
      await expect(page.getByRole("banner")).toHaveCount(0);
      await page.getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveTitle("Homepage | Ohio Cannabis Community");
    });
  });
});

test.describe("a navigation", () => {
  test("scrolls to the top and moves the focus to the heading", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("heading", { name: /Southwest Top Deals/ }).scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: "Growing Tool" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Growing Tool" })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("Back restores the position", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("heading", { name: /Southwest Top Deals/ }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Growing Tool" }).click();
    await expect(page).toHaveTitle(/^Growing Tool/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Homepage/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

test("the scroll-to-top button appears after 50 px and leads up", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /Southwest Top Deals/ })).toBeVisible();
  const button = page.getByRole("button", { name: "Scroll to top" });
  await page.evaluate(() => scrollTo(0, 50));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 51));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("the skip link leads past the menu", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the footer names the year and the community", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(
    `${new Date().getFullYear()} Ohio Cannabis Community`,
  );
});

test("an operator's links are shown where the community is elsewhere", async ({
  page,
  gateway,
}) => {
  const shop = "https://shop.example/ohio";
  gateway.answers.set("/api/config", {
    body: JSON.stringify({
      identity: { kind: "embedded" },
      authSyncUrl: null,
      alerts: null,
      links: { shop, chat: "https://chat.example/", forum: null, donation: null },
    }),
  });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "merchandise shop" })).toHaveAttribute("href", shop);
  await page.goto("/social");
  await expect(page.getByRole("link", { name: "Open chat server" })).toBeVisible();
  await expect(page.getByText("Not available yet")).toHaveCount(1);
});
