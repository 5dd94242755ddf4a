import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { forgetPlace, setPlace } from "#platform/visitorPlace.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { daysAgo, lab, pageHead, productAnswers } from "../../support/screens/productPage.ts";

const SHAPE = "9999999999990";

const historyCard = () => within(screen.getByRole("region", { name: "Price history" }));

it("shows the price over time, as a sentence, a chart and a table", async () => {
  const { user } = await openScreen("/product/b7k2m9", productAnswers());
  const now = historyCard().getByText(/^Now \$24\.00 at the cheapest store, since \w{3} \d+\.$/);
  expect(now.closest("p")?.textContent).toContain(
    "Usually $30.00\u2060–\u206034.00 before that. Lowest in 90 days",
  );
  // The lowest is of another store than the cheapest of today, and says which.
  expect(
    historyCard().getByText(/^Lowest in 90 days: \$22\.00 on \w{3} \d+ at Bliss, Kent$/),
  ).toBeTruthy();
  expect(screen.getByRole("figure", { name: /2\.83 g tenth at/ })).toBeTruthy();
  await user.click(screen.getByText("Show as a table"));
  expect(screen.getByRole("row", { name: /\$34\.00/ })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "30 days" }));
  expect(historyCard().getByText(/^Lowest in 30 days: \$22\.00/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Store"), "Troy House, Troy");
  expect(historyCard().getByText(/^Lowest in \d+ days: \$24\.00 since \w{3} \d+$/)).toBeTruthy();
});

it.each([
  [390, true],
  [1_024, false],
])(
  "on a phone, whose head has drawn it, the sentence stands alone: %s",
  async (width, isFolded) => {
    await openScreen("/product/B7K2M9", productAnswers(), width);
    const chart = historyCard().getByRole("figure", { name: / at \d store/ });
    expect(chart.closest("details") !== null).toBe(isFolded);
    expect(
      historyCard()
        .getByText(/^Lowest in 90 days/)
        .closest("details"),
    ).toBeNull();
  },
);

it.each([
  ["it is misread", { priceCents: 100, ranked: false }, "the price is too unlikely"],
  [
    "no label says the dose",
    { product: product({ category: "edible" }), netMg: null, thcMg: null, ranked: false },
    "no label says what a unit costs",
  ],
] as const)("has no price over time where %s, and says that", async (_, more, why) => {
  const { product: sold, ...only } = offer({ observedAt: justNow(), ...more });
  const answer = { product: sold, offers: [{ ...only, ...lab, history: [] }] };
  await openScreen("/product/b7k2m9", { "/api/products/b7k2m9": Response.json(answer) });
  expect(screen.getByText(`No price seen in 90 days that could be compared: ${why}.`)).toBeTruthy();
  expect(screen.queryByText(/not saved on this device/)).toBeNull();
});

/** One offer, read on so many days of 30, 90 and 365, whose first price is so many days old. */
function readAnswers(readDays: [number, number, number], since: number, readings?: number) {
  const { product: sold, ...rest } = offer({ observedAt: justNow() });
  const history = [
    { observedAt: daysAgo(since), cents: 3_000 },
    { observedAt: daysAgo(2), cents: 2_500 },
  ];
  const verdict = { kind: "lowest" as const, days: since, shape: "9999999999990", readings };
  const offers = [{ ...rest, ...lab, priceCents: 2_500, verdict, history, readDays }];
  return { "/api/products/b7k2m9": Response.json({ product: sold, offers }) };
}

it("a price that was read seldom says on how many days, beside its verdict and above its history", async () => {
  await openScreen("/product/b7k2m9", readAnswers([1, 3, 5], 188, 5));
  // The same past is drawn below the words, with what it was and what it is, and on what both rest.
  expect(pageHead()).toMatch(
    /Lowest since \w+(\s\d{4})?Dotted: not checked between\.\s?\$30\.00\$25\.00\w{3} \d+Today/,
  );
  expect(
    screen.getByText("Checked 3 times in these 90 days; dotted: not checked between."),
  ).toBeTruthy();
});

it("of a price that was first seen today it says that nothing earlier is known, and draws no empty chart", async () => {
  const { product: sold, ...rest } = offer({ observedAt: justNow() });
  const history = [{ observedAt: justNow(), cents: 3_000 }];
  const offers = [{ ...rest, ...lab, history }];
  await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  expect(
    historyCard().getByText(/first seen within the last day\. No earlier price is known\./)
      .textContent,
  ).toMatch(/^\$30\.00, first seen/);
  expect(screen.queryByRole("figure", { name: / at \d store/ })).toBeNull();
});

