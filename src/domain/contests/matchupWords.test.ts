import { describe, expect, it } from "vitest";
import { contestAnswer } from "../../../tests/support/community/contestAnswers.ts";
import {
  marginWords,
  matchupTitle,
  percentOf,
  Sides,
  sideWords,
  tieWords,
} from "./matchupWords.ts";

const OPENS = Date.parse("2026-03-17T13:00:00Z");

function words(contest: ReturnType<typeof contestAnswer>, id: string) {
  const matchup = contest.matchups.find((each) => each.id === id);
  if (matchup === undefined) throw new Error(id);
  return [matchupTitle(contest, matchup), ...new Sides(contest).of(matchup).map(sideWords)];
}

describe("a matchup", () => {
  it("says its round, its division, and who meets with which seed", () => {
    expect(words(contestAnswer({ opensAt: OPENS }), "r1-d1-1")).toEqual([
      "Round of 64, East",
      "East 1, seed 1",
      "East 16, seed 16",
    ]);
  });

  it("of the last two rounds has no division", () => {
    expect(words(contestAnswer({ opensAt: OPENS, settled: 4 }), "r5-2")).toEqual([
      "Final Four",
      "South 1, seed 1",
      "Midwest 1, seed 1",
    ]);
  });

  it("that awaits who wins before it says who may come, and after that nobody knows", () => {
    const contest = contestAnswer({ opensAt: OPENS });
    expect(words(contest, "r2-d1-1").slice(1)).toEqual([
      "Winner of East 1 or East 16",
      "Winner of East 8 or East 9",
    ]);
    expect(words(contest, "r6-1").slice(1)).toEqual(["Not yet known", "Not yet known"]);
  });

  it("names who is withdrawn from the round on in which that counts", () => {
    const contest = contestAnswer({
      opensAt: OPENS,
      settled: 1,
      entrant: ({ id }) => (id === "0-1" ? { withdrawnFrom: 2 } : {}),
    });
    expect(words(contest, "r1-d1-1")[1]).toBe("East 1, seed 1");
    expect(words(contest, "r2-d1-1")[1]).toBe("East 1, seed 1, withdrawn");
  });
});

describe("a winner whose share is the other's in whole percent", () => {
  const won = (votes: [number, number], winner: "a" | "b") => {
    const [first] = contestAnswer({ opensAt: OPENS, settled: 6 }).matchups;
    if (first === undefined) throw new Error("no matchup");
    return marginWords({ ...first, votes, winner: first[winner] });
  };

  it("has more votes by so many", () => {
    expect(won([201, 200], "a")).toBe("by 1 vote");
    expect(won([498, 502], "b")).toBe("by 4 votes");
  });

  it("needs no such words where shares differ, nor has any where votes are equal or did not decide", () => {
    expect(won([52, 48], "a")).toBeNull();
    expect(won([7, 7], "a")).toBeNull();
    expect(won([0, 0], "a")).toBeNull();
    expect(won([201, 200], "b")).toBeNull();
  });
});

describe("a winner with no more votes than the other", () => {
  type Of = ReturnType<typeof contestAnswer>;
  /** A contest that is over, changed before it is asked about one matchup. */
  function tied(id: string, votes: [number, number], change: (contest: Of) => void = () => {}) {
    const contest = structuredClone(contestAnswer({ opensAt: OPENS, settled: 6 }));
    const matchup = contest.matchups.find((each) => each.id === id);
    if (matchup === undefined) throw new Error(id);
    matchup.votes = votes;
    change(contest);
    return tieWords(contest, matchup);
  }
  const asEqual = ({ entrants, matchups }: Of) => {
    for (const entrant of entrants) entrant.seed = 1;
    for (const matchup of matchups) matchup.votes = [1, 1];
  };

  it("has the better seed, in a round with votes and in one without", () => {
    expect(tied("r1-d1-1", [3, 3])).toBe("better seed");
    expect(tied("r1-d1-1", [0, 0])).toBe("better seed");
  });

  it("needs no reason where votes decide", () => {
    expect(tied("r1-d1-1", [3, 2])).toBeNull();
  });

  it("of equal seeds had more votes before, else its name comes first", () => {
    expect(tied("r5-1", [1, 1], asEqual)).toBe("first by name");
    const ahead = (contest: Of) => {
      asEqual(contest);
      const before = contest.matchups.find(({ id }) => id === "r4-d1-1");
      if (before !== undefined) before.votes = [9, 0];
    };
    expect(tied("r5-1", [1, 1], ahead)).toBe("more votes before");
  });

  it("won because the other was withdrawn, which is said there", () => {
    const withdraw = ({ entrants, matchups }: Of) => {
      const last = matchups.find(({ id }) => id === "r1-d1-1")?.b;
      for (const entrant of entrants) if (entrant.id === last) entrant.withdrawnFrom = 1;
    };
    expect(tied("r1-d1-1", [0, 0], withdraw)).toBeNull();
  });
});

describe("percent", () => {
  it("of both sides add up to 100, and there are none without votes", () => {
    expect(percentOf([1, 2])).toEqual([33, 67]);
    expect(percentOf([1, 1])).toEqual([50, 50]);
    expect(percentOf([0, 0])).toBeNull();
  });
});
