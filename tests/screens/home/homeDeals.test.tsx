import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { largeQueries } from "#data/queries.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { storeProfile } from "../../support/data/offers.ts";
import { ALWAYS } from "../../support/screens/mapScreen.ts";
import { best, cut, deal, home, SHAPE, TODAY } from "../../support/screens/homeDeals.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { EMPTY_HOME } from "../../support/screens/screenAnswers.ts";

afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
});

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
  [/^no price history yet$/i, { kind: "first", on: TODAY, shape: SHAPE }],
  [
    /^lowest here \$20\.00, \w{3}\s\d+$/i,
    { kind: "lower", wasCents: 2_000, on: TODAY, shape: SHAPE },
  ],
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
  expect(names[1]).toMatch(/^Blue Dream.*lowest here \$20\.00, /i);
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

it("what was new on another day is not called new: it has no price history yet", async () => {
  const yesterday = calendarDay(Date.now() - 2 * DAY_MS);
  await openScreen("/", home(deal({ verdict: { kind: "first", on: yesterday, shape: SHAPE } })));
  expect((await best()).getByRole("listitem").textContent).toMatch(
    /\$8\.48\/g2\.83 g for \$24\.00No price history yetDublin · Corner LeafSeen 1 h ago$/,
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
    /^Cheapest flower deal per gramBlue Dream\$8\.48\/g2\.83 g for \$24\.00 instead of \$32\.00 25% offNinefoldDublin · Corner Leaf/,
  );
});

it("what is sold by the piece says so behind its price", async () => {
  await openScreen("/", home(deal({ size: "each" })));
  expect((await best()).getByRole("listitem").textContent).toMatch(/\$8\.48\/g\$24\.00 each/);
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

it("says until when a deal’s store is open as soon as the phone has the stores, for which home does not ask", async () => {
  const { queryClient, asked } = await openScreen("/", home(deal()));
  const row = (await best()).getByRole("listitem");
  expect(row.textContent).not.toMatch(/open|close/);
  act(() => {
    const store = storeProfile({ slug: "corner-leaf", openingHours: ALWAYS });
    queryClient.setQueryData(largeQueries.stores.queryKey, [store]);
  });
  await waitFor(() => expect(row.textContent).toMatch(/Seen 1 h ago · open 24 hours$/));
  expect(asked).not.toContain("/api/stores");
});