it("what the past says unfolds what it rests on, with the way to all of it", async () => {
  const { user } = await openScreen("/product/b7k2m9", readAnswers([1, 3, 5], 188, 5));
  const verdict = screen.getByRole("button", { name: /^Lowest since/ });
  await user.click(verdict);
  const lines = [...(verdict.nextElementSibling?.children ?? [])].map((line) => line.textContent);
  expect(lines).toEqual([
    "It was more before, and not less since.",
    "Checked 5 times in a year.",
    "Price history",
  ]);
  await user.click(screen.getByRole("link", { name: "Price history" }));
  expect(document.activeElement?.tagName).toBe("H2");
  expect(document.activeElement?.textContent).toBe("Price history");
});

it("what another store within reach asked for less, and no longer does, is said with its day", async () => {
  setPlace({ name: "Akron", lat: 41.08, lon: -81.52 });
  onTestFinished(forgetPlace);
  const { user } = await openScreen("/product/b7k2m9", productAnswers({}));
  const verdict = screen.getByRole("button", {
    name: /It was \$22\.00 at another store on \w{3} \d+$/,
  });
  await user.click(verdict);
  // What stands above is not said again: its store is in the history.
  expect(verdict.nextElementSibling?.textContent).not.toContain("$22.00");
  expect(
    historyCard().getByText(/^Lowest in 90 days: \$22\.00 on \w{3} \d+ at Bliss, Kent$/),
  ).toBeTruthy();
});

it("what a store out of reach asked for less is in the history alone", async () => {
  const { user } = await openScreen("/product/b7k2m9", productAnswers({}));
  const verdict = screen.getByRole("button", { name: "14% off $28.00, the regular price" });
  await user.click(verdict);
  expect(verdict.nextElementSibling?.textContent).not.toContain("$22.00");
  expect(historyCard().getByText(/^Lowest in 90 days: \$22\.00/)).toBeTruthy();
});

it("beside what another store asked for less, what its own past says is unfolded", async () => {
  const { product: sold, ...kent } = offer({
    observedAt: justNow(),
    priceCents: 3_000,
    salePriceCents: 2_100,
    saleConditions: "none",
  });
  const verdict = { kind: "lowest", days: 120, shape: SHAPE, asLowOn: "2024-09-14" };
  const troy = {
    ...kent,
    store: storeProfile({ slug: "troy", name: "Troy House", city: "Kent" }),
    salePriceCents: null,
    saleConditions: null,
  };
  const offers = [
    { ...kent, ...lab, verdict, history: [{ observedAt: daysAgo(40), cents: 2_100 }] },
    {
      ...troy,
      ...lab,
      history: [
        { observedAt: daysAgo(40), cents: 1_500 },
        { observedAt: daysAgo(20), cents: 3_000 },
      ],
    },
  ];
  const { user } = await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  const shown = screen.getByRole("button", {
    name: /^30% off \$30\.00, the regular price It was \$15\.00 at another store on \w{3} \d+$/,
  });
  await user.click(shown);
  expect(shown.nextElementSibling?.textContent).toMatch(/It was as low here in September\s2024\./);
});

it("a price that is back where it was is called no new lowest, and two prices are no usual range", async () => {
  const { product: sold, ...rest } = offer({ observedAt: justNow() });
  const history = [
    { observedAt: daysAgo(85), cents: 8_347 },
    { observedAt: daysAgo(58), cents: 11_925 },
    { observedAt: daysAgo(0), cents: 8_347 },
  ];
  const offers = [{ ...rest, ...lab, priceCents: 8_347, history, readDays: [2, 4, 5] }];
  await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  const words = historyCard()
    .getByText(/^Lowest in \d+ days/)
    .closest("p")?.textContent;
  expect(words).toMatch(
    /^\$83\.47 today\. It was \$119\.25 on \w{3} \d+\. Lowest in \d+ days: \$83\.47, now and in \w+(\s\d{4})?$/,
  );
});

it("one that was read each day since it is known says nothing of it, however long the span", async () => {
  const { user } = await openScreen("/product/b7k2m9", readAnswers([20, 20, 20], 20));
  await user.click(screen.getByRole("radio", { name: "365 days" }));
  expect(pageHead()).toContain("Lowest in 20 days");
  expect(screen.queryByText(/checked (once|\d+ times)/i)).toBeNull();
});

/** One store's tenth that costs $21 instead of $30, with this past. */
function saleAnswers(more: object) {
  const { product: sold, ...rest } = offer({
    observedAt: justNow(),
    priceCents: 3_000,
    salePriceCents: 2_100,
    saleConditions: "none",
  });
  const offers = [{ ...rest, ...lab, history: [], ...more }];
  return { "/api/products/b7k2m9": Response.json({ product: sold, offers }) };
}
/** The sentence of the head, whether it unfolds something or nothing more is known. */
const strip = () =>
  screen
    .getByRole("heading", { level: 1 })
    .closest("header")
    ?.querySelector("[class*=verdictStrip_strip]") ?? undefined;

