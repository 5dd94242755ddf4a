import { DAY_MS } from "#domain/time/spans.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, storeProfile } from "../../support/data/offers.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const lab = {
  sourceUrl: null,
  batch: "B123",
  labUrl: "https://lab.example/B123",
  testedOn: "2026-02-10",
  packagedOn: null,
  past: null,
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

onScreen(
  "stores that share a price are aligned like the first of them, on a phone, too",
  async ({ page, gateway }) => {
    const { product: sold, ...own } = offer({ observedAt: justNow() });
    const history = [{ observedAt: daysAgo(3), cents: 3_000 }];
    const offers = ["Acorn", "Bliss", "Cedar"].map((name) =>
      Object.assign({}, own, lab, { history, store: storeProfile({ slug: name, name }) }),
    );
    const body = JSON.stringify({ product: sold, offers });
    gateway.answers.set(`/api/products/${sold.code}`, { body });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/product/b7k2m9");
    await expect(page.getByText("same price at 3 stores")).toBeVisible();
    const stores = page.getByRole("table").first().getByRole("rowheader");
    await expect(stores).toHaveCount(3);
    for (const store of await stores.all()) await expect(store).toHaveCSS("text-align", "start");
  },
);
