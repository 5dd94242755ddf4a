import { DAY_MS } from "#domain/time/spans.ts";
import type { Gateway } from "../support/gateway.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../support/fixtures.ts";
import { justNow } from "../support/menus.ts";
import { offer, storeProfile } from "../support/offers.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const lab = {
  sourceUrl: null,
  batch: "B123",
  labUrl: "https://lab.example/B123",
  testedOn: "2026-02-10",
  packagedOn: null,
};

function answerProduct(gateway: Gateway, more: object = {}): void {
  const { product: sold, ...kent } = offer({
    observedAt: justNow(),
    terpenes: { myrcene: 0.82, limonene: 0.41 },
  });
  const { product: _, ...troy } = offer({
    observedAt: justNow(),
    store: storeProfile({ slug: "troy", name: "Troy House", city: "Troy" }),
    priceCents: 2_800,
    salePriceCents: 2_400,
    saleConditions: "none",
  });
  const body = {
    product: { ...sold, ...more },
    offers: [
      {
        ...kent,
        ...lab,
        history: [
          { observedAt: daysAgo(200), cents: 3_400 },
          { observedAt: daysAgo(40), cents: 2_200 },
          { observedAt: daysAgo(20), cents: 3_000 },
        ],
      },
      { ...troy, ...lab, history: [{ observedAt: daysAgo(3), cents: 2_400 }] },
    ],
  };
  gateway.answers.set(`/api/products/${sold.code}`, { body: JSON.stringify(body) });
}

onScreen(
  "shows the best offer, every store's own price, and what the lab found",
  async ({ page, gateway }) => {
    answerProduct(gateway);
    await page.goto("/product/B7K2M9");
    await expect(page).toHaveTitle("Blue Dream | Ohio Cannabis Community");
    await expect(page.getByText("Best deal")).toBeVisible();
    const rows = page.getByRole("row");
    await expect(rows.nth(1)).toContainText("Troy House");
    await expect(rows.nth(1)).toContainText("$24.00");
    await expect(rows.nth(2)).toContainText("Bliss");
    await expect(rows.nth(2)).toContainText("$30.00");
    await expect(rows.nth(2)).toContainText("$10.60/g");
    await expect(page.getByText("B123", { exact: true })).toBeVisible();
    await expect(page.getByText("Feb 10, 2026")).toBeVisible();
    await expect(page.getByRole("link", { name: "Myrcene" })).toHaveAttribute(
      "href",
      "/terpenes/myrcene",
    );
  },
);

onScreen(
  "shows the price over time, as a sentence, a chart and a table",
  async ({ page, gateway }) => {
    answerProduct(gateway);
    await page.goto("/product/b7k2m9");
    await expect(page.getByText(/^Lowest in 90 days: \$22\.00 on \w{3} \d+$/)).toBeVisible();
    await expect(page.getByRole("figure", { name: /Price of 2\.83 g/ })).toBeVisible();
    await page.getByText("As a table (4)").click();
    await expect(page.getByRole("row", { name: /\$34\.00/ })).toBeVisible();
    await page.getByRole("radio", { name: "30 days" }).check();
    await expect(page.getByText(/^Lowest in 30 days: \$22\.00/)).toBeVisible();
    await page.getByLabel("Store", { exact: true }).selectOption("Troy House, Troy");
    await expect(page.getByText(/^Lowest in 30 days: \$24\.00/)).toBeVisible();
  },
);

onScreen(
  "sorts stores by distance on the phone, and tells nobody where it is",
  async ({ page, gateway, context }) => {
    answerProduct(gateway);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 41.15, longitude: -81.36 });
    await page.goto("/product/b7k2m9");
    await expect(page.getByText("Best deal")).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    await page.getByRole("radio", { name: "Distance" }).click();
    await expect(page.getByText("Kent · 0.0 mi")).toBeVisible();
    expect(asked.filter((each) => /41\.|81\.3/.test(each))).toEqual([]);
  },
);

onScreen(
  "an unknown code says so and leads on by a search that forgives slips",
  async ({ page }) => {
    await page.goto("/dispensary-menus?store=all");
    const link = page.getByRole("list", { name: "Offers" }).getByRole("link").first();
    const name = (await link.textContent()) ?? "";
    await page.goto("/product/nothing");
    await expect(page.getByText("No product has the code “nothing”.")).toBeVisible();
    await page.getByLabel("Search products").fill(name);
    await page.getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  },
);

test("a product seen before opens without a network, with its age", async ({ page, gateway }) => {
  answerProduct(gateway);
  await page.goto("/product/b7k2m9");
  await expect(page.getByText("Best deal")).toBeVisible();
  await untilSavedForOffline(page);
  gateway.cut();
  await page.goto("/product/b7k2m9");
  await expect(page.getByText("Seen 1 h ago").first()).toBeVisible();
  await expect(page.getByText("Best deal")).toBeVisible();
});

onScreen("a name that is markup is text, also in the title", async ({ page, gateway }) => {
  const name = "<script>alert(1)</script>";
  answerProduct(gateway, { name });
  await page.goto("/product/b7k2m9");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} | Ohio Cannabis Community`);
});
