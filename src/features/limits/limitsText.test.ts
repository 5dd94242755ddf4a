import { describe, expect, it } from "vitest";
import { assess, type BasketItem } from "#domain/limits/limits.ts";
import {
  allowanceOf,
  dayText,
  leaveText,
  leftFigures,
  measureText,
  restText,
  overText,
  restShare,
  verdictText,
} from "./limitsText.ts";

const ADULT = { plantOz: 2.5, thcMg: 15_000 };

const item = (more: Partial<BasketItem> = {}): BasketItem => ({
  id: "one",
  productId: "one",
  name: "Blue Dream, 2.83g",
  form: "flower",
  quantity: 1,
  netMg: 2_830,
  thcMg: null,
  ...more,
});
const edible = (thcMg: number | null, quantity = 1) =>
  item({ id: "two", name: "Gummies", form: "edible", netMg: null, thcMg, quantity });
const verdict = (items: BasketItem[]) => {
  const result = assess(items, ADULT, false);
  return verdictText(result, result.uncounted.length > 0);
};
const left = (items: BasketItem[], combined = false) =>
  leftFigures(assess(items, ADULT, combined), combined).map(({ value, words, note }) => [
    `${value} ${words}`,
    note,
  ]);
const OTHERS = "For vapes, edibles, extracts and everything else.";

it("what to leave for another day is said by name, and how much of it", () => {
  const ounce = item({ name: "Gelato, 28.3 g" });
  expect(leaveText([ounce], false)).toBe(
    "Leave for another day: Gelato, 28.3 g. The rest is within the limit.",
  );
  expect(leaveText([{ ...ounce, quantity: 2 }, item()], true)).toBe(
    "Leave for another day: 2 of Gelato, 28.3 g and Blue Dream, 2.83g. The rest is within the limit as far as counted.",
  );
  expect(leaveText(null, false)).toBe(
    "You’d have to leave out more than 3 packages. Plan for two days.",
  );
});

it("what one may buy on a day is said in ounces, in the sizes of the shelves, and ounce by ounce", () => {
  expect(allowanceOf(assess([], ADULT, false))).toEqual({
    plant: "2.5 oz",
    inSizes: "20 eighths, or 25 tenths (70.87 g)",
    ounces: [8, 8, 4],
    thc: "15,000 mg",
    packs: "150 packs of 100 mg",
  });
});

describe("what is left of a day", () => {
  it("is said in ounces and milligrams, and in the sizes of the shelves", () => {
    expect(left([])).toEqual([
      ["2.5 oz of flower left", "You can still add 20 eighths or 25 tenths (70.87 g)."],
      ["15,000 mg THC left", OTHERS],
    ]);
  });

  it("is said in grams below an ounce", () => {
    expect(left([item({ quantity: 22 }), edible(110)])).toEqual([
      ["8.61 g of flower left", "You can still add 2 eighths or 3 tenths."],
      ["14,890 mg THC left", OTHERS],
    ]);
  });

  it("is at most so much while something is not counted", () => {
    expect(left([item({ quantity: 24 }), item({ id: "two", netMg: null }), edible(null)])).toEqual([
      ["2.95 g of flower left", "You can still add at most 1 tenth, less what is not counted."],
      ["15,000 mg THC left", `${OTHERS} Less what is not counted.`],
    ]);
  });

  it("is rounded down where it is less than the smallest size", () => {
    expect(left([item({ quantity: 25 }), edible(14_999.5)])).toEqual([
      ["0.12 g of flower left", "Nothing more fits today."],
      ["0 mg THC left", OTHERS],
    ]);
  });

  it("says by how much it is too much", () => {
    expect(left([item({ quantity: 26 }), edible(590, 26)])).toEqual([
      ["2.71 g of flower too much", "73.58 g of 70.87 g."],
      ["340 mg THC too much", "15,340 mg of 15,000 mg."],
    ]);
  });

  it("is one or the other under the stricter reading", () => {
    expect(left([edible(7_500)], true)).toEqual([
      [
        "1.25 oz of flower left, if nothing else",
        "You can still add 10 eighths or 12 tenths (35.43 g).",
      ],
      ["7,500 mg THC left, if no flower", OTHERS],
    ]);
    const both = assess([item({ quantity: 25 }), edible(7_500)], ADULT, true);
    expect(overText(both, true)).toBe("Too much by 49.8% of a day’s limit.");
    expect(overText(both, false)).toBeNull();
  });
});

it("the verdict says “at most” while something is not counted", () => {
  expect(verdict([item({ quantity: 22 }), edible(110)])).toBe("Within the limit: 12.1% left");
  expect(verdict([item({ quantity: 24 }), edible(null)])).toBe(
    "Close to the limit: at most 4.1% left",
  );
  expect(verdict([item(), edible(null)])).toBe(
    "Within the limit as far as counted: at most 96% left",
  );
});

it("what a trip leaves of a day is said in the size that people ask for, else in grams or in whole percents, rounded down", () => {
  const day = (items: BasketItem[]) => dayText(assess(items, ADULT, false));
  expect(day([item({ quantity: 20 })])).toBe(
    "Within the daily limit. You could still buy 4 eighths.",
  );
  expect(day([item({ quantity: 24 })])).toBe(
    "Close to the daily limit. You could still buy 1 tenth.",
  );
  // Of what counts towards another limit an eighth says nothing, and none that fits is no answer.
  expect(day([item({ quantity: 22 }), edible(110)])).toBe(
    "Within the daily limit. About 12% is left of it.",
  );
  expect(day([item({ quantity: 24 }), item({ netMg: 1_000 })])).toBe(
    "Close to the daily limit. You could still buy 1.95 g.",
  );
  // No package has less than 0.3 g, and “0 %” is no answer.
  expect(day([item({ quantity: 25 })])).toBe(
    "Close to the daily limit: 70.75 of 70.87 g, nothing more fits today",
  );
  expect(day([item({ quantity: 25 }), edible(1)])).toBe(
    "Close to the daily limit. Almost nothing is left of it.",
  );
  expect(day([item({ quantity: 24 }), edible(null)])).toBe(
    "Close to the daily limit as far as counted. About 4% is left of it.",
  );
  expect(day([item({ quantity: 26 })])).toBe("Over the daily limit: 3.8% too much");
});

it("a share that is left is rounded down, and never into another state", () => {
  expect(restShare({ share: 0.8999, state: "ok" })).toBe("10.1%");
  expect(restShare({ share: 1.00004, state: "near" })).toBe("0%");
  expect(restShare({ share: 1.0001, state: "over" })).toBe("0.1%");
});

it("an amount says what is left of it or too much, as a share as well, and its state", () => {
  const { plant, thc } = assess([item({ quantity: 26 }), edible(100)], ADULT, false);
  expect(measureText(plant, false)).toBe("3.8% too much · Over the limit");
  expect(restText(plant, "g", " (2.5 oz)")).toBe("2.71 g more than 70.87 g (2.5 oz)");
  expect(measureText(thc, true)).toBe("At most 99.3% left · Within the limit");
  expect(restText(thc, "thc")).toBe("14,900 mg of 15,000 mg THC left");
});
