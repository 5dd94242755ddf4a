import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../support/fixtures.ts";
import { answerMenu, justNow, largeMenu, listedNames } from "../support/menus.ts";
import { offer, product } from "../support/offers.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const MENU = "/dispensary-menus?store=bliss-kent";

test("a kept menu of 1,000 products opens, filters, sorts and searches without a network", async ({
  page,
  gateway,
  context,
}) => {
  answerMenu(gateway, largeMenu(1_000));
  await page.goto(MENU);
  await page.getByRole("button", { name: "Keep on this phone" }).click();
  await expect(page.getByRole("button", { name: /^Kept on this phone · \d+ kB$/ })).toBeVisible();
  await untilSavedForOffline(page);
  gateway.cut();
  await page.close();

  const launched = await context.newPage();
  await launched.goto(MENU);
  await expect(launched.getByText("500 offers")).toBeVisible();

  await launched.getByRole("radio", { name: "Vape" }).check();
  await launched.getByRole("button", { name: "Filters" }).click();
  await launched.getByLabel("Price up to, in dollars").fill("30");
  await launched.getByRole("button", { name: "Show offers" }).click();
  await expect(launched.getByText("200 offers")).toBeVisible();
  await launched.getByLabel("Sort by").selectOption("$ per 100 mg THC");
  await launched.getByLabel("Search name, brand or strain").fill("wikcer");
  await expect(launched.getByText("40 offers")).toBeVisible();
  expect((await listedNames(launched)).slice(0, 3)).toEqual(["Cart 1", "Cart 11", "Cart 21"]);
  await expect(launched).toHaveURL(/category=vape&maxPrice=30&sort=100mg&q=wikcer/);
});

test("a store that was never seen says so, and what is saved instead", async ({
  page,
  gateway,
  context,
}) => {
  answerMenu(gateway, largeMenu(3));
  await page.goto(MENU);
  await expect(page.getByText("2 offers")).toBeVisible();
  await untilSavedForOffline(page);
  await context.setOffline(true);
  await page.goto("/dispensary-menus?store=somewhere-else");
  await expect(page.getByText("This page has not been saved on this phone yet.")).toBeVisible();
  await page.getByRole("region", { name: "Saved on this phone" }).getByText("Bliss").click();
  await expect(page.getByText("2 offers")).toBeVisible();
});

test("a store that was never opened is shown from the saved list of all menus", async ({
  page,
  gateway,
}) => {
  await page.goto("/dispensary-menus");
  await page.getByRole("link", { name: "All stores in one list" }).click();
  // Of all answers this one takes longest to be made, once.
  await expect(page.getByText("4,800 offers")).toBeVisible({ timeout: 20_000 });
  await untilSavedForOffline(page);
  gateway.cut();
  await page.goto("/dispensary-menus");
  await page.getByRole("link", { name: "Tin Lantern Dispensary" }).first().click();
  await expect(page.getByRole("heading", { level: 2, name: "Tin Lantern" })).toBeVisible();
  await expect(page.getByText("40 offers")).toBeVisible();
});

onScreen("an address says what is filtered, and a removed chip leaves it", async ({ page }) => {
  await page.goto("/menu?store=all&category=vape&maxPrice=30&sort=100mg");
  await expect(page).toHaveURL(/\/dispensary-menus\?/);
  await expect(page.getByRole("radio", { name: "Vape" })).toBeChecked();
  await expect(page.getByLabel("Sort by")).toHaveValue("100mg");
  await page.getByRole("button", { name: "Remove filter: Up to $30.00" }).click();
  await expect(page).not.toHaveURL(/maxPrice/);
});

onScreen("unknown weight and THC show as a dash and come last", async ({ page, gateway }) => {
  const observedAt = justNow();
  const named = (name: string) => product({ code: name, name });
  answerMenu(gateway, [
    offer({ product: named("unknown"), netMg: null, thcMg: null, priceCents: 100, observedAt }),
    offer({ product: named("dear"), priceCents: 9_000, observedAt }),
    offer({ product: named("cheap"), priceCents: 2_000, observedAt }),
  ]);
  await page.goto(MENU);
  await expect(page.getByText("3 offers")).toBeVisible();
  expect(await listedNames(page)).toEqual(["cheap", "dear", "unknown"]);
  await expect(page.getByRole("listitem").filter({ hasText: "unknown" })).toContainText("–");
});

