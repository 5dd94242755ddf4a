import { expect } from "vitest";
import { SECTIONS } from "#domain/offers/categories.ts";
import { TrendsSchema, type Trends } from "#domain/trends/trends.ts";
import type { Db } from "../../../server/db/database.ts";
import { NOW } from "../data/importing.ts";
import { getJson, siteOn } from "../server/requests.ts";
import { offersIn, recompute, type Sight } from "./recompute.ts";

/** What the site answers about a region, or the state. */
export async function readTrends(db: Db, region?: string, now = NOW): Promise<Trends> {
  const path = region === undefined ? "/api/trends" : `/api/trends?region=${region}`;
  return await getJson(siteOn(db, { now: () => now }), path, TrendsSchema);
}

/** Holds every figure of every week against what a plain script makes of the same menus. */
export function expectSame(answer: Trends, sights: readonly Sight[]): void {
  const computed = answer.weeks.map((week) => ({
    week,
    offers: offersIn(sights, week),
    categories: SECTIONS.map((section) => recompute(sights, week, section)),
  }));
  const answered = answer.weeks.map((week, at) => ({
    week,
    offers: answer.offers[at],
    categories: SECTIONS.map((section) => {
      const { median, p25, p75, n, stores, likeForLike, pairs } = answer.categories[section];
      return {
        median: median[at],
        p25: p25[at],
        p75: p75[at],
        n: n[at],
        stores: stores[at],
        likeForLike: likeForLike[at],
        pairs: pairs[at],
      };
    }),
  }));
  expect(answered).toEqual(computed);
}
