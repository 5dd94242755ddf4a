import { useQuery } from "@tanstack/react-query";
import { useAreLabelsAwaited, useStampTerpenes } from "#data/strainLabels.ts";
import { SECTIONS } from "#domain/offers/categories.ts";
import type { Statistics } from "#domain/offers/statistics.ts";
import { type Arrangement, Bouquet, type Flower, pickFlowers } from "./Bouquet.tsx";
import { bouquet } from "./bouquet.css.ts";
import { homeQueries } from "./queries.ts";

/**
 * A bouquet of the strains that most stores have, each as the flower of its label, and the first as the largest: what one
 * sees of the site before a word of it. For eyes only; the same strains are named below.
 */
export default function CoverBouquet() {
  const { data } = useQuery(homeQueries.statistics);
  const stampTerpenes = useStampTerpenes(false);
  // Flowers of another bouquet would be in the places of its own until their labels are there.
  const isAwaited = useAreLabelsAwaited();
  const flowers = data === undefined ? [] : flowersOf(data, stampTerpenes);
  return (
    <Bouquet
      className={bouquet}
      arrangement={COVER}
      flowers={pickFlowers(flowers, COVER.places.length)}
      isAwaited={isAwaited}
    />
  );
}

/** Further out the higher up, because the words beside it are longer below. */
const COVER: Arrangement = {
  width: 240,
  height: 180,
  root: "178 226",
  places: [
    { x: 148, y: 94, scale: 1.14, bend: "160 160" },
    { x: 76, y: 58, scale: 0.62, bend: "128 140" },
    { x: 206, y: 42, scale: 0.6, bend: "196 140" },
    { x: 214, y: 112, scale: 0.46, bend: "200 170" },
    { x: 134, y: 24, scale: 0.44, bend: "160 110" },
    { x: 84, y: 118, scale: 0.38, bend: "124 176" },
    { x: 28, y: 26, scale: 0.36, bend: "96 120" },
  ],
  // Four, from the stems.
  leaves: [
    "M172 186c-16 0-25-7-30-19 15-1 26 7 30 19zM188 188c4-15 13-24 28-27 0 16-12 26-28 27zM190 206c11-9 23-12 36-6-11 10-23 12-36 6z",
  ],
};

/** Strains that most stores have, then today's deals. */
function flowersOf(
  { topFlower, topDeals }: Statistics,
  stampTerpenes: ReturnType<typeof useStampTerpenes>,
): Flower[] {
  const most = topFlower.map(({ name, slug, label }) => ({
    name: label?.name ?? name,
    terpenes: stampTerpenes({
      product: { strainSlug: slug ?? null },
      terpenes: label?.terpenes ?? null,
    }),
  }));
  return [...most, ...flowersOfDeals(topDeals, stampTerpenes)];
}

/** What deals are of. */
export function flowersOfDeals(
  regions: Statistics["topDeals"],
  stampTerpenes: ReturnType<typeof useStampTerpenes>,
): Flower[] {
  return regions
    .flatMap((region) => SECTIONS.flatMap((section) => region[section] ?? []))
    .map(({ name, strain, label }) => ({
      name: strain?.name ?? label?.name ?? name,
      terpenes: stampTerpenes({
        product: { strainSlug: strain?.slug ?? null },
        terpenes: label?.terpenes ?? null,
      }),
    }));
}
