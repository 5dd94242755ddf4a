import { NETWORK_ERRORS, expect, onScreen as test } from "../support/fixtures.ts";

/** The product description's two answers, with no field more. */
const SEED_STATISTICS = {
  topFlower: [
    { name: "Blue Dream", count: 3 },
    { name: "Gelato", count: 1 },
  ],
  topDeals: [
    {
      region: "Central",
      flower: [
        { storeName: "Corner Leaf", storeLocation: "Dublin", name: "Blue Dream 2.83g", cost: 24 },
      ],
      edible: [
        { storeName: "Corner Leaf", storeLocation: "Dublin", name: "Plum Gummies", cost: 9.5 },
      ],
    },
    { region: "Southeast" },
  ],
};

test("shows the seed's welcome, warning and links", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ohio Cannabis Community");
  await expect(page.getByText("always under construction")).toBeVisible();
  await expect(page.locator("strong")).toContainText("most up-to-date and accurate information");
  await expect(page.getByRole("link", { name: "Send a suggestion" })).toHaveAttribute(
    "href",
    "/feedback",
  );
});

test("shows the sample's statistics, says they are a sample, and how old they are", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Announcements" })).toContainText(/sample/i);
  const strains = page.getByRole("region", { name: "Ohio's Most Available Strains" });
  await expect(strains.getByRole("listitem")).toHaveCount(10);
  for (const region of ["Northeast", "Northwest", "Central", "Southeast", "Southwest"])
    await expect(page.getByRole("region", { name: `${region} Top Deals` })).toBeVisible();
  await expect(page.getByText(/^Updated /)).toBeVisible();
});

test("an announcement can be dismissed, and is back on the next visit", async ({ page }) => {
  await page.goto("/");
  const banners = page.getByRole("region", { name: "Announcements" });
  await banners.getByRole("button", { name: "Close" }).first().click();
  await expect(banners).toBeHidden();
  await page.getByRole("link", { name: "Growing Tool" }).click();
  await expect(page).toHaveTitle(/^Growing Tool/);
  await page.goBack();
  await expect(banners).toBeVisible();
});

test("renders another server's answer with the seed's fields only, without ages", async ({
  page,
  gateway,
}) => {
  gateway.answers.set("/api/statistics", { body: JSON.stringify(SEED_STATISTICS) });
  gateway.answers.set("/api/announcements", { body: JSON.stringify([{ text: "Hello, Ohio" }]) });
  await page.goto("/");
  await expect(page.getByText("Hello, Ohio")).toBeVisible();
  const strains = page.getByRole("region", { name: "Ohio's Most Available Strains" });
  await expect(strains.getByRole("listitem")).toHaveText(["Blue Dream3 stores", "Gelato1 store"]);
  const central = page.getByRole("region", { name: "Central Top Deals" });
  await expect(central.getByRole("heading", { level: 3 })).toHaveText(["Flower", "Edibles"]);
  await expect(central.getByRole("listitem")).toHaveText([
    "Corner Leaf · DublinBlue Dream 2.83g$24.00",
    "Corner Leaf · DublinPlum Gummies$9.50",
  ]);
  await expect(page.getByRole("region", { name: "Southeast Top Deals" })).toContainText("No deal");
  await expect(page.getByText("Age not given")).toHaveCount(1);
  await expect(page.getByText(/Updated|Seen/)).toHaveCount(0);
});

test("a server that never answers is said after ten seconds, and Retry asks again", async ({
  page,
  gateway,
}) => {
  let silent = true;
  await page.route("**/api/statistics", (route) => (silent ? undefined : route.continue()));
  await page.goto("/");
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(page.getByText("Loading product statistics")).toBeVisible();
  await expect(retry).toBeHidden();
  // Ten seconds pass at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      if (duration === 1) animation.finish();
    }
  });
  silent = false;
  await retry.click();
  await expect(page.getByRole("region", { name: /Most Available/ })).toBeVisible();
  expect(gateway.count("/api/statistics")).toBeGreaterThan(0);
});

test("shows a large spinner while the statistics are on their way", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/statistics", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await expect(
    page.getByRole("status").filter({ hasText: "Loading product statistics" }),
  ).toBeVisible();
  release();
  await expect(page.getByRole("region", { name: /Most Available/ })).toBeVisible();
});

test.describe("when the statistics fail", () => {
  test.use({ expectedErrors: NETWORK_ERRORS });

  test("tries four times with growing gaps, then says so and offers Retry", async ({
    page,
    gateway,
  }) => {
    gateway.answers.set("/api/statistics", { status: 500, body: "{}" });
    let answered = 0;
    page.on("requestfinished", (request) => {
      if (request.url().endsWith("/api/statistics")) answered += 1;
    });
    // On a clock that stands still while an answer is on its way, a slow machine changes no gap.
    await page.addInitScript(() => {
      const ask = window.fetch;
      const times: number[] = [];
      Object.assign(window, { times });
      window.fetch = (what, how) => {
        if (what === "/api/statistics") times.push(Date.now());
        return ask(what, how);
      };
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const readTimes = () => page.evaluate<number[]>("window.times");
    await page.goto("/");
    await expect
      .poll(
        async () => {
          const { length } = await readTimes();
          if (length === answered) await page.clock.runFor(100);
          return (await readTimes()).length;
        },
        { timeout: 30_000, intervals: [20] },
      )
      .toBe(4);
    const times = await readTimes();
    const gaps = times.slice(1).map((time, n) => Math.round((time - (times[n] ?? 0)) / 1_000));
    expect(gaps).toEqual([1, 2, 4]);
    await page.clock.resume();
    await expect(page.getByText("could not be loaded")).toBeVisible();
    await expect(page.getByText("always under construction")).toBeVisible();

    gateway.answers.delete("/api/statistics");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("region", { name: /Most Available/ })).toBeVisible();
  });

  for (const [what, body] of [
    ["HTML", "<!doctype html><title>Sign in to the Wi-Fi</title>"],
    ["another shape", '{"topFlower":"many"}'],
    ["half a document", '{"topFlower":['],
  ] as const) {
    test(`${what} in place of statistics counts as a failure`, async ({ page, gateway }) => {
      await page.clock.install();
      gateway.answers.set("/api/statistics", { type: "text/html", body });
      await page.goto("/");
      await page.clock.runFor(8_000);
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return page.getByText("could not be loaded").isVisible();
        })
        .toBe(true);
    });
  }

  test("a failing announcement leaves the page as it is", async ({ page, gateway }) => {
    gateway.answers.set("/api/announcements", { status: 503, body: "" });
    await page.goto("/");
    await expect(page.getByRole("region", { name: /Most Available/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Announcements" })).toHaveCount(0);
  });
});

test("text from the server is shown as text", async ({ page, gateway }) => {
  const text = '<img src=x onerror="document.title=1"> \u202Eabc 🌿';
  gateway.answers.set("/api/announcements", { body: JSON.stringify([{ text }]) });
  gateway.answers.set("/api/statistics", {
    body: JSON.stringify({ topFlower: [{ name: "<b>x</b>", count: 1 }], topDeals: [] }),
  });
  await page.goto("/");
  await expect(page.getByText("onerror")).toBeVisible();
  await expect(page.getByText("<b>x</b>")).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
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
