import { and, asc, count, countDistinct, sql, eq, isNotNull, isNull, max, ne } from "drizzle-orm";
import type * as v from "valibot";
import { figureOf, nameWithoutFigure } from "#domain/strains/labelFigures.ts";
import { spellingsOf, type Named } from "#domain/strains/spelledNames.ts";
import {
  namedProducts,
  rankLabels,
  TerpeneProductsSchema,
} from "#domain/strains/terpeneProducts.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { newestObservation } from "./offers/offerFields.ts";
import {
  isPublicOffer,
  isRankable,
  ITS_PRODUCT,
  ITS_STORE,
  nextRankingChange,
} from "./offers/publicOffers.ts";
import { storeOffers } from "./offers/storeOffers.ts";
import { verdictsByKey } from "./offers/verdicts.ts";
import { offerKey } from "#domain/offers/offers.ts";
import { encodeMenuTable, type EncodedMenuTable } from "#domain/offers/menuTable.ts";
import { STRAINS } from "#content/strains/strains.ts";
import { StrainOffersSchema } from "#domain/strains/strainOffers.ts";
import { byAvailability, shelvesOf, StrainShelvesSchema } from "#domain/strains/strainShelves.ts";
import type { PublicAnswer } from "../web/answers/publicAnswer.ts";
import { jsonAnswer, pathPart, problemAnswer } from "../web/describe.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";

/**
 * The products and strains of the state with the most of a terpene.
 *
 * @param now epoch milliseconds
 */
async function readTerpeneProducts(
  db: Db,
  terpene: Named,
  now: number,
): Promise<v.InferInput<typeof TerpeneProductsSchema>> {
  const spellings = new Set(spellingsOf(terpene));
  const isNamed = and(isRankable(now), namesOneOf(spellings));
  const found = await storeOffers(db, isNamed);
  const labels = found.flatMap((offer) => {
    const figure = figureOf(offer.terpenes, spellings);
    return figure === null ? [] : [{ offer, figure }];
  });
  const richest = rankLabels(labels, now);
  // Where there are figures, they are what is asked for.
  const verdicts = richest.ranked > 0 ? null : await verdictsByKey(db, isNamed);
  const without =
    verdicts === null
      ? []
      : found.flatMap((offer) => {
          const printedAs = nameWithoutFigure(offer.terpenes, spellings);
          const verdict = verdicts.get(offerKey(offer)) ?? null;
          return printedAs === null ? [] : [{ offer, printedAs, verdict }];
        });
  const named = namedProducts(without, now);
  const read = (named === null ? labels : without).map(({ offer }) => offer);
  return {
    ...richest,
    ...(named === null ? {} : { named }),
    observedAt: newestObservation(read),
    sample: read.some(({ store }) => store.sample),
  };
}

/** The database only narrows the field: a label has slugs, and spellings are those without hyphens. */
function namesOneOf(spellings: ReadonlySet<string>) {
  const list = sql.join(
    [...spellings].map((each) => sql`${each}`),
    sql`, `,
  );
  return sql`exists (
    select from jsonb_object_keys(${offers.terpenes}) as label (name)
    where replace(label.name, '-', '') in (${list})
  )`;
}

/** Still on its store's menu and not sold out as far as known. */
const IS_ON_SHELF = and(isNull(offers.missingSince), ne(offers.stock, "no"));

/** Every public offer of a strain that is on a shelf. */
async function readStrainOffers(
  db: Db,
  slug: string,
): Promise<{ table: EncodedMenuTable; observedAt: string | null }> {
  const ofStrain = eq(products.strainSlug, slug);
  const found = await storeOffers(db, and(ofStrain, IS_ON_SHELF));
  return { table: encodeMenuTable(found), observedAt: newestObservation(found) };
}

