import { render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import type { StatisticsDeal } from "#domain/offers/statistics.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { justNow } from "../../support/data/menus.ts";
import { shippedTaxes } from "../../support/data/taxes.ts";
import { priceText } from "../../support/screens/priceText.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import { EMPTY_HOME } from "../../support/screens/screenAnswers.ts";

const TODAY = calendarDay(Date.now());
const SHAPE = "5555555555550";

const deal = (more: Partial<StatisticsDeal> = {}): StatisticsDeal => ({
  storeName: "Corner Leaf",
  storeLocation: "Dublin",
  storeSlug: "corner-leaf",
  menu: "rec",
  // Franklin: 5.75 + 1.25 + 1.00, and 10% excise.
  taxArea: "franklin",
  pricesIncludeTax: "no",
  name: "Blue Dream",
  code: "b7k2m9",
  size: "2.83g",
  cost: 24,
  unitPriceCents: 848,
  unit: "g",
  observedAt: justNow(),
  ...more,
});

const home = (flower: StatisticsDeal): Answers => ({
  ...EMPTY_HOME,
  "/api/statistics": Response.json({
    topFlower: [],
    topDeals: [{ region: "Central", flower: [flower] }],
  }),
  "/api/taxes": () => Response.json(shippedTaxes()),
});

function choose(settings: Record<string, string>) {
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage"));
}
afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
});

const best = async (name = /^Best deals in/) => within(await screen.findByRole("region", { name }));
const cut = () => Promise.reject(new TypeError("Failed to fetch"));

it.each([
  ["the cheapest eighth, which stands for flower", 30, /^Cheapest eighth.*Eighth.*\$20/],
  ["the cheapest gram, where that is hardly a deal", 21, /^Cheapest flower deal per gram.*Ounce/],
])("the best deals begin with %s", async (_, wasCost, first) => {
  const ounce = deal({ name: "Ounce", size: "28.3g", cost: 90, wasCost: 120, unitPriceCents: 318 });
  const eighth = deal({ name: "Eighth", size: "3.5g", cost: 20, wasCost, unitPriceCents: 571 });
  const cart = deal({ name: "Cart", size: "1g", cost: 20, wasCost: 40, unitPriceCents: 2_000 });
  const region = { region: "Central", flower: [ounce], vape: [cart], eighth };
  await openScreen("/", {
    ...home(ounce),
    "/api/statistics": Response.json({ topFlower: [], topDeals: [region] }),
  });
  const rows = (await best()).getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toMatch(first);
  expect(rows.at(-1)).toMatch(/^Cart/);
});

it.each([
  ["Lowest in 90 days", { kind: "lowest", days: 90, shape: SHAPE }],
  ["First seen today", { kind: "first", on: TODAY, shape: SHAPE }],
  [/^Cheaper on \w{3}\s\d+: \$20$/, { kind: "lower", wasCents: 2_000, on: TODAY, shape: SHAPE }],
] as const)("a best deal says its verdict: %s", async (words, verdict) => {
  await openScreen("/", home(deal({ verdict })));
  expect((await best()).getByText(words)).toBeTruthy();
});

it("what was cheaper before stands after the other best deals", async () => {
  const lower = { kind: "lower", wasCents: 2_000, on: TODAY, shape: SHAPE } as const;
  const statistics = {
    topFlower: [],
    topDeals: [
      { region: "Central", flower: [deal({ verdict: lower })], vape: [deal({ name: "Cart" })] },
    ],
  };
  await openScreen("/", { ...EMPTY_HOME, "/api/statistics": Response.json(statistics) });
  const names = (await best()).getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names[0]).toMatch(/^Cheapest vape deal per gramCart/);
  expect(names[1]).toMatch(/^Blue Dream.*Cheaper on/);
});

it("what was cheaper before is no best deal where there are enough others", async () => {
  const lower = { kind: "lower", wasCents: 2_000, on: TODAY, shape: SHAPE } as const;
  const others = ["Cart", "Pen", "Pod", "Disposable"].map((name) => deal({ name }));
  const statistics = {
    topFlower: [],
    topDeals: [{ region: "Central", flower: [deal({ verdict: lower })], vape: others }],
  };
  await openScreen("/", { ...EMPTY_HOME, "/api/statistics": Response.json(statistics) });
  const names = (await best()).getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names).toHaveLength(4);
  expect(names.join()).not.toContain("Blue Dream");
});

