import { DAY_MS } from "#domain/time/spans.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";

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

test("on a phone a store that has a product is a row of 64 px, and a product seen before opens without a network, with its age", async ({
  page,
  gateway,
}) => {
  await test.step("a store that has it is a row of 64 px with its city whole, that of the head, too", async () => {
    const other = product({ code: "c8r3w2" });
    const { product: sold, ...own } = offer({ observedAt: justNow(), product: other });
    const history = [{ observedAt: daysAgo(3), cents: 3_000 }];
    const offers = ["Acorn", "Bloom Medicinals West"].map((name, place) =>
      Object.assign({}, own, lab, {
        history,
        thcPct: 20 + place,
        store: storeProfile({ slug: name, name, city: "Mount Vernon" }),
      }),
    );
    const body = JSON.stringify({ product: sold, offers });
    gateway.answers.set(`/api/products/${sold.code}`, { body });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/product/c8r3w2");
    const rows = page.getByRole("region", { name: "Where to find it" }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) {
      for (const text of ["$30.00", "$10.60/g", "Mount Vernon", "1 h ago"])
        await expect(row.getByText(text).first()).toBeVisible();
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
    }
    // The way to them begins on the first screen, above the bar.
    const heading = page.getByRole("heading", { name: "Where to find it" });
    expect((await heading.boundingBox())?.y).toBeLessThanOrEqual(720);
  });
  await test.step("a product seen before opens without a network, with its age", async () => {
    answerProduct(gateway);
    await page.goto("/product/b7k2m9");
    await expect(page.getByText(/No store is cheaper today|Lowest within/)).toBeVisible();
    await untilSavedForOffline(page);
    gateway.cut();
    await page.goto("/product/b7k2m9");
    await expect(page.getByText("1 h ago").first()).toBeVisible();
    await expect(page.getByText(/No store is cheaper today|Lowest within/)).toBeVisible();
  });
});