it.each([
  [
    { kind: "lowest", days: 120, shape: SHAPE },
    "Lowest in 120 days 30% off $30.00, the regular price",
  ],
  [
    { kind: "lowest", days: 120, shape: SHAPE, readings: 5, asLowOn: "2024-09-14" },
    "30% off $30.00, the regular price",
  ],
  [null, "30% off $30.00, the regular price"],
])(
  "says in two lines at most below what a price is, and what that is worth, the answer first: %j",
  async (verdict, words) => {
    await openScreen("/product/b7k2m9", saleAnswers({ verdict }));
    expect(strip()?.textContent).toBe(words);
    // The price before is struck through nowhere in the head, and heard where it was.
    expect(
      screen.getByRole("heading", { level: 1 }).closest("header")?.querySelector("s"),
    ).toBeNull();
    expect(pageHead()).toContain("instead of $30.00 $21.00");
  },
);

const seenAt = (...prices: readonly (readonly [number, number])[]) => ({
  history: prices.map(([days, cents]) => ({ observedAt: daysAgo(days), cents })),
  readDays: [30, 40, 40],
});
const LOWER = { kind: "lower", wasCents: 1_800, on: daysAgo(30).slice(0, 10), shape: SHAPE };

it.each([
  [
    "that very price was paid there, and nothing lower",
    seenAt([40, 3_000], [2, 2_100]),
    /^Real deal 30% off the \$30\.00 we saw here on \w{3} \d+$/,
  ],
  [
    "that was paid, and less a while ago",
    { ...seenAt([40, 3_000], [2, 2_100]), verdict: LOWER },
    /^Fair deal 30% off the \$30\.00 we saw here on \w{3} \d+ It was \$18\.00 here on \w{3}\s\d+$/,
  ],
  [
    "that was paid, and less in these days",
    seenAt([40, 1_800], [20, 3_000], [2, 2_100]),
    /^Fair deal 30% off the \$30\.00 we saw here on \w{3} \d+$/,
  ],
  [
    "it is a record",
    {
      ...seenAt([40, 3_000], [2, 2_100]),
      verdict: { kind: "lowest", days: 120, shape: SHAPE },
    },
    /^Lowest in 120 days 30% off the \$30\.00 we saw here on \w{3} \d+$/,
  ],
  ["another was paid", seenAt([40, 3_400], [2, 2_100]), /^30% off \$30\.00, the regular price$/],
])("begins a verdict with its word by what was seen, where %s", async (_, more, words) => {
  await openScreen("/product/b7k2m9", saleAnswers(more));
  expect(strip()?.textContent).toMatch(words);
});

it("of a deal that was lower says first on what it rests, then that it was lower, and when", async () => {
  await openScreen("/product/b7k2m9", saleAnswers({ verdict: LOWER }));
  expect(strip()?.textContent).toMatch(
    /^30% off \$30\.00, the regular price It was \$18\.00 here on \w{3}\s\d+$/,
  );
  expect(pageHead()).toContain("instead of $30.00 $21.00");
});

it("of a word it unfolds what it means, and what was less longer ago than a history begins with", async () => {
  const long = { ...LOWER, on: "2024-10-02" };
  const { user } = await openScreen(
    "/product/b7k2m9",
    saleAnswers({ ...seenAt([40, 3_000], [2, 2_100]), verdict: long }),
  );
  const shown = screen.getByRole("button", { name: /^Fair deal/ });
  expect(shown.textContent).toMatch(/^Fair deal 30% off the \$30\.00 we saw here on \w{3} \d+$/);
  await user.click(shown);
  // A line each: what it means, on what it rests, what speaks against it, and the way to all prices.
  expect([...(shown.nextElementSibling?.children ?? [])].map((each) => each.textContent)).toEqual([
    "We saw the higher price here, but also a lower one.",
    expect.stringMatching(/^(Checked|Known) here /),
    "It was $18.00 here on Oct\u00A02,\u00A02024.",
    "Price history",
  ]);
});

it("a sale that is always on takes nothing off", async () => {
  const verdict = { kind: "usual", since: "2024-08-27", shape: SHAPE };
  await openScreen("/product/b7k2m9", saleAnswers({ verdict }));
  expect(strip()?.textContent).toBe("Usual price: on sale since Aug\u00A027,\u00A02024");
  expect(pageHead()).not.toContain("$30.00");
});

it.each([
  [[30, 90, 90], "Same price for 40 days", null],
  [[1, 2, 2], "No other price seen in 40 days", "Checked 2 times in 90 days"],
  [[1, 1, 1], /^\$30\.00 here since \w{3} \d+$/, "Checked here once in 90 days"],
])("of one that has stayed says as much as %j readings know", async (readDays, words, restsOn) => {
  const { product: sold, ...rest } = offer({ observedAt: justNow() });
  const history = [{ observedAt: daysAgo(39.5), cents: 3_000 }];
  const offers = [{ ...rest, ...lab, history, readDays }];
  const { user } = await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  expect(strip()?.textContent).toMatch(words);
  if (restsOn === null) return;
  expect(pageHead()).not.toContain(restsOn);
  await user.click(screen.getByRole("button", { name: words }));
  expect(pageHead()).toContain(restsOn);
});