it("a deal that is below something known stands before one that is not", async () => {
  const statistics = {
    topFlower: [],
    topDeals: [
      { region: "Central", flower: [deal()], vape: [deal({ name: "Cart", wasCost: 40 })] },
    ],
  };
  await openScreen("/", { ...EMPTY_HOME, "/api/statistics": Response.json(statistics) });
  const names = (await best()).getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names[0]).toMatch(/^Cheapest vape deal per gramCart/);
});

const NEW = { kind: "first", on: TODAY, shape: SHAPE } as const;
it.each([
  ["seen within a day", 23, {}, ["Old", "Cart", "Gummy"]],
  ["and not older", 25, {}, ["Cart", "Old", "Gummy"]],
  ["whose past is known", 25, { verdict: NEW }, ["Gummy", "Old", "Cart"]],
] as const)(
  "the set piece is the first of a kind that was %s: flower %i h older than the newest",
  async (_, hours, cart, order) => {
    const seen = (ago: number) => new Date(Date.now() - ago * HOUR_MS).toISOString();
    const statistics = {
      topFlower: [],
      topDeals: [
        {
          region: "Central",
          flower: [deal({ name: "Old", wasCost: 40, observedAt: seen(hours) })],
          vape: [deal({ name: "Cart", wasCost: 40, observedAt: seen(0), ...cart })],
          edible: [deal({ name: "Gummy", wasCost: 40, observedAt: seen(0) })],
        },
      ],
      observedAt: seen(0),
    };
    await openScreen("/", { ...EMPTY_HOME, "/api/statistics": Response.json(statistics) });
    const texts = (await best()).getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(texts.map((text) => /Old|Cart|Gummy/.exec(text)?.[0])).toEqual(order);
  },
);

it("a deal that is hardly below what it was stands after one that is less by a tenth", async () => {
  const hardly = deal({ name: "Hardly", cost: 20, wasCost: 22, unitPriceCents: 707 });
  const less = deal({ name: "Less", cost: 24, wasCost: 30 });
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({
      topFlower: [],
      topDeals: [{ region: "Central", flower: [hardly, less] }],
    }),
  });
  const rows = (await best()).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => /Hardly|Less/.exec(textContent)?.[0])).toEqual([
    "Less",
    "Hardly",
  ]);
});

it("what was new on another day is not called new, and a deal without a past says nothing of it", async () => {
  const yesterday = calendarDay(Date.now() - 2 * DAY_MS);
  await openScreen("/", home(deal({ verdict: { kind: "first", on: yesterday, shape: SHAPE } })));
  expect((await best()).getByRole("listitem").textContent).toMatch(
    /\$24\.00\$8\.48\/g2\.83 gDublin · Corner Leaf · Seen 1 h ago$/,
  );
});

it("a region's folded card says from how much its eighths are", async () => {
  document.documentElement.classList.add("later");
  onTestFinished(() => document.documentElement.classList.remove("later"));
  const eighth = deal({ name: "Eighth", size: "3.5g", cost: 20, unitPriceCents: 571 });
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({
      topFlower: [],
      topDeals: [{ region: "Central", flower: [deal()], eighth }],
    }),
  });
  const card = await screen.findByRole("region", { name: "Central Top Deals" });
  expect(card.textContent).toContain("Eighth deals from $20.00");
});

it("a best deal begins with the product’s own name, and says what it cost before", async () => {
  const own = deal({ name: "Ninefold Blue Dream", brand: "Ninefold", wasCost: 32 });
  await openScreen("/", home(own));
  const text = (await best()).getByRole("listitem").textContent;
  expect(text).toMatch(
    /^Cheapest flower deal per gramBlue Dream\$24\.00\$8\.48\/g instead of \$32\.00 25% off2\.83 g · NinefoldDublin · Corner Leaf/,
  );
});

it("says of which kinds the rows are where a region lacks some, and a region's row has its store whole", async () => {
  const [cheap, dear] = [
    deal({ size: "2.83g" }),
    deal({ name: "Other", size: "10 mg ea | 10-Pack" }),
  ];
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({
      topFlower: [],
      topDeals: [{ region: "Central", flower: [cheap], vape: [cheap, dear] }],
    }),
  });
  expect(await screen.findByText("Cheapest flower & vape")).toBeTruthy();
  const region = within(screen.getByRole("region", { name: "Central Top Deals" }));
  const [row, , long] = region.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(row).toMatch(/2\.83 g.*\$24\.00Dublin · Corner Leaf/);
  expect(long).toMatch(/\$24\.00Dublin · Corner Leaf10 mg ea \| 10-Pack · /);
});

