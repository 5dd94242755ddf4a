import {
  and,
  count,
  countDistinct,
  eq,
  exists,
  inArray,
  max,
  min,
  or,
  isNotNull,
  sql,
  type SQL,
} from "drizzle-orm";
import {
  type StrainCount,
  type RegionDeals,
  type Statistics,
  StatisticsSchema,
} from "#domain/offers/statistics.ts";
import type { Offer } from "#domain/offers/offers.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { isPublic } from "../db/visibility.ts";
import {
  isPublicOffer,
  ITS_PRODUCT,
  ITS_STORE,
  isRankable,
  nextRankingChange,
} from "./offers/publicOffers.ts";
import { isNotReportedGone } from "./offers/counterReports.ts";
import { isNoUsualSale, readVerdicts } from "./offers/verdicts.ts";
import { isPricedFor } from "./stores/storeProfiles.ts";
import { strainOf } from "./offers/offerFields.ts";
import { SECTIONS } from "#domain/offers/categories.ts";
import { mostAvailable } from "./strains.ts";
import { isAmongBest, dealCandidates, hasRefused, rankDeals, shownOffers } from "./topDeals.ts";
import type { PublicAnswer } from "../web/answers/publicAnswer.ts";
import { jsonAnswer } from "../web/describe.ts";

const LENGTH = 10;

/** Of equally many labels always the same one; of none that says anything `null`. */
const USUAL_LABEL = sql<Offer["terpenes"]>`mode() within group (order by ${offers.terpenes})
  filter (where ${offers.terpenes} <> '{}')`.mapWith(offers.terpenes);

interface RankedStrain {
  entry: StrainCount;
  /** How many offers those stores have of it. */
  offers: number;
  /** Newest of the observations counted. */
  observedAt: Date;
}

/**
 * Flower strains by the number of stores that list them in stock, ten at most,
 * ties by how many offers there are, then by name. A strain the genetics pages know counts under its own name,
 * however menus spell it; any other as printed, letter case aside. Flower without
 * a named strain does not count, nor does what is not ranked: it is in no top list.
 * One that the genetics pages do not know has the label that most of its offers have.
 */
async function topFlower(db: Db, now: number): Promise<RankedStrain[]> {
  const printed = sql<string | null>`case when ${products.strainSlug} is null
    then lower(trim(${products.strainName})) end`;
  // One short row per strain on sale, hundreds at most. The cut is made here, not
  // in SQL, because names of known strains, which order ties, are not in the database.
  const rows = await db
    .select({
      slug: products.strainSlug,
      printedName: min(products.strainName),
      count: countDistinct(offers.storeId),
      offers: count(),
      observedAt: max(offers.observedAt),
      label: USUAL_LABEL,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(
      and(
        isPublicOffer(),
        isRankable(now),
        eq(offers.ranked, true),
        eq(products.category, "flower"),
        or(isNotNull(products.strainSlug), isNotNull(products.strainName)),
      ),
    )
    .groupBy(products.strainSlug, printed);

  return rows
    .flatMap(({ slug, printedName, observedAt, label, ...counted }): RankedStrain[] => {
      if (observedAt === null) return [];
      const { strainSlug, strainName } = strainOf({ strainSlug: slug, strainName: printedName });
      const name = strainName?.trim() ?? "";
      if (name === "") return [];
      const more =
        strainSlug !== null
          ? { slug: strainSlug }
          : label !== null && { label: { name, terpenes: label } };
      const entry = { name, count: counted.count, ...more };
      return [{ entry, offers: counted.offers, observedAt }];
    })
    .sort(
      (a, b) =>
        b.entry.count - a.entry.count ||
        b.offers - a.offers ||
        a.entry.name.localeCompare(b.entry.name, "en"),
    )
    .slice(0, LENGTH);
}

/**
 * The home page's figures at `now` (epoch milliseconds), in seven queries, an eighth in rare cases. A sale that is always on is no deal here. Their
 * `observedAt` is that of the newest observation in them, `null` without any.
 */
export async function computeStatistics(db: Db, now: number): Promise<Statistics> {
  const flower = await topFlower(db, now);
  const strains = await mostAvailable(db, now, LENGTH);
  const isThere = await isNotReportedGone(db);
  const isNews = and(await isNoUsualSale(db, now), isThere);
  const best = await dealCandidates(db, now, isAmongBest(now, isNews));
  // What the domain refuses might have pushed out what it would take: then all are looked at.
  const candidates = hasRefused(best, now) ? await dealCandidates(db, now, isNews) : best;
  const shown = shownOffers(candidates, now);
  const judged = shown.length === 0 ? [] : await readVerdicts(db, inArray(offers.id, shown));
  const verdicts = new Map(judged.map(({ id, verdict }) => [id, verdict]));
  const topDeals = rankDeals(candidates, now, verdicts);
  const moments = [
    ...[...flower, ...strains].map((strain) => strain.observedAt.toISOString()),
    ...topDeals.flatMap(observationsOf),
  ];
  return {
    topFlower: flower.map(({ entry }) => entry),
    topStrains: strains.map(({ name, slug, stores: its }) => ({ name, slug, count: its })),
    topDeals,
    // Moments in the same format sort like texts.
    observedAt: moments.sort().at(-1) ?? null,
    stores: await countStores(db, isPricedFor(now, isThere)),
  };
}

function observationsOf({ eighth, otherEighths = [], ...entry }: RegionDeals): string[] {
  const deals = SECTIONS.flatMap((section) => entry[section] ?? []);
  return [...deals, ...(eighth === undefined ? [] : [eighth]), ...otherEighths].flatMap(
    ({ observedAt }) => observedAt ?? [],
  );
}

/** Of all public stores, and of each region's, those with prices ({@link isPricedFor}). */
async function countStores(
  db: Db,
  isPriced: SQL | undefined,
): Promise<NonNullable<Statistics["stores"]>> {
  const ranked = db.select({ id: offers.id }).from(offers).where(and(ITS_STORE, isPriced));
  const rows = await db
    .select({
      region: stores.region,
      all: count(),
      withPrices: sql<number>`count(*) filter (where ${exists(ranked)})`.mapWith(Number),
    })
    .from(stores)
    .where(isPublic(stores.sample))
    .groupBy(stores.region)
    .orderBy(stores.region);
  const sum = (of: "all" | "withPrices") => rows.reduce((total, row) => total + row[of], 0);
  return {
    all: sum("all"),
    withPrices: sum("withPrices"),
    regions: Object.fromEntries(
      rows.flatMap(({ region, all, withPrices }) =>
        region === null ? [] : [[region, { all, withPrices }]],
      ),
    ),
  };
}

/** `GET /api/statistics` */
export const STATISTICS: PublicAnswer = {
  path: "/statistics",
  summary: "Most available strains, and the best deals by region",
  answer: jsonAnswer("The figures", StatisticsSchema),
  source: {
    validFor: "minute",
    compute: (now, db) => computeStatistics(db, now),
    nextChange: (now, db) => nextRankingChange(db, now),
  },
};
