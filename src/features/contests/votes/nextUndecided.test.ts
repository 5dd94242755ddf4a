import { expect, it } from "vitest";
import { contestAnswer } from "../../../../tests/support/community/contestAnswers.ts";
import { nextUndecided } from "./nextUndecided.ts";

const queue = contestAnswer({ opensAt: 0 }).matchups.slice(0, 4);
const voted = (...places: number[]) =>
  new Map(places.map((place) => [queue[place]?.id ?? "", "voted"]));

it("goes on to the next matchup without a vote, around the end", () => {
  expect(nextUndecided(queue, voted(1), 0)).toBe(2);
  expect(nextUndecided(queue, voted(1, 3), 2)).toBe(0);
  expect(nextUndecided(queue, voted(), -1)).toBe(0);
});

it("has nowhere to go when no other matchup is left", () => {
  expect(nextUndecided(queue, voted(0, 1, 3), 2)).toBe(-1);
  expect(nextUndecided(queue, voted(0, 1, 2, 3), 2)).toBe(-1);
});
