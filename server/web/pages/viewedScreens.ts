import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import type { FixedScreen } from "./heads.ts";
import type { ViewedScreen } from "./firstView.ts";

/**
 * What the fixed screens ask for that have a first view: home, and those that are there to be read.
 * Forms are not among them: nothing that is typed into a view would stay.
 */
const VIEWED: Partial<Record<FixedScreen, Omit<ViewedScreen, "path">>> = {
  "/": { queries: [SMALL_QUERIES.statistics, SMALL_QUERIES.announcements], reads: "any" },
  "/introduction": { queries: [], reads: "any" },
  "/social": { queries: [SMALL_QUERIES.config], reads: "any" },
  "/contribute": { queries: [SMALL_QUERIES.config], reads: "any" },
  "/resources": { queries: [], reads: [] },
  "/change-log": { queries: [], reads: "any" },
  "/other-maps": { queries: [], reads: [] },
  "/strain-genetics": { queries: [], reads: [] },
};

/** What the first view of a fixed screen is written from; `null` where it has none. */
export function fixedView(screen: FixedScreen): ViewedScreen | null {
  const view = VIEWED[screen];
  return view === undefined ? null : { ...view, path: screen };
}

/** @param slug of a strain */
export const strainView = (slug: string): ViewedScreen => ({
  path: `/strain-genetics/${slug}`,
  queries: [LARGE_QUERIES.strainOffers(slug)],
  reads: "any",
});

/** @param slug of a terpene */
export const terpeneView = (slug: string): ViewedScreen => ({
  path: `/terpenes/${slug}`,
  queries: [LARGE_QUERIES.terpeneProducts(slug)],
  reads: "any",
});
