import { describe, expect, it } from "vitest";
import { BRACKET, ROUND_NAMES, winnerOf, type Side } from "./bracket.ts";
import { closedRounds, contestStatus, roundsOf } from "./rounds.ts";

describe("the bracket", () => {
  it("has 63 matchups in six rounds, each with an id of its own", () => {
    expect(new Set(BRACKET.map(({ id }) => id)).size).toBe(63);
    const counts = ROUND_NAMES.map(
      (_, index) => BRACKET.filter(({ round }) => round === index + 1).length,
    );
    expect(counts).toEqual([32, 16, 8, 4, 2, 1]);
  });

  it("goes from r1-d1-1 to r4-d4-1, r5-1, r5-2 and r6-1", () => {
    const ids = BRACKET.map(({ id }) => id);
    expect(ids[0]).toBe("r1-d1-1");
    expect(ids.slice(-4)).toEqual(["r4-d4-1", "r5-1", "r5-2", "r6-1"]);
  });

  it("lets the winner of each matchup play in exactly one other, but for the last", () => {
    const played = BRACKET.flatMap(({ from }) => ("winners" in from ? from.winners : []));
    expect([...played].sort()).toEqual(
      BRACKET.map(({ id }) => id)
        .filter((id) => id !== "r6-1")
        .sort(),
    );
  });

  it("keeps the best two seeds of a division apart until its last matchup", () => {
    const seedsUnder = (id: string): number[] => {
      const from = BRACKET.find((each) => each.id === id)?.from;
      if (from === undefined) return [];
      return "seeds" in from ? [...from.seeds] : from.winners.flatMap(seedsUnder);
    };
    expect(seedsUnder("r3-d2-1")).toEqual([1, 16, 8, 9, 5, 12, 4, 13]);
    expect(seedsUnder("r3-d2-2")).toEqual([6, 11, 3, 14, 7, 10, 2, 15]);
  });
});

describe("the winner", () => {
  const side = (name: string, more: Partial<Side>): Side => ({
    id: name.toLowerCase(),
    name,
    seed: 5,
    votes: 10,
    allVotes: 20,
    isWithdrawn: false,
    ...more,
  });
  for (const [rule, a, b] of [
    ["has more votes", side("A", { votes: 9, seed: 1 }), side("B", {})],
    ["of a tie is the better seed", side("A", { seed: 6, allVotes: 99 }), side("B", {})],
    [
      "of a tie of equal seeds has more votes in all closed rounds",
      side("A", {}),
      side("B", { allVotes: 21 }),
    ],
    [
      "of a tie in all of it has the name that comes first",
      side("Zkittlez", {}),
      side("blue Dream", {}),
    ],
    [
      "without any votes is the better seed",
      side("A", { votes: 0 }),
      side("B", { votes: 0, seed: 4 }),
    ],
    [
      "is whoever was not withdrawn",
      side("A", { votes: 99, isWithdrawn: true }),
      side("B", { votes: 0 }),
    ],
  ] as const)
    it(rule, () => {
      expect(winnerOf(a, b)).toBe(b);
      expect(winnerOf(b, a)).toBe(b);
    });
});

describe("the rounds", () => {
  const HOUR = 3_600_000;
  const times = { opensAt: 1_000 * HOUR, roundMs: 24 * HOUR };

  it("follow each other, each open until the moment in which it closes", () => {
    const rounds = roundsOf(times);
    expect(rounds.map(({ opensAt }) => opensAt).slice(1)).toEqual(
      rounds.map(({ closesAt }) => closesAt).slice(0, -1),
    );
    const [first] = rounds;
    expect(closedRounds(times, (first?.closesAt ?? 0) - 1)).toBe(0);
    expect(closedRounds(times, first?.closesAt ?? 0)).toBe(1);
  });

  it("make a contest upcoming, open and closed", () => {
    expect(contestStatus(times, times.opensAt - 1)).toBe("upcoming");
    expect(contestStatus(times, times.opensAt)).toBe("open");
    expect(contestStatus(times, times.opensAt + 6 * times.roundMs - 1)).toBe("open");
    expect(contestStatus(times, times.opensAt + 6 * times.roundMs)).toBe("closed");
  });
});
