import type { Locator, Page } from "@playwright/test";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { movedMoreThan, noteShifts } from "../../support/browser/layoutShifts.ts";

test("home on a phone: a price needs no tap and no scrolling, a product two taps, and figures say whose they are and how old", async ({
  page,
}) => {
  await openHome(page);
  await test.step("search, questions that are ready, one of place and a price: no tap and no scrolling", () =>
    expectFirstView(page));
  await test.step("entries take two lines, a few with long names or doses more, and their price and age are never cut off", () =>
    expectWholeEntries(page));
  await test.step("the sample's statistics say that they are a sample, and how old they are", () =>
    expectSample(page));
  await test.step("a product is two taps from the first view: the field, and what was found", () =>
    expectProductInTwoTaps(page));
});

test("what is found on a first visit's cover can be read: it stands on paper", async ({ page }) => {
  await showInBothThemes(page);
  await openHome(page);
  await page.getByRole("searchbox").fill("gelato");
  await expect(
    page.getByRole("list", { name: "Products" }).getByRole("link").first(),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("what comes late pushes nothing that is read", async ({ page, gateway }) => {
  const shop = "https://shop.example/ohio";
  gateway.answers.set("/api/config", {
    body: JSON.stringify({
      identity: { kind: "embedded" },
      authSyncUrl: null,
      links: { shop, chat: null, forum: null, donation: null },
    }),
  });
  await noteShifts(page);
  await openHome(page);
  await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
  await expect(page.getByRole("link", { name: "merchandise shop" })).toBeAttached();
  expect(await movedMoreThan(page, 0.005)).toEqual([]);
});

test("on a tablet who comes back has the kept store beside the best deals, in rows no higher than a finger needs, and below it what is left of their height; the day above the field, the bouquet beside both", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/");
  await page.goto("/dispensary-menus?store=sample-blue-gate-botanicals-warren");
  await page.getByRole("button", { name: "Keep for a visit" }).click();
  await expect(page.getByRole("button", { name: /^Kept for a visit, as of/ })).toBeVisible();
  // A visit is written down after the paint.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("visited"))).toContain("stores");
  await page.goto("/");
  const parts = [
    page.getByRole("region", { name: "Kept stores" }),
    page.getByRole("region", { name: /^Best deals in / }),
  ];
  for (const part of parts) await expect(part.getByRole("listitem").nth(3)).toBeVisible();
  const [kept, best] = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(best?.y).toBe(kept?.y);
  for (const row of await page
    .getByLabel(/^Cheapest .* at /)
    .getByRole("listitem")
    .all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
  const below = await page
    .getByRole("link", { name: "Strains", exact: true })
    .first()
    .boundingBox();
  expect(below?.y).toBeLessThanOrEqual((kept?.y ?? 0) + (kept?.height ?? 0) + 16);
  expect((below?.x ?? 768) + (below?.width ?? 768)).toBeLessThanOrEqual(
    (kept?.x ?? 0) + (kept?.width ?? 0),
  );
  expect(below?.y).toBeLessThan((best?.y ?? 0) + (best?.height ?? 0));
  expect(best?.x).toBeGreaterThan((kept?.x ?? 768) + (kept?.width ?? 768));
  const [field, day] = await Promise.all(
    [page.getByRole("searchbox"), page.locator("[data-today]")].map((each) => each.boundingBox()),
  );
  expect(day?.x).toBe(field?.x);
  expect((day?.y ?? 768) + (day?.height ?? 768)).toBeLessThanOrEqual(field?.y ?? 0);
  const bouquet = await page.locator("[data-bouquet]").boundingBox();
  expect(bouquet?.x).toBeGreaterThan((field?.x ?? 768) + (field?.width ?? 768));
  expect(bouquet?.y).toBeLessThan(field?.y ?? 0);

  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  // In such type its room is the words'.
  await expect(page.locator("[data-bouquet]")).toBeHidden();
  const large = await page.getByRole("searchbox").boundingBox();
  expect(large?.width).toBeGreaterThan(field?.width ?? 768);
});

for (const [width, type] of [
  [390, 1],
  [320, 1],
  [390, 2],
] as const)
  test(`at ${String(width)} px, type × ${String(type)}, the bouquet stands beside the day on the head's lower edge, and covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => localStorage.setItem("visited", "yes"));
    await page.goto("/");
    if (type === 2)
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const bouquet = page.locator("[data-bouquet]");
    await expect(bouquet).toBeAttached();
    const [day, flowers, questions] = await Promise.all(
      [page.locator("[data-today]"), bouquet, page.getByLabel("Questions to start with")].map(
        (each) => each.boundingBox(),
      ),
    );
    // Beside a day in type twice as large there is no room for it.
    if (type === 2) return expect(bouquet).not.toBeInViewport();
    expect(flowers?.x).toBeGreaterThanOrEqual((day?.x ?? width) + (day?.width ?? width));
    expect((questions?.y ?? 844) + (questions?.height ?? 844)).toBeLessThanOrEqual(
      (flowers?.y ?? 0) + 8,
    );
  });

test("names without a single space never make the page scroll sideways", async ({
  page,
  gateway,
}) => {
  const long = "W".repeat(2_000);
  const deal = { storeName: long, storeLocation: long, name: long, size: long, cost: 9.5 };
  gateway.answers.set("/api/statistics", {
    body: JSON.stringify({
      topFlower: [{ name: long, count: 1 }],
      topDeals: [{ region: "Central", flower: [deal] }],
    }),
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Central Top Deals" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test(
  "a row of chips jumps to each region and stays in sight",
  { tag: "@long" },
  async ({ page }) => {
    // A phone has the heads of all regions instead.
    await page.setViewportSize({ width: 1_024, height: 800 });
    await page.goto("/");
    const chips = page.getByRole("navigation", { name: "Regions" });
    await expect(chips.getByRole("button")).toHaveCount(REGIONS.length);
    for (const region of REGIONS.toReversed()) {
      await chips.getByRole("button", { name: region }).click();
      const card = page.getByRole("region", { name: `${region} Top Deals` });
      await expect(chips).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole("heading", { level: 2 })).toBeFocused();
      const [bar, top] = [await bottomOf(chips), (await card.boundingBox())?.y ?? 0];
      expect(top).toBeGreaterThanOrEqual(bar - 1);
      await expect(chips.getByRole("button", { name: region })).toHaveAttribute("aria-current");
    }
  },
);

const PHONE = { width: 390, height: 844 };
const REGIONS = ["Northeast", "Northwest", "Central", "Southeast", "Southwest"];

/** The sample's home, all figures on the screen. */
async function openHome(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Southwest Top Deals" })).toBeVisible();
}

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};

async function expectFirstView(page: Page): Promise<void> {
  // The sample's banner stands above everything; a real site is higher up by its height.
  await expect(page.getByRole("region", { name: "Announcements" })).toBeVisible();
  const main = page.getByRole("main");
  const parts = {
    search: page.getByRole("searchbox", { name: "Search for a store or a product" }),
    where: page.getByRole("combobox", { name: "Where in Ohio are you?" }),
    ready: main.getByRole("link", { name: "Cheapest eighth near me" }),
  };
  const bottoms: Record<string, number> = {};
  for (const [name, part] of Object.entries(parts)) bottoms[name] = await bottomOf(part);
  expect(bottoms["search"]).toBeLessThanOrEqual(500);
  expect(Math.max(...Object.values(bottoms)), JSON.stringify(bottoms)).toBeLessThanOrEqual(700);
  // What else is asked stands below the first deals.
  const question = page.getByRole("region", { name: "Do you buy as an adult or as a patient?" });
  expect((await question.boundingBox())?.y).toBeGreaterThan(700);
  // The ways that the bar has not stand below what it costs.
  for (const name of ["Maps", "Strains", "Limits"])
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  // Nothing of it lies under the bar at the thumb.
  const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
  const price = main.getByText(/^\$\d+\.\d\d$/).first();
  expect(await bottomOf(price)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await bottomOf(price)).toBeLessThanOrEqual(550);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Each region is its head, which a tap opens.
  expect(height).toBeLessThanOrEqual(3_400);
}

async function expectWholeEntries(page: Page): Promise<void> {
  for (const region of REGIONS)
    await page.getByRole("button", { name: `${region} Top Deals`, expanded: false }).click();
  const heights = await page
    .getByRole("region", { name: /Top Deals$/ })
    .getByRole("listitem")
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().height));
  expect(heights).toHaveLength(100);
  // Two lines of a name, the store's, and what else is known: a store is never left out.
  expect(Math.max(...heights)).toBeLessThanOrEqual(80);
  expect(heights.filter((each) => each <= 52).length).toBeGreaterThanOrEqual(80);
  const cut = await page
    .getByText(/^\$\d+\.\d\d$/)
    .or(page.locator("main li time"))
    .evaluateAll(
      (figures) =>
        figures.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
          .length,
    );
  expect(cut).toBe(0);
}

async function expectSample(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Announcements" })).toContainText(/sample/i);
  const strains = page.getByRole("region", { name: "Ohio's Most Available Strains" });
  await expect(strains.getByRole("listitem")).toHaveCount(10);
  for (const region of ["Northeast", "Northwest", "Central", "Southeast", "Southwest"])
    await expect(page.getByRole("region", { name: `${region} Top Deals` })).toBeVisible();
  await expect(page.getByText(/^Updated /)).toBeVisible();
}

async function expectProductInTwoTaps(page: Page): Promise<void> {
  await page.getByRole("searchbox").click();
  await page.keyboard.type("gelato");
  await page.getByRole("list", { name: "Products" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
}
