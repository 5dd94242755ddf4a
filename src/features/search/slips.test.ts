import { describe, expect, it } from "vitest";
import { nearestWords, withoutSlips } from "./slips.ts";

const NAMES = ["klutch gelato cake", "gelato 41", "eight ball kush", "ghost train haze", "quartz"];
const isName = (words: string, anywhere = false) => {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return false;
  return NAMES.some((name) =>
    anywhere
      ? wanted.split(" ").every((word) => ` ${name}`.includes(` ${word}`))
      : ` ${name}`.includes(` ${wanted}`),
  );
};

describe("words that ask for something may be misspelled", () => {
  it.each([
    ["gelato eigth", "gelato eighth"],
    ["gelato eight", "gelato eighth"],
    ["eights near me", "eighth near me"],
    ["Cheepest quater of gelato", "cheapest quarter of gelato"],
    ["chepest ounze", "cheapest ounce"],
    ["flowr under $30", "flower under $30"],
  ])("%s", (typed, meant) => {
    expect(withoutSlips(typed, isName)).toBe(meant);
  });

  it.each(["eight ball kush", "eight ball", "quartz", "gelato quart", "gelato", "cheap eighth"])(
    "%s stays as it is",
    (typed) => {
      expect(withoutSlips(typed, isName)).toBe(typed);
    },
  );
});

describe("a name that nothing has is looked for as the nearest ones", () => {
  it.each([
    ["geloatto", "gelato"],
    ["gellato caek", "gelato cake"],
    ["Ghsot Trian Haze", "ghost train haze"],
    // No name has both.
    ["geloatto ghosst", null],
    ["zzzzzz", null],
    // Three letters are too like each other.
    ["hzz", null],
    ["gelato", null],
  ])("%s: %s", (typed, meant) => {
    expect(nearestWords(NAMES, typed)).toBe(meant);
  });
});
