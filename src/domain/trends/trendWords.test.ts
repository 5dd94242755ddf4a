import { expect, it } from "vitest";
import { trendOf, trends } from "../../../tests/support/data/trends.ts";
import {
  changeWords,
  flatWords,
  isSameCount,
  notEnoughYet,
  offersFigure,
  priceSentence,
  priceWords,
} from "./trendWords.ts";

it("a price says its unit, what is usual, and what it rests on", () => {
  const flower = trendOf([980], { n: [1_204], stores: [1] });
  expect(priceWords(flower, 0)).toBe("$9.80/g, range $8.80 to $10.80, 1,204 prices at 1 store");
  expect(priceWords(trendOf([540], { unit: "100mg" }), 0)).toMatch(/^\$5\.40\/100 mg THC, /);
});

it("too few offers are said to be too few", () => {
  expect(priceWords(trendOf([null]), 0)).toBe("Not enough data: 12 of 30 prices");
  const counts = { flower: [3, 12, 0], vape: [], edible: [0], extract: [12] };
  expect(notEnoughYet(["flower", "vape", "edible", "extract"], (each) => counts[each])).toBe(
    "Not enough yet: it takes 30 prices. Flower and Extracts have 12; Vape and Edibles have none.",
  );
  expect(notEnoughYet([], () => [])).toBeNull();
});

it("a change has its sign", () => {
  expect([1.5, -2, 0].map(changeWords)).toEqual(["+1.5%", "−2.0%", "0.0%"]);
});

it("the prices in a sentence are the newest against the oldest, of categories that have any", () => {
  expect(priceSentence(trends())).toBe(
    "In the week of Nov 16–22, 2026: Flower $9.80/g, down 1.0% since Nov 9–15; Vape $41.00/g, up 2.5% since Nov 9–15; Edibles $5.40/100 mg THC, down 1.8% since Nov 9–15.",
  );
  const one = trendOf([null, 980]);
  const none = trendOf([null, null]);
  expect(priceSentence(trends({ flower: one, vape: none, edible: none }))).toBe(
    "In the week of Nov 16–22, 2026: Flower $9.80/g.",
  );
  expect(priceSentence(trends({ flower: none, vape: none, edible: none }))).toBeNull();
});

it("a price is said with its own week: the newest of a category may be older than that of another", () => {
  const none = trendOf([null, null]);
  const old = trends({ vape: trendOf([4_000, null]), edible: none });
  expect(priceSentence(old)).toBe(
    "In the week of Nov 16–22, 2026: Flower $9.80/g, down 1.0% since Nov 9–15. In the week of Nov 9–15, 2026: Vape $40.00/g.",
  );
  const years = trends({ weeks: ["2025-W46", "2026-W47"], vape: none, edible: none });
  expect(priceSentence(years)).toMatch(/ since Nov 10–16, 2025\.$/);
});

it("prices are compared over weeks alone of which none is unknown, and with most of the same offers", () => {
  const weeks = ["2026-W44", "2026-W45", "2026-W46", "2026-W47"];
  const none = trendOf([null, null, null, null]);
  const said = (flower: ReturnType<typeof trendOf>) =>
    priceSentence(trends({ weeks, flower, vape: none, edible: none, extract: none }));
  const steady = [900, 910, 920, 990];
  expect(said(trendOf(steady))).toMatch(/, up 10\.0% since Oct 26–Nov 1\.$/);
  // A week is unknown between them.
  expect(said(trendOf([900, null, 920, 990]))).toMatch(/, up 7\.6% since Nov 9–15\.$/);
  expect(said(trendOf([900, 910, null, 990]))).toBe(
    "In the week of Nov 16–22, 2026: Flower $9.90/g.",
  );
  // Too few offers, or too few of them, are in both weeks.
  expect(said(trendOf(steady, { pairs: [0, 118, 29, 118] }))).toMatch(/ since Nov 9–15\.$/);
  const grown = trendOf(steady, { n: [120, 120, 1_500, 1_500], pairs: [0, 118, 118, 1_400] });
  expect(said(grown)).toMatch(/ since Nov 9–15\.$/);
});

it("categories that never change are one sentence", () => {
  const [none, flat] = [trendOf([null, null]), trendOf([990, 980], { likeForLike: [null, 0] })];
  const of = (more: Parameters<typeof trends>[0]) =>
    flatWords(trends(more), ["Nov 9–15", "Nov 16–22"]);
  expect(of({ flower: flat, vape: flat, edible: none })).toBe(
    "Flower and Vape: the same products cost what they did a week before, in the week of Nov 16–22.",
  );
  const long = trendOf([990, 980], { likeForLike: [0, 0] });
  expect(of({ flower: long, vape: long, edible: long })).toMatch(
    /^Flower, Vape and Edibles: the same products cost what they did a week before, in each of 2 weeks\.$/,
  );
  const moved = trendOf([990, 980], { likeForLike: [0, -0.5] });
  expect(of({ flower: moved, vape: none, edible: none })).toBeNull();
});

it("how many offers there are is compared only where about as much was read", () => {
  const weeks = ["2026-W46", "2026-W47"];
  const said = (offers: number[], isSoFar = false) =>
    offersFigure({ weeks, offers }, 1, isSoFar)?.words;
  expect(said([1_100, 1_204])).toBe(
    "prices seen in the week of Nov 16–22, 2026, 1,100 in the week before.",
  );
  expect(said([720, 1_784], true)).toBe(
    "prices seen this week so far. Fewer were read the week before: the two do not compare.",
  );
  expect(said([1_784, 720])).toMatch(/\. More were read the week before: the two /);
  expect(said([0, 1], true)).toBe("price seen this week so far.");
  expect(said([720, 0])).toBeUndefined();
});

it("the same number of offers every week says how much was read", () => {
  expect(isSameCount([719, 0, 720, 720])).toBe(true);
  expect(isSameCount([719, 0, 720])).toBe(false);
  expect(isSameCount([700, 720, 720])).toBe(false);
});
