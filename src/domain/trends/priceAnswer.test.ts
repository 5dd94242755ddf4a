import { expect, it } from "vitest";
import { trendOf, trends } from "../../../tests/support/data/trends.ts";
import { priceAnswer } from "./priceAnswer.ts";
import type { CategoryTrend } from "./trends.ts";

const HALF = "Half of all flower cost less than that.";

/** The answer of two full weeks of flower as one text, its title first. */
function said(medians: (number | null)[], more: Partial<CategoryTrend> = {}) {
  return textOf(priceAnswer(trends({ flower: trendOf(medians, more) }), false));
}

/** The same of a second week that is not over, with as many offers seen in each. */
function saidSoFar(
  medians: (number | null)[],
  more: Partial<CategoryTrend> = {},
  offers = [600, 600],
) {
  return textOf(priceAnswer(trends({ offers, flower: trendOf(medians, more) }), true));
}

const textOf = (answer: ReturnType<typeof priceAnswer>) =>
  answer === null
    ? []
    : [
        `${answer.before} ${answer.number} ${answer.after.replace("\u00A0", " ")}`,
        ...answer.notes,
        ...answer.details,
      ];

it("the answer is the newest price, of the first category that has it", () => {
  const none = trendOf([null, null]);
  const edibles = priceAnswer(trends({ flower: trendOf([990, null]), vape: none }), false);
  expect(edibles).toMatchObject({ section: "edible", week: "2026-W47" });
  expect(textOf(edibles)[0]).toBe(
    "Edibles: about $5.40 per 100 mg of THC, week of Nov 16–22, 2026",
  );
  expect(textOf(edibles)[1]).toBe("Half of all edibles cost less than that.");
  expect(priceAnswer(trends({ flower: none, vape: none, edible: none }), false)).toBeNull();
});

it("says the same, less or more where the middle price and the typical product both do", () => {
  expect(said([980, 980], { likeForLike: [null, 0] })).toEqual([
    "Flower cost the same: about $9.80 a gram, week of Nov 16–22, 2026",
    HALF,
    "It was about $9.80 in the week before.",
    "The typical product seen in both weeks cost the same.",
  ]);
  expect(said([1_000, 950], { likeForLike: [null, -3] })).toEqual([
    "Flower cost less: about $9.50 a gram, week of Nov 16–22, 2026",
    HALF,
    "It was about $10.00 in the week before, 5% more.",
    "The typical product seen in both weeks cost 3% less.",
  ]);
  expect(saidSoFar([1_000, 1_040], { likeForLike: [null, 2] })).toEqual([
    "Flower costs more: about $10.40 a gram this week so far",
    "Half of all flower costs less than that.",
    "It was about $10.00 last week, 4% less.",
    "The typical product seen in both weeks costs 2% more.",
  ]);
  // Less than half a percent is none.
  expect(saidSoFar([1_000, 1_003], { likeForLike: [null, -0.4] })).toEqual([
    "Flower costs the same: about $10.03 a gram this week so far",
    "Half of all flower costs less than that.",
    "It was about $10.00 last week.",
    "The typical product seen in both weeks costs about the same.",
  ]);
});

it("claims no direction where the price and the same products go different ways", () => {
  const products = "The typical product seen in both weeks costs the same.";
  const other = "Last week’s $13.00 came from partly other products and cannot be compared.";
  expect(saidSoFar([1_300, 1_140], { likeForLike: [null, 0] })).toEqual([
    "Flower: about $11.40 a gram this week so far",
    "Half of all flower costs less than that.",
    "Too few of the same products were seen last week to compare.",
    products,
    other,
  ]);
  for (const [now, change] of [
    [1_140, 3],
    [1_400, -3],
    [1_300, -3],
  ] as const)
    expect(saidSoFar([1_300, now], { likeForLike: [null, change] })[0]).toMatch(/^Flower: about/);
});

it("says why last week cannot be compared", () => {
  const flat = { likeForLike: [null, 0] };
  const last = (more: Partial<CategoryTrend>) =>
    saidSoFar([1_300, 1_140], { ...flat, ...more }).at(-1);
  const because = (reason: string) =>
    `Last week’s $13.00 came from ${reason} and cannot be compared.`;
  expect(last({ stores: [6, 9], n: [360, 590], pairs: [0, 333] })).toBe(because("fewer stores"));
  expect(last({ stores: [9, 6] })).toBe(because("more stores"));
  expect(last({ stores: [115, 109], n: [1_827, 3_828], pairs: [0, 1_616] })).toBe(
    because("fewer offers"),
  );
  const short = (more: Partial<CategoryTrend>) =>
    saidSoFar([1_300, 1_140], { ...flat, ...more })[2];
  expect(short({ stores: [6, 9] })).toBe("Too little was read last week to compare.");
  expect(short({ stores: [9, 6] })).toBe("Too little was read so far to compare with last week.");
  // Also where the prices are the same: few of the products are.
  expect(saidSoFar([980, 980], { ...flat, pairs: [0, 40] })).toEqual([
    "Flower: about $9.80 a gram this week so far",
    "Half of all flower costs less than that.",
    "Too few of the same products were seen last week to compare.",
    "The typical product seen in both weeks costs the same.",
    "Last week’s $9.80 came from partly other products and cannot be compared.",
  ]);
  expect(said([990, 980]).at(-1)).toBe(
    "The $9.90 of the week before came from partly other products and cannot be compared.",
  );
});

it("says nothing of a week before that nobody read", () => {
  expect(said([null, 980])).toEqual(["Flower: about $9.80 a gram, week of Nov 16–22, 2026", HALF]);
});

it("a running week of which less was read is not told of", () => {
  expect(saidSoFar([1_300, 1_140], { likeForLike: [null, -4] }, [600, 599])).toEqual([
    "Flower: about $13.00 a gram, week of Nov 9–15, 2026",
    HALF,
  ]);
});
