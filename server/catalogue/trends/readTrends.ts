import { SITE } from "#domain/site/site.ts";
import { and, eq, max } from "drizzle-orm";
import type { Trends } from "#domain/trends/trends.ts";
import type { Section } from "#domain/offers/categories.ts";
import type { Region } from "#domain/stores/regions.ts";
import { addDays, beginningOfDay, mondayOf, weekOfMonday } from "#domain/time/easternWeek.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { readWeeks, showsSample } from "./readWeeks.ts";
import { availabilityIn, goneIn, newIn } from "./strainWeeks.ts";
import { type TrendWeek, ENOUGH } from "./computeWeeks.ts";

/** Weeks that are answered at most, the running one included. */
const SHOWN = 104;

const UNITS: Readonly<Record<Section, "g" | "100mg">> = {
  flower: "g",
  vape: "g",
  edible: "100mg",
  extract: "g",
};

/**
 * The figures of each week since the data begin, of the state or a region. They depend on the data
 * and on the day of `now` (epoch milliseconds) alone, so that all processes answer alike.
 */
export async function readTrends(db: Db, region: Region | null, now: number): Promise<Trends> {
  const today = beginningOfDay(calendarDay(now));
  const sample = await showsSample(db);
  const all = await readWeeks(db, sample, region === null ? [""] : ["", region]);
  const state = all.filter((week) => week.region === "");
  const weeks = shownWeeks(state[0]?.week, mondayOf(today));
  const found = new Map(
    all.filter((week) => week.region === (region ?? "")).map((week) => [week.week, week]),
  );
  const shown = weeks.map((week) => found.get(week));
  return {
    weeks: weeks.map(weekOfMonday),
    categories: {
      flower: trendOf("flower", shown),
      vape: trendOf("vape", shown),
      edible: trendOf("edible", shown),
      extract: trendOf("extract", shown),
    },
    offers: shown.map((week) => week?.figures.offers ?? 0),
    newStrains: await newIn(db, sample, state, weeks),
    goneStrains: goneIn(state, weeks, today),
    availability: availabilityIn(shown),
    observedAt: await newest(db, sample, region),
    method: METHOD,
    sample,
  };
}

/** Mondays from that of the first week with data to that of the running one, at most 104. */
function shownWeeks(first: string | undefined, running: string): string[] {
  if (first === undefined) return [];
  const weeks: string[] = [];
  for (let week = running; week >= first && weeks.length < SHOWN; week = addDays(week, -7)) {
    weeks.unshift(week);
  }
  return weeks;
}

function trendOf(
  section: Section,
  weeks: readonly (TrendWeek | undefined)[],
): Trends["categories"][Section] {
  const figures = weeks.map((week) => week?.figures[section]);
  return {
    unit: UNITS[section],
    median: figures.map((week) => week?.median ?? null),
    p25: figures.map((week) => week?.p25 ?? null),
    p75: figures.map((week) => week?.p75 ?? null),
    n: figures.map((week) => week?.n ?? 0),
    stores: figures.map((week) => week?.stores ?? 0),
    likeForLike: figures.map((week) => week?.likeForLike ?? null),
    pairs: figures.map((week) => week?.pairs ?? 0),
  };
}

async function newest(db: Db, sample: boolean, region: Region | null): Promise<string | null> {
  const [row] = await db
    .select({ at: max(offers.observedAt) })
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .where(and(eq(stores.sample, sample), region === null ? undefined : eq(stores.region, region)));
  return row?.at?.toISOString() ?? null;
}

const enough = String(ENOUGH);

/** How trends are computed, in sentences for visitors. */
const METHOD = [
  `A week runs from Monday to Sunday, ${SITE.zoneName} time.`,
  "An offer counts in a week when its store's menu was seen with it that week; its price is what any visitor paid at the end of the week by what was last seen in it: a sale that was over by then does not count.",
  "One product and size at a store counts once, however often it was imported.",
  "Left out are offers for patients only, out of stock, or with a price too unlikely to be ranked.",
  "Flower, vapes and extracts are compared per gram, edibles per 100 mg of THC; where a label gives a range of potency, by its low end. Pre-rolls, tinctures and topicals are in none of the four.",
  `The median, and the band from the 25th to the 75th percentile, are given from ${enough} offers on.`,
  `The like-for-like change is the median change of what the same stores had in both weeks, from ${enough} such pairs on.`,
  "Offers are all that were seen in stock, of every category.",
  "A strain is new in the week in which it was first seen in the state, if menus were seen in the week before, too. It is gone in the week in which it has not been in stock anywhere for 28 days, if menus were seen in every week since and it has not come back. In the first week of the data all strains are new.",
  "The stores of a strain are those that had any product of it in stock that week.",
  "Prices are before tax.",
].join(" ");