it("has the town in bold in every row, where the store’s name has it in it, too", async () => {
  const chain = deal({ storeName: "Bloom", storeLocation: "Akron" });
  const single = deal({ name: "Other", storeName: "Bloom Dublin", storeLocation: "Dublin" });
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({
      topFlower: [],
      topDeals: [{ region: "Central", flower: [chain], vape: [chain, single] }],
    }),
  });
  const rows = (await best()).getAllByRole("listitem");
  const inBold = rows.map((row) => row.querySelector("b")?.textContent);
  expect(inBold).toEqual(["Akron", "Akron", "Dublin"]);
});

it("the saved copy says it without a connection", async () => {
  const verdict = { kind: "lowest", days: 90, shape: SHAPE } as const;
  const first = await openScreen("/", home(deal({ verdict })));
  await (await best()).findByText("Lowest in 90 days");
  first.leave();
  await openScreen("/", { "/api/statistics": cut, "/api/announcements": cut });
  expect(await (await best()).findByText("Lowest in 90 days")).toBeTruthy();
});

it("a product of home’s deals that was never opened has the verdict, too, and is with tax as home was", async () => {
  choose({ with_tax: "on" });
  const verdict = { kind: "lower", wasCents: 2_000, on: TODAY, shape: SHAPE } as const;
  const first = await openScreen("/", { ...home(deal({ verdict })), "/api/stores": cut });
  await (await best()).findByText(priceText("about $28.32"));
  first.leave();
  await openScreen("/product/b7k2m9", {
    "/api/statistics": cut,
    "/api/taxes": cut,
    "/api/products/b7k2m9": cut,
  });
  expect(await screen.findByText(priceText("about $28.32"))).toBeTruthy();
  expect(screen.getByText(/^Cheaper on \w{3}\s\d+: about \$24$/)).toBeTruthy();
});

it("with tax every deal of home is about what is paid, and its headings say how deals are ranked", async () => {
  choose({ with_tax: "on" });
  await openScreen("/", home(deal()));
  // 24.00 + 2.40 + 1.92.
  expect(await screen.findAllByText(priceText("about $28.32"))).toHaveLength(2);
  expect(screen.queryByText("$24.00")).toBeNull();
  const deals = await best(/^Best deals in Ohio, picked by prices before tax$/);
  expect(deals.getByText(priceText("about $10.01/g"))).toBeTruthy();
  expect(
    screen.getByRole("region", {
      name: "Strains and deals, picked by prices before tax",
    }),
  ).toBeTruthy();
  expect(screen.getByRole("region", { name: "Central Top Deals" })).toBeTruthy();
});

it.each([
  ["a patient pays no excise on a menu for both", "no", "about $25.92"],
  ["a menu that includes tax is not taxed twice", "yes", "about $24.00"],
] as const)("%s", async (_, pricesIncludeTax, paid) => {
  choose({ with_tax: "on", profile: "patient" });
  await openScreen("/", home(deal({ menu: "both", pricesIncludeTax })));
  expect(await screen.findAllByText(priceText(paid))).toHaveLength(2);
});

it("a deal of which the taxes are not known stays before tax, and does not say about", async () => {
  choose({ with_tax: "on" });
  await openScreen("/", home(deal({ taxArea: null })));
  expect(await screen.findAllByText("$24.00, before tax")).toHaveLength(2);
});

it("a best deal has the stamp of its strain at a first visit, as it has on every list", async () => {
  const shelves = { "blue-dream": { stores: 3, terpenes: { myrcene: 100, pinene: 40 } } };
  const strain = { slug: "blue-dream", name: "Blue Dream" };
  await openScreen("/", {
    ...home(deal({ strain })),
    "/api/strains": Response.json({ shelves, observedAt: justNow() }),
  });
  const row = (await best()).getByRole("listitem");
  await waitFor(() => expect(row.querySelectorAll("[data-stamp] path").length).toBeGreaterThan(1));
});

