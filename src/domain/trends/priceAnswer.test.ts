import { expect, it } from "vitest";
import { trendOf, trends } from "../../../tests/support/data/trends.ts";
import { priceAnswers } from "./priceAnswer.ts";
import type { CategoryTrend } from "./trends.ts";

const NONE = trendOf([null, null]);
const ONLY = { vape: NONE, edible: NONE, extract: NONE };

/** The answer of two full weeks of flower alone. */
const of = (medians: (number | null)[], more: Partial<CategoryTrend> = {}) =>
  priceAnswers(trends({ ...ONLY, flower: trendOf(medians, more) }), false);

/** The same of a second week that is not over, with as many offers seen in each. */
const soFar = (
  medians: (number | null)[],
  more: Partial<CategoryTrend> = {},
  offers = [600, 600],
) => priceAnswers(trends({ ...ONLY, offers, flower: trendOf(medians, more) }), true);

const changeIn = (answers: ReturnType<typeof of>) => answers?.kinds[0]?.change?.words ?? null;

it("the answer is the newest price of each category that has one, and of what else it is said which week it is of", () => {
  const answers = priceAnswers(trends({ flower: trendOf([990, null]), vape: NONE }), false);
  expect(answers).toMatchObject({ week: "2026-W47", isSoFar: false });
  expect(
    answers?.kinds.map(({ section, number, per, usual, week }) => [
      section,
      number,
      per,
      usual,
      week,
    ]),
  ).toEqual([
    ["flower", "$9.90", "a\u00A0gram", "$8.90–10.90", "2026-W46"],
    ["edible", "$5.40", "100\u00A0mg\u00A0THC", "$4.40–6.40", null],
  ]);
  expect(priceAnswers(trends({ ...ONLY, flower: NONE }), false)).toBeNull();
});

it("says the same, less or more where the middle price and the typical product both do", () => {
  expect(of([980, 980], { likeForLike: [null, 0] })).toMatchObject({
    kinds: [{ number: "$9.80", change: { course: "the same", words: "same as the week before" } }],
    note: null,
    details: ["Flower: the typical product seen in both weeks cost the same."],
  });
  expect(of([1_000, 950], { likeForLike: [null, -3] })).toMatchObject({
    kinds: [{ number: "$9.50", change: { course: "less", words: "5% less than the week before" } }],
    details: ["Flower: the typical product seen in both weeks cost 3% less."],
  });
  expect(soFar([1_000, 1_040], { likeForLike: [null, 2] })).toMatchObject({
    isSoFar: true,
    kinds: [{ number: "$10.40", change: { course: "more", words: "4% more than last week" } }],
  });
  // Less than half a percent is none.
  expect(changeIn(soFar([1_000, 1_003], { likeForLike: [null, -0.4] }))).toBe("same as last week");
});

it("claims no direction where the price and the same products go different ways", () => {
  expect(soFar([1_300, 1_140], { likeForLike: [null, 0] })).toMatchObject({
    kinds: [{ number: "$11.40", change: null }],
    note: "Same products as last week: flower cost the same.",
    caution: "Different products each week: a jump is not a price change.",
    details: [
      "Flower: the typical product seen in both weeks costs the same.",
      "Flower: last week’s $13.00 came from partly other products and cannot be compared.",
    ],
  });
  for (const [now, change] of [
    [1_140, 3],
    [1_400, -3],
    [1_300, -3],
  ] as const)
    expect(changeIn(soFar([1_300, now], { likeForLike: [null, change] }))).toBeNull();
});

it("says why last week cannot be compared, once for all where the reason is one", () => {
  const flat = { likeForLike: [null, 0] };
  const last = (more: Partial<CategoryTrend>) =>
    soFar([1_300, 1_140], { ...flat, ...more })?.details.at(-1);
  const because = (reason: string) =>
    `Flower: last week’s $13.00 came from ${reason} and cannot be compared.`;
  expect(last({ stores: [6, 9], n: [360, 590], pairs: [0, 333] })).toBe(because("fewer stores"));
  expect(last({ stores: [9, 6] })).toBe(because("more stores"));
  expect(last({ stores: [115, 109], n: [1_827, 3_828], pairs: [0, 1_616] })).toBe(
    because("fewer prices"),
  );
  const note = (more: Partial<CategoryTrend>) => soFar([1_300, 1_140], more)?.note;
  expect(note({ ...flat, stores: [6, 9] })).toBe(
    "Same products as last week: flower cost the same.",
  );
  expect(soFar([1_300, 1_140], { ...flat, stores: [6, 9] })?.caution).toBe(
    "Different stores each week: a jump is not a price change.",
  );
  expect(soFar([980, 980], { ...flat, pairs: [0, 40] })).toMatchObject({
    note: "Same products as last week: flower cost the same.",
    caution: null,
  });
  expect(note({ stores: [6, 9] })).toBe("Too little was read last week to compare.");
  expect(note({ stores: [9, 6] })).toBe("Too little was read so far to compare with last week.");
  // Also where the prices are the same: few of the products are.
  expect(soFar([980, 980], { pairs: [0, 40] })?.note).toBe(
    "Too few of the same products were seen last week to compare.",
  );
  expect(of([990, 980])?.details).toEqual([
    "Flower: the $9.90 of the week before came from partly other products and cannot be compared.",
  ]);
  // Of each kind another reason: it is said in one sentence all the same.
  const few = { pairs: [0, 40] };
  const unalike = priceAnswers(
    trends({
      ...ONLY,
      flower: trendOf([1_300, 1_140], { stores: [6, 9] }),
      vape: trendOf([4_000, 4_100], few),
    }),
    true,
  );
  expect(unalike?.note).toBe("Too little of the same was read in both weeks to compare.");
  // What the same products did is more than why the others cannot be compared.
  const extract = trendOf([3_000, 3_500], { likeForLike: [null, -2] });
  const vape = trendOf([4_000, 4_100], flat);
  const alike = { flower: trendOf([1_300, 1_140], flat), vape, extract, edible: NONE };
  expect(priceAnswers(trends(alike), false)?.note).toBe(
    "Same products as the week before: flower and vape cost the same, extracts 2% less.",
  );
  // Of one kind the change is known, of the other not: that says so itself.
  const flower = trendOf([1_000, 950], { likeForLike: [null, -3] });
  const both = priceAnswers(trends({ ...ONLY, flower, vape: trendOf([4_000, 4_100]) }), false);
  expect(both?.note).toBeNull();
  expect(both?.kinds.map(({ change }) => change?.course ?? null)).toEqual(["less", null]);
});

it("says nothing of a week before that nobody read", () => {
  expect(of([null, 980])).toMatchObject({ kinds: [{ change: null }], note: null, details: [] });
});

it("a running week of which less was read is not told of", () => {
  expect(soFar([1_300, 1_140], { likeForLike: [null, -4] }, [600, 599])).toMatchObject({
    week: "2026-W46",
    isSoFar: false,
    kinds: [{ number: "$13.00", change: null }],
  });
});
