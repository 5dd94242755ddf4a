import type { Matchup } from "#domain/contests/contest.ts";

/**
 * The next matchup of a queue without a vote, from the one after `place` on and around; -1 when no
 * other is left.
 */
export function nextUndecided(
  queue: readonly Matchup[],
  picks: ReadonlyMap<string, unknown>,
  place: number,
): number {
  const after = queue.map((_, index) => (place + 1 + index) % queue.length);
  const isOpen = (index: number) => {
    const matchup = queue[index];
    return matchup !== undefined && !picks.has(matchup.id);
  };
  return after.find((index) => index !== place && isOpen(index)) ?? -1;
}
