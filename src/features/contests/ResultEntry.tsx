import Check from "~icons/check";
import type { Matchup } from "#domain/contests/contest.ts";
import { percentOf, type BracketSide } from "#domain/contests/matchupWords.ts";
import { bar, entry, figures, fill, line, name, where, wonMark } from "./results.css.ts";

interface ResultEntryProps {
  matchup: Matchup;
  sides: readonly [BracketSide, BracketSide];
  /** Accounts that voted in this round, in any of its matchups. */
  turnout: number;
}

/** How one matchup went: votes, shares, and out of how many. */
export function ResultEntry({ matchup, sides, turnout }: ResultEntryProps) {
  const { votes, winner, division } = matchup;
  if (votes === null) return null;
  const percent = percentOf(votes);
  const all = votes[0] + votes[1];
  return (
    <li className={entry}>
      {division === null ? null : (
        <p className={where}>
          <bdi>{division}</bdi>
        </p>
      )}
      {sides.map((side, index) => {
        if (side.is === "awaited") return null;
        const { id, seed, name: words } = side.entrant;
        const hasWon = id === winner;
        const count = votes[index] ?? 0;
        const share = percent?.[index];
        return (
          <div key={id} className={line({ won: hasWon })}>
            <p className={name}>
              {seed} <bdi>{words}</bdi>
              {side.isWithdrawn ? " (withdrawn)" : ""}
              {hasWon ? (
                <span className={wonMark}>
                  <Check size={16} aria-hidden="true" />
                  <span className="visually-hidden">won</span>
                </span>
              ) : null}
            </p>
            <p className={figures}>
              {count.toLocaleString("en-US")}
              {share === undefined ? "" : ` (${String(share)}%)`}
            </p>
            <div className={bar} aria-hidden="true">
              <span
                className={fill({ won: hasWon })}
                style={{ inlineSize: `${String(share ?? 0)}%` }}
              />
            </div>
          </div>
        );
      })}
      <p className={where}>
        {all.toLocaleString("en-US")} of {turnout.toLocaleString("en-US")} accounts that voted in
        this round
      </p>
    </li>
  );
}
