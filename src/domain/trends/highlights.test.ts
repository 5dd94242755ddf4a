import { expect, it } from "vitest";
import { figureWords, restsOnWords, sentenceBelow } from "./highlights.ts";

it.each([
  ["cheapest-gram", 543, "cents", "$5.43"],
  ["steadiest-price", 1_204, "count", "1,204 weeks"],
  ["new-stores", 1, "count", "1 store"],
  ["biggest-fall", 37.5, "percent", "37.5%"],
  ["most-available-strain", "Blue Dream", "name", "Blue Dream"],
] as const)("%s: %s as %s reads %s", (kind, figure, unit, words) => {
  expect(figureWords({ kind, figure, unit })).toBe(words);
});

it.each([
  [
    "most-available-strain",
    "OG Kush",
    "name",
    "OG Kush: in stock at 87 stores.",
    "In stock at 87 stores.",
  ],
  [
    "widest-spread",
    16_250,
    "cents",
    "Runtz ($178.50 to $341.00): $162.50 between 5 stores.",
    "Runtz ($178.50 to $341.00): between 5 stores.",
  ],
  [
    "cheapest-gram",
    543,
    "cents",
    "Blue Dream at Bliss, Kent, for $15.37 a tenth.",
    "Blue Dream at Bliss, Kent, for $15.37 a tenth.",
  ],
] as const)(
  "%s: what stands below %s (%s) is not said twice: %s",
  (kind, figure, unit, sentence, below) => {
    expect(sentenceBelow({ kind, figure, unit, sentence })).toBe(below);
  },
);

it("a year ends on its last day, Eastern", () => {
  const year = { from: "2025-01-01T05:00:00.000Z", to: "2026-01-01T05:00:00.000Z" };
  expect(restsOnWords({ kind: "steadiest-price", n: 1_204, ...year })).toBe(
    "Counted: 1,204 weeks, from Jan 1, 2025 to Dec 31, 2025.",
  );
});

it("what was seen on one day names it once", () => {
  const moment = "2026-10-02T22:06:18.396Z";
  const day = { from: moment, to: moment };
  expect(restsOnWords({ kind: "most-available-strain", n: 30, ...day })).toBe(
    "Counted 30 times on Oct 2, 2026.",
  );
  expect(restsOnWords({ kind: "contest-champion", n: 1, ...day })).toBe(
    "Counted: 1 vote, on Oct 2, 2026.",
  );
  expect(restsOnWords({ kind: "cheapest-gram", n: 1_800, ...day })).toBe(
    "Counted: 1,800 prices. Seen on Oct 2, 2026.",
  );
});
