import type { CategoryTrend, Trends } from "./trends.ts";

/**
 * The part of the trends that is looked at, in the same shape.
 *
 * @param span as many weeks at most
 * @param to the last of them; the newest without it, and when it is not among them
 */
export function showWeeks(trends: Trends, span: number, to?: string): Trends {
  const { weeks, categories, availability } = trends;
  const found = to === undefined ? -1 : weeks.indexOf(to);
  const end = found === -1 ? weeks.length : found + 1;
  const cut = <Value>(list: readonly Value[]) => list.slice(Math.max(0, end - span), end);
  const cutCategory = (trend: CategoryTrend): CategoryTrend => ({
    unit: trend.unit,
    median: cut(trend.median),
    p25: cut(trend.p25),
    p75: cut(trend.p75),
    n: cut(trend.n),
    stores: cut(trend.stores),
    likeForLike: cut(trend.likeForLike),
    pairs: cut(trend.pairs),
  });
  return {
    ...trends,
    weeks: cut(weeks),
    categories: {
      flower: cutCategory(categories.flower),
      vape: cutCategory(categories.vape),
      edible: cutCategory(categories.edible),
      extract: cutCategory(categories.extract),
    },
    offers: cut(trends.offers),
    newStrains: cut(trends.newStrains),
    goneStrains: cut(trends.goneStrains),
    availability: availability.map(({ strain, stores }) => ({ strain, stores: cut(stores) })),
  };
}

/** The same from the first week on of which anything is known: an axis begins where there are readings. */
export function withoutUnreadStart(trends: Trends): Trends {
  const { weeks, offers, newStrains, goneStrains } = trends;
  const first = weeks.findIndex(
    (_, at) =>
      (offers[at] ?? 0) > 0 ||
      (newStrains[at]?.length ?? 0) > 0 ||
      (goneStrains[at]?.length ?? 0) > 0,
  );
  return first <= 0 ? trends : showWeeks(trends, weeks.length - first);
}

/**
 * The trends without a week that is not over: early in it a few stores stand for all. With that week
 * where nothing was seen before it.
 */
export function settledWeeks(trends: Trends, isRunning: boolean): Trends {
  const { weeks, offers } = trends;
  const before = weeks.at(-2);
  const isKnown = offers.slice(0, -1).some((count) => count > 0);
  return isRunning && isKnown && before !== undefined
    ? showWeeks(trends, weeks.length - 1, before)
    : trends;
}

/**
 * The place of the week that sentences speak of and that is read first: the one that is not over, as soon as as many offers
 * of it were read as of the newest that is; until then that one.
 */
export function leadingWeek(trends: Trends, isRunning: boolean): number {
  const { weeks, offers } = trends;
  const newest = newestSeen(settledWeeks(trends, isRunning));
  const last = weeks.length - 1;
  return isRunning && (offers[last] ?? 0) >= (offers[newest] ?? 0) ? last : newest;
}

/** The place of the newest week in which anything was seen. */
export function newestSeen({ weeks, offers }: Pick<Trends, "weeks" | "offers">): number {
  const seen = offers.findLastIndex((count) => count > 0);
  return seen === -1 ? weeks.length - 1 : seen;
}