it.each([
  ["has the stamp of its label, for which no deals are asked for", { myrcene: 0.4 }, 5],
  ["is drawn in lines where its label says nothing", undefined, 1],
])("a best deal without a known strain %s", async (_, terpenes, paths) => {
  const label = terpenes && { name: "Garlic Drip", terpenes };
  const { asked } = await openScreen("/", home(deal({ label })));
  const row = (await best()).getByRole("listitem");
  await waitFor(() => expect(row.querySelectorAll("[data-stamp] path")).toHaveLength(paths));
  expect(asked).not.toContain("/api/deals");
});

it("a best deal without a label is told apart by what it is sold as, and has the form of its own name, as on every list", async () => {
  const sold = deal({ soldAs: "indica", name: "Corner Farms Garlic Drip", brand: "Corner Farms" });
  await openScreen("/", home(sold));
  const row = (await best()).getByRole("listitem");
  const drawn = () => row.querySelector("[data-stamp]");
  await waitFor(() => expect(drawn()?.querySelector("path")).not.toBeNull());
  const own = { name: "Garlic Drip", strainName: null, marketedType: "indica" as const };
  const { container } = render(<RowStamp product={own} terpenes={null} />);
  expect(drawn()?.innerHTML).toBe(container.querySelector("[data-stamp]")?.innerHTML);
});

const KEPT = "corner-leaf flower 3.5g";
/** A region with the cheapest eighth at a kept store, a cart and an ounce elsewhere, and another eighth of that store. */
const keptRegion = (more: object = {}) => {
  const eighth = deal({ name: "Eighth", size: "3.5g", cost: 20, wasCost: 30, unitPriceCents: 571 });
  const other = { storeName: "Oak", storeSlug: "oak", storeLocation: "Kent" };
  return {
    region: "Central",
    eighth,
    flower: [
      deal({ ...other, name: "Ounce", size: "28g", cost: 90, wasCost: 120, unitPriceCents: 321 }),
      eighth,
      deal({ name: "Dearer", size: "3.5g", cost: 24, wasCost: 30, unitPriceCents: 685 }),
    ],
    vape: [deal({ ...other, name: "Cart", size: "1g", wasCost: 40, unitPriceCents: 2_400 })],
    ...more,
  };
};
const openKept = (region: object) =>
  openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({ topFlower: [], topDeals: [region] }),
  });
const bestNames = async () =>
  (await best())
    .getAllByRole("listitem")
    .map(({ textContent }) => /Eighth|Ounce|Cart|Dearer/.exec(textContent)?.[0]);

it("where a kept store's card has the cheapest eighth, the best of another kind is the set piece, and no row is of that card", async () => {
  choose({ keptShown: KEPT });
  await openKept(keptRegion());
  expect(await bestNames()).toEqual(["Cart", "Ounce"]);
  const rows = (await best()).getAllByRole("listitem");
  expect(rows[0]?.textContent).toMatch(/^Cheapest vape deal per gramCart/);
  expect(screen.getByText("What your kept store’s card doesn’t show")).toBeTruthy();
});

it("or a record, of whichever kind", async () => {
  choose({ keptShown: KEPT });
  const verdict = { kind: "lowest", days: 90, shape: SHAPE } as const;
  const record = deal({
    name: "Ounce",
    storeSlug: "oak",
    size: "28g",
    cost: 99,
    wasCost: 120,
    unitPriceCents: 354,
    verdict,
  });
  const cheaper = deal({ name: "Dearer", storeSlug: "oak", size: "14g", unitPriceCents: 300 });
  await openKept(keptRegion({ flower: [cheaper, record] }));
  const [first] = (await best()).getAllByRole("listitem");
  // It is not the cheapest of its kind, and is not called that.
  expect(first?.textContent).toMatch(/^Flower dealOunce.*Lowest in 90 days/);
});

it.each([
  ["of another size", "corner-leaf flower 2.83g"],
  ["of another store", "oak flower 3.5g"],
  ["nothing", ""],
])("where the cards of kept stores have %s, the cheapest eighth stays", async (_, keptShown) => {
  choose({ keptShown });
  await openKept(keptRegion());
  const [first] = (await best()).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Cheapest eighthEighth/);
});

it("where there is nothing else, what a card says is said again: it is there", async () => {
  choose({ keptShown: KEPT });
  await openKept(keptRegion({ flower: [], vape: [] }));
  const [first] = (await best()).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Cheapest eighthEighth/);
});