/** What the shelves say of each strain at `now` (epoch milliseconds), of the same offers as a strain's own answer; what is not current is in no store. */
async function readShelves(db: Db, now: number): Promise<v.InferInput<typeof StrainShelvesSchema>> {
  const rows = await db
    .select({
      strain: products.strainSlug,
      store: offers.storeId,
      isCurrent: sql<boolean>`${isRankable(now)}`,
      terpenes: offers.terpenes,
      observedAt: offers.observedAt,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(isPublicOffer(), isNotNull(products.strainSlug), IS_ON_SHELF))
    .orderBy(asc(products.strainSlug), asc(offers.storeId), asc(offers.id));
  const found = rows.flatMap(({ strain, ...row }) => (strain === null ? [] : [{ strain, ...row }]));
  const newest = found.reduce((most, { observedAt }) => Math.max(most, observedAt.getTime()), 0);
  return {
    shelves: shelvesOf(found),
    observedAt: found.length === 0 ? null : new Date(newest).toISOString(),
  };
}

/** A strain with a page that stores have now. */
interface AvailableStrain {
  slug: string;
  name: string;
  /** How many have any product of it in stock, on a current menu of their own. */
  stores: number;
  /** How many offers these have of it. */
  offers: number;
  /** Newest of the observations counted. */
  observedAt: Date;
}

/**
 * The strains with a page that most stores have at `now` (epoch milliseconds), in the order of the list of strains: the same
 * stores as its shelves have ({@link readShelves}), counted in the database because home asks for no more than a few.
 */
export async function mostAvailable(db: Db, now: number, most: number): Promise<AvailableStrain[]> {
  const rows = await db
    .select({
      slug: products.strainSlug,
      stores: countDistinct(offers.storeId),
      offers: count(),
      observedAt: max(offers.observedAt),
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(isPublicOffer(), isRankable(now), isNotNull(products.strainSlug)))
    .groupBy(products.strainSlug);
  return rows
    .flatMap(({ slug, observedAt, ...counts }) => {
      const name = slug === null ? undefined : NAMES.get(slug);
      if (slug === null || name === undefined || observedAt === null) return [];
      return [{ slug, name, observedAt, ...counts }];
    })
    .sort(byAvailability)
    .slice(0, most);
}

const NAMES: ReadonlyMap<string, string> = new Map(STRAINS.map(({ slug, name }) => [slug, name]));

const SLUGS: ReadonlySet<string> = new Set(STRAINS.map(({ slug }) => slug));

/** `GET /api/strains` */
export const STRAIN_SHELVES: PublicAnswer = {
  path: "/strains",
  summary: "Which strains the stores of the state have, and what their labels have in common",
  answer: jsonAnswer("Stores and typical terpenes by the strain's slug", StrainShelvesSchema),
  source: {
    validFor: "minute",
    compute: (now, db) => readShelves(db, now),
    nextChange: (now, db) => nextRankingChange(db, now),
  },
};

/** `GET /api/strains/:slug/offers` */
export const STRAIN_OFFERS: PublicAnswer = {
  path: "/strains/:slug/offers",
  summary: "What is on the shelf of a strain, at all stores of the state",
  parameters: [pathPart("slug", "The strain's name in addresses")],
  answer: jsonAnswer("The offers, column by column", StrainOffersSchema),
  problems: { 404: problemAnswer("There is no such strain") },
  source(part) {
    const slug = part("slug").toLowerCase();
    if (!SLUGS.has(slug)) return null;
    return {
      path: `/strains/${slug}/offers`,
      validFor: "unlimited",
      compute: (_, db) => readStrainOffers(db, slug),
    };
  },
};

/** `GET /api/terpenes/:slug/products` */
export const TERPENE_PRODUCTS: PublicAnswer = {
  path: "/terpenes/:slug/products",
  summary: "The products and strains with the most of a terpene, by their labels",
  parameters: [pathPart("slug", "The terpene's name in addresses")],
  answer: jsonAnswer("The richest of each category", TerpeneProductsSchema),
  problems: { 404: problemAnswer("There is no such terpene") },
  source(part) {
    const wanted = part("slug").toLowerCase();
    const terpene = TERPENES.find(({ slug }) => slug === wanted);
    if (terpene === undefined) return null;
    return {
      path: `/terpenes/${wanted}/products`,
      validFor: "minute",
      compute: (now, db) => readTerpeneProducts(db, terpene, now),
    };
  },
};
