import { expect, it } from "vitest";
import type { Contest, Entrant } from "./contest.ts";
import { writeResultsCsv } from "./resultsCsv.ts";

const entrant = (id: string, name: string, seed: number): Entrant => ({
  id,
  name,
  division: "East",
  seed,
  strain: null,
});

const contest = (one: string, other: string): Contest => ({
  year: 2027,
  title: "March Madness",
  status: "open",
  divisions: ["East", "West", "South", "Midwest"],
  rounds: [],
  entrants: [entrant("a", one, 1), entrant("b", other, 16)],
  matchups: [
    { id: "r1-d1-1", round: 1, division: "East", a: "a", b: "b", winner: "b", votes: [3, 4] },
    { id: "r2-d1-1", round: 2, division: "East", a: "b", b: null, winner: null, votes: null },
  ],
  turnout: [7, null, null, null, null, null],
  sample: false,
});

const HEADER =
  "round,matchup,division,entrant_a,seed_a,votes_a,entrant_b,seed_b,votes_b,winner,turnout";

it("results as CSV have a line for each matchup of a closed round", () => {
  expect(writeResultsCsv(contest("Blue Dream", "OG, the first"))).toBe(
    `${HEADER}\r\n1,r1-d1-1,East,Blue Dream,1,3,"OG, the first",16,4,"OG, the first",7\r\n`,
  );
});

it.each(["=", "+", "-", "@"])("a name that begins with %s is no formula", (sign) => {
  expect(writeResultsCsv(contest(`${sign}1+"2"`, "OG"))).toContain(`,"'${sign}1+""2""",1,3,OG,`);
});
