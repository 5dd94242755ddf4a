import { expect, it } from "vitest";
import { contestAnswer } from "../../../tests/support/community/contestAnswers.ts";
import { championOf, finishOf } from "./finishOf.ts";

const OPENS = Date.parse("2026-03-17T13:00:00Z");
const contest = (settled: number) =>
  contestAnswer({ opensAt: OPENS, settled, entrant: ({ id }) => ({ strain: `strain-${id}` }) });

it("says in which round a strain was beaten, the runner-up, and the champion", () => {
  const finishes = ["0-16", "0-8", "0-5", "0-6", "1-1", "2-1", "0-1"].map((id) =>
    finishOf(contest(6), `strain-${id}`),
  );
  expect(finishes).toEqual([
    "Round of 64",
    "Round of 32",
    "Sweet 16",
    "Elite 8",
    "Final Four",
    "Runner-up",
    "Champion",
  ]);
  expect(championOf(contest(6))?.name).toBe("East 1");
});

it("says of a strain that nobody has beaten how far it is", () => {
  expect(finishOf(contest(1), "strain-0-1")).toBe("Round of 32, still in it");
  expect(finishOf(contest(1), "strain-0-16")).toBe("Round of 64");
  expect(championOf(contest(5))).toBeNull();
});

it("says nothing of a strain that is not in the contest", () => {
  expect(finishOf(contest(1), "blue-dream")).toBeNull();
});

it("says of a strain that was withdrawn that it is not in it any more", () => {
  const withdrawn = contestAnswer({
    opensAt: OPENS,
    settled: 1,
    entrant: ({ id }) => (id === "0-1" ? { strain: "x", withdrawnFrom: 2 } : {}),
  });
  expect(finishOf(withdrawn, "x")).toBe("Round of 32, withdrawn");
});