onScreen(
  "an offer under conditions is printed, and its price is not",
  async ({ page, gateway }) => {
    answerMenu(gateway, [
      offer({
        observedAt: justNow(),
        salePriceCents: 1_000,
        saleConditions: "bundle",
        saleText: "2 for $20",
      }),
    ]);
    await page.goto(MENU);
    const row = page.getByRole("listitem").filter({ hasText: "Blue Dream" });
    await expect(row).toContainText("2 for $20: when bought together");
    await expect(row).toContainText("$30.00");
    await expect(row).not.toContainText("$10.00");
  },
);

onScreen(
  "a menu of last week stays readable and says that it is old",
  async ({ page, gateway }) => {
    const observedAt = new Date(Date.now() - 8 * 86_400_000).toISOString();
    answerMenu(gateway, [offer({ observedAt })]);
    await page.goto(MENU);
    await expect(page.getByText("Old menu.")).toBeVisible();
    await expect(page.getByText("Updated 8 days ago")).toBeVisible();
    await expect(page.getByText("$30.00")).toBeVisible();
  },
);

onScreen("the page names the store's own menu to check the price", async ({ page, gateway }) => {
  answerMenu(gateway, [offer({ observedAt: justNow() })]);
  await page.goto(MENU);
  await expect(page.getByRole("link", { name: /own website/ })).toHaveAttribute(
    "href",
    "https://bliss.example/menu",
  );
});

onScreen("names with markup, directions and emoji show as text", async ({ page, gateway }) => {
  const names = ["<img src=x onerror=alert(1)>", "\u202Eevil\u202C 🍪", "=cmd()", "__proto__"];
  const observedAt = justNow();
  answerMenu(
    gateway,
    names.map((name, place) =>
      offer({ product: product({ code: `h${String(place)}`, name }), observedAt }),
    ),
    { name: "<b>Bliss</b>" },
  );
  await page.goto(MENU);
  await expect(page.getByRole("heading", { name: "<b>Bliss</b>" })).toBeVisible();
  expect((await listedNames(page)).sort()).toEqual(names.sort());
});

onScreen("a name of 10,000 characters breaks nothing", async ({ page, gateway }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = "Long".repeat(2_500);
  answerMenu(gateway, [offer({ product: product({ name, brand: name }), observedAt: justNow() })]);
  await page.goto(MENU);
  await expect(page.getByText("1 offer", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.getByText("$30.00")).toBeVisible();
});

onScreen("Back returns to the row that was left", async ({ page }) => {
  await page.goto("/dispensary-menus?store=all");
  await expect(page.getByText("4,800 offers")).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => scrollTo(0, 20_000));
  const rows = page.getByRole("list", { name: "Offers" }).getByRole("link");
  await expect
    .poll(() =>
      rows
        .first()
        .boundingBox()
        .then((box) => box?.y ?? -9e9),
    )
    .toBeGreaterThan(-2_000);
  const name = (await rows.nth(8).textContent()) ?? "";
  await rows.nth(8).scrollIntoViewIfNeeded();
  const href = (await rows.nth(8).getAttribute("href")) ?? "";
  const place = async () => (await page.locator(`li a[href="${href}"]`).first().boundingBox())?.y;
  const left = (await place()) ?? 0;
  await rows.nth(8).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("4,800 offers")).toBeVisible();
  await expect.poll(async () => Math.abs(((await place()) ?? -9e9) - left)).toBeLessThan(8);
});

