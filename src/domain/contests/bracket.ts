/** Seeds that meet in the first round of a division, in the order of the bracket. */
export const SEED_PAIRS = [
  [1, 16],
  [8, 9],
  [5, 12],
  [4, 13],
  [6, 11],
  [3, 14],
  [7, 10],
  [2, 15],
] as const;

export const DIVISIONS = 4;

export const SEEDS = 16;

/** What the rounds are called, from the first. */
export const ROUND_NAMES = [
  "Round of 64",
  "Round of 32",
  "Sweet 16",
  "Elite 8",
  "Final Four",
  "Championship",
] as const;

/** A place in the bracket, taken or not. */
export interface BracketPlace {
  id: string;
  /** 1–6. */
  round: number;
  /** 0–3; `null` in the last two rounds. */
  division: number | null;
  /** Of the first round: the seeds that meet; of the others: the matchups whose winners do. */
  from: { seeds: readonly [number, number] } | { winners: readonly [string, string] };
}

/** All 63 matchups, round by round; within a round by division, from the top. */
export const BRACKET: readonly BracketPlace[] = ROUND_NAMES.flatMap((_, index) =>
  placesOf(index + 1),
);

function placesOf(round: number): BracketPlace[] {
  if (round === 6) return [{ id: "r6-1", round, division: null, from: winnersOf("r5-1", "r5-2") }];
  if (round === 5) {
    return [
      { id: "r5-1", round, division: null, from: winnersOf("r4-d1-1", "r4-d2-1") },
      { id: "r5-2", round, division: null, from: winnersOf("r4-d3-1", "r4-d4-1") },
    ];
  }
  const matchups = SEED_PAIRS.length / 2 ** (round - 1);
  return Array.from({ length: DIVISIONS * matchups }, (_, place) => {
    const division = Math.floor(place / matchups);
    const position = place % matchups;
    const [high, low] = SEED_PAIRS[position] ?? SEED_PAIRS[0];
    return {
      id: matchupId(round, division, position),
      round,
      division,
      from:
        round === 1
          ? { seeds: [high, low] }
          : winnersOf(
              matchupId(round - 1, division, 2 * position),
              matchupId(round - 1, division, 2 * position + 1),
            ),
    };
  });
}

function matchupId(round: number, division: number, position: number): string {
  return `r${String(round)}-d${String(division + 1)}-${String(position + 1)}`;
}

function winnersOf(one: string, other: string) {
  return { winners: [one, other] as const };
}

/** A side of a matchup, as far as it is decided who wins. */
export interface Side {
  id: string;
  name: string;
  /** 1 is the best. */
  seed: number;
  /** In this matchup. */
  votes: number;
  /** In all rounds that are closed, this one included. */
  allVotes: number;
  isWithdrawn: boolean;
}

/**
 * Who wins a matchup whose round is closed: who is not withdrawn; more votes; the better seed, which
 * also decides without any votes; more votes in all closed rounds; the name from A to Z. Server,
 * page, files and recount decide by this one function.
 */
export function winnerOf(a: Side, b: Side): Side {
  if (a.isWithdrawn !== b.isWithdrawn) return a.isWithdrawn ? b : a;
  const difference =
    b.votes - a.votes || a.seed - b.seed || b.allVotes - a.allVotes || byName(a, b) || byId(a, b);
  return difference <= 0 ? a : b;
}

// Not by locale: what wins must not depend on the machine that asks.
const byName = (a: Side, b: Side) => compare(a.name.toLowerCase(), b.name.toLowerCase());

const byId = (a: Side, b: Side) => compare(a.id, b.id);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
