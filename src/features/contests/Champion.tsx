import Share2 from "~icons/share-2";
import Trophy from "~icons/trophy";
import { Link } from "@tanstack/react-router";
import { Button } from "#design/controls/Button.tsx";
import type { Contest, Entrant } from "#domain/contests/contest.ts";
import { shareAddress } from "#platform/share.ts";
import { champion as championStyle, championName, laurel } from "./marchMadness.css.ts";

/** Who has won it all. */
export function Champion({ contest, champion }: { contest: Contest; champion: Entrant }) {
  const { year } = contest;
  const share = () =>
    shareAddress(
      `${champion.name} has won March Madness ${String(year)}`,
      new URL(`/march-madness?year=${String(year)}`, location.origin).href,
      "The address of this contest has been copied.",
    );
  return (
    <section aria-label="Champion" className={championStyle}>
      <Trophy size={32} aria-hidden="true" className={laurel} />
      <div>
        <p>Champion {year}</p>
        <p className={championName}>
          {champion.strain === null ? (
            <bdi>{champion.name}</bdi>
          ) : (
            <Link to="/strain-genetics/$genetic" params={{ genetic: champion.strain }}>
              <bdi>{champion.name}</bdi>
            </Link>
          )}
        </p>
        <p>
          Seed {champion.seed}, {champion.division}
        </p>
      </div>
      <Button onClick={() => void share()}>
        <Share2 size={18} aria-hidden="true" /> Share
      </Button>
    </section>
  );
}