onScreen(
  "up to four offers are compared, and the lowest unit price is marked",
  async ({ page, gateway }) => {
    const observedAt = justNow();
    answerMenu(
      gateway,
      [1, 2, 3, 4, 5].map((place) =>
        offer({
          product: product({ code: `p${String(place)}`, name: `Offer ${String(place)}` }),
          priceCents: place * 1_000,
          observedAt,
        }),
      ),
    );
    await page.goto(MENU);
    for (const place of [1, 2, 3, 4]) {
      await page.getByRole("button", { name: `Compare Offer ${String(place)}, 2.83g` }).click();
    }
    await expect(page.getByRole("button", { name: "Compare Offer 5, 2.83g" })).toBeDisabled();
    await page.getByRole("button", { name: "Compare 4", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Compare" });
    await expect(dialog.getByRole("columnheader")).toHaveCount(4);
    await expect(dialog.getByRole("cell", { name: "$3.53/g · lowest" })).toBeVisible();
    await dialog.getByRole("button", { name: "Remove Offer 1, 2.83g" }).click();
    await expect(dialog.getByRole("columnheader")).toHaveCount(3);
  },
);

onScreen(
  "a kept store comes first, says what it takes, and can be let go",
  async ({ page, gateway }) => {
    answerMenu(gateway, largeMenu(10));
    await page.goto(MENU);
    await page.getByRole("button", { name: "Keep on this phone" }).click();
    await page.getByRole("link", { name: "Choose a store" }).click();
    const kept = page.getByRole("region", { name: "Kept on this phone" });
    await expect(kept).toContainText(/\d+ kB/);
    await kept.getByRole("button", { name: "Do not keep Bliss" }).click();
    await expect(kept).toHaveCount(0);
  },
);

onScreen(
  "a kept menu is fetched ahead of time when the site is opened anywhere",
  async ({ page, gateway }) => {
    answerMenu(gateway, largeMenu(10));
    await page.goto(MENU);
    await page.getByRole("button", { name: "Keep on this phone" }).click();
    await expect(page.getByRole("button", { name: /^Kept on this phone/ })).toBeVisible();
    const before = gateway.count("/api/menus/bliss-kent");
    // By the next day the copy is no longer just fetched.
    await page.clock.setFixedTime(Date.now() + 86_400_000);
    await page.goto("/growing-tool");
    await expect.poll(() => gateway.count("/api/menus/bliss-kent")).toBeGreaterThan(before);
  },
);

onScreen("a menu that is HTML is an error of that store only", async ({ page, gateway }) => {
  gateway.answers.set("/api/menus/sample-maple-moth-akron", { type: "text/html", body: "<p>Hi" });
  await page.goto("/dispensary-menus?store=sample-maple-moth-akron");
  // It is tried four times before it is given up.
  await expect(page.getByText("this menu could not be loaded")).toBeVisible({ timeout: 20_000 });
  await page.getByRole("link", { name: "Choose a store" }).click();
  await expect(page.getByRole("link", { name: "Maple & Moth" }).first()).toBeVisible();
});

onScreen("a store that is none is said at once", async ({ page }) => {
  await page.goto("/dispensary-menus?store=nowhere");
  await expect(page.getByText("There is no store of this name.")).toBeVisible();
});

test("a server that takes the call and never answers is said after ten seconds, with Retry", async ({
  page,
  gateway,
}) => {
  await page.goto("/growing-tool");
  await untilSavedForOffline(page);
  gateway.network = "silent";
  await page.goto(MENU);
  const said = page.getByText("The server has not answered yet.");
  const waits = (milliseconds: number) =>
    said.evaluate((line, time) => {
      for (const animation of line.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, milliseconds);
  await waits(9_900);
  await expect(said).toBeHidden();
  await waits(10_100);
  await expect(said).toBeVisible();
  gateway.network = "open";
  answerMenu(gateway, largeMenu(3));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("2 offers")).toBeVisible();
});

test("a product of a kept menu opens without a network, with what the menu says of it", async ({
  page,
  gateway,
  context,
}) => {
  answerMenu(gateway, largeMenu(3));
  await page.goto(MENU);
  await page.getByRole("button", { name: "Keep on this phone" }).click();
  await untilSavedForOffline(page);
  await context.setOffline(true);
  await page.goto(MENU);
  await page.getByRole("link", { name: "Buds 2" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Buds 2" })).toBeVisible();
  await expect(page.getByText("Shown is what the saved menus say.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Bliss/ })).toContainText("$10.10");
  await expect(page.getByText("The price history has not been saved on this phone.")).toBeVisible();
});

onScreen(
  "a product tapped straight after typing opens, and Back finds what was typed",
  async ({ page, gateway }) => {
    answerMenu(gateway, largeMenu(10));
    await page.goto(MENU);
    await page.getByLabel("Search name, brand or strain").fill("buds 4");
    await page.getByRole("link", { name: "Buds 4" }).click();
    await expect(page).toHaveURL(/\/product\/m4$/);
    await page.goBack();
    await expect(page.getByLabel("Search name, brand or strain")).toHaveValue("buds 4");
    await expect(page).toHaveURL(/store=bliss-kent/);
  },
);

onScreen("a store's address may be typed in capital letters", async ({ page, gateway }) => {
  answerMenu(gateway, largeMenu(3));
  await page.goto("/dispensary-menus?store=BLISS-Kent");
  await expect(page.getByText("2 offers")).toBeVisible();
});

onScreen("the sample says on every list of prices that it is made up", async ({ page }) => {
  for (const address of ["/dispensary-menus?store=all", "/dispensary-deals"]) {
    await page.goto(address);
    await expect(page.getByText("Sample data: every store, brand and price")).toBeVisible({
      timeout: 20_000,
    });
  }
});
