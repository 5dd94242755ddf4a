import { expect, it } from "vitest";
import { dealWord } from "./dealWord.ts";

const facts = { isSeen: true, isRecord: false, wasLower: false, isLowerNearby: false };

it.each([
  ["the higher price was seen, and nothing lower", {}, "Real deal"],
  ["it was notably lower before", { wasLower: true }, "Fair deal"],
  ["somebody within reach asks less now", { isLowerNearby: true }, "Fair deal"],
  ["the higher price was never seen there", { isSeen: false }, null],
  ["nor, and it was lower", { isSeen: false, wasLower: true }, null],
  ["it is a record, which says itself", { isRecord: true }, null],
])("has a word for a deal by what was seen: where %s", (_, more, word) => {
  expect(dealWord({ ...facts, ...more })).toBe(word);
});
