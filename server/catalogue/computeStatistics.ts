import { SECTIONS } from "#domain/menus/categories.ts";
import type { RegionDeals, Statistics } from "#domain/site/statistics.ts";
import type { Db } from "../db/database.ts";
import { isAmongBest } from "./bestCandidates.ts";
import { dealCandidates } from "./dealCandidates.ts";
import { hasRefused, rankDeals } from "./topDeals.ts";
import { topFlower } from "./statistics.ts";

/**
 * The home page's figures at `now` (epoch milliseconds), in two queries, a third in rare cases. Their
 * `observedAt` is that of the newest observation in them, `null` without any.
 */
export async function computeStatistics(db: Db, now: number): Promise<Statistics> {
  const strains = await topFlower(db, now);
  const best = await dealCandidates(db, now, isAmongBest(now));
  // What the domain refuses might have pushed out what it would take: then all are looked at.
  const candidates = hasRefused(best, now) ? await dealCandidates(db, now) : best;
  const topDeals = rankDeals(candidates, now);
  const moments = [
    ...strains.map((strain) => strain.observedAt.toISOString()),
    ...topDeals.flatMap(observationsOf),
  ];
  return {
    topFlower: strains.map(({ entry }) => entry),
    topDeals,
    // Moments in the same format sort like texts.
    observedAt: moments.sort().at(-1) ?? null,
  };
}

function observationsOf(entry: RegionDeals): string[] {
  return SECTIONS.flatMap((section) =>
    (entry[section] ?? []).flatMap((deal) => deal.observedAt ?? []),
  );
}
