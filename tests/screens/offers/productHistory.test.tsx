import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { justNow } from "../../support/data/menus.ts";
import { offer, product } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { daysAgo, lab, pageHead, productAnswers } from "../../support/screens/productPage.ts";

it("shows the price over time, as a sentence, a chart and a table", async () => {
  const { user } = await openScreen("/product/b7k2m9", productAnswers());
  expect(screen.getByText(/^Since \w{3} \d+: \$24\.00\.$/).closest("p")?.textContent).toContain(
    "Before, usually $30\u2060–\u206034 at the cheapest store. Lowest in 90 days",
  );
  expect(screen.getByText(/^Lowest in 90 days: \$22\.00 on \w{3} \d+, at any store$/)).toBeTruthy();
  expect(screen.getByRole("figure", { name: /Price of 2\.83 g tenth/ })).toBeTruthy();
  await user.click(screen.getByText("Show as a table"));
  expect(screen.getByRole("row", { name: /\$34\.00/ })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "30 days" }));
  expect(screen.getByText(/^Lowest in 30 days: \$22\.00/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Store"), "Troy House, Troy");
  expect(screen.getByText(/^Lowest in \d+ days: \$24\.00/)).toBeTruthy();
});

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
  expect(pageHead()).toContain("Lowest in 188 days, checked 5 times");
  // The same past is drawn above the words, with what it was and what it is.
  expect(pageHead()).toMatch(/\$30\.00\$25\.00\w{3} \d+TodayLowest in 188 days/);
  expect(
    screen.getByText(
      "Checked 3 times in these 90 days. Dotted: taken as unchanged between checks.",
    ),
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
    screen.getByText(/first seen within the last day\. No earlier price is known\./).textContent,
  ).toMatch(/^\$30\.00, first seen/);
  expect(screen.queryByRole("figure", { name: /^Price of/ })).toBeNull();
});

it("what the past says leads to all of it", async () => {
  const { user } = await openScreen("/product/b7k2m9", readAnswers([1, 3, 5], 188, 5));
  await user.click(screen.getByRole("link", { name: /^Lowest in 188 days/ }));
  expect(document.activeElement?.textContent).toBe("Price history");
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
  const words = screen.getByText(/^Lowest in \d+ days/).closest("p")?.textContent;
  expect(words).toMatch(
    /\$83\.47\. Before: \$119\.25, and \$83\.47 in \w+(\s\d{4})?\. Lowest in \d+ days: \$83\.47, now and in \w+(\s\d{4})?$/,
  );
});

it("one that was read each day since it is known says nothing of it, however long the span", async () => {
  const { user } = await openScreen("/product/b7k2m9", readAnswers([20, 20, 20], 20));
  await user.click(screen.getByRole("radio", { name: "365 days" }));
  expect(pageHead()).toContain("Lowest in 20 days");
  expect(screen.queryByText(/checked (once|\d+ times)/i)).toBeNull();
});
