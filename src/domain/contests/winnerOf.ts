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
 * also decides where nobody voted; more votes in all closed rounds; the name from A to Z. Server,
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
