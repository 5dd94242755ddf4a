import { useQuery } from "@tanstack/react-query";
import { useAreLabelsAwaited, useStampTerpenes } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import type { TerpeneShares } from "#design/drawings/strainStamp.ts";
import { SECTIONS } from "#domain/offers/categories.ts";
import type { Statistics } from "#domain/offers/statistics.ts";
import { blossom, bouquet, leaves, stems } from "./coverBouquet.css.ts";
import { homeQueries } from "./queries.ts";

/**
 * A bouquet of the strains that most stores have, each as the flower of its label, and the first as the largest: what one
 * sees of the site before a word of it. For eyes only; the same strains are named below.
 */
export default function CoverBouquet() {
  const { data } = useQuery(homeQueries.statistics);
  const stampTerpenes = useStampTerpenes(false);
  // Flowers of another bouquet would be in the places of its own until their labels are there: it has stems by then.
  const isAwaited = useAreLabelsAwaited();
  const flowers = data === undefined ? [] : flowersOf(data, stampTerpenes);
  if (flowers.length === 0) return null;
  return (
    <svg className={bouquet} viewBox="0 0 240 180" aria-hidden="true" data-bouquet="">
      <path className={leaves} d={LEAVES} />
      <path
        className={stems}
        d={PLACES.slice(0, flowers.length)
          .map(({ x, y, bend }) => `M${ROOT}Q${bend} ${x} ${y}`)
          .join("")}
      />
      {(isAwaited ? [] : flowers)
        .map(({ name, terpenes }, at) => (
          <g key={name} className={blossom} transform={transformOf(placeOf(at))}>
            <StrainStamp name={name} terpenes={terpenes} size={96} />
          </g>
        ))
        // What is nearer lies on what is behind it.
        .toReversed()}
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
  scale: number;
  /** Towards what its stem bends. */
  bend: string;
}

/** Where all stems come from, below the drawing's edge. */
const ROOT = "178 226";

const FRONT: Place = { x: 148, y: 94, scale: 1.14, bend: "160 160" };

/** The first in front, the others around it: further out the higher up, because the words beside it are longer below. */
const PLACES: readonly Place[] = [
  FRONT,
  { x: 76, y: 58, scale: 0.62, bend: "128 140" },
  { x: 206, y: 42, scale: 0.6, bend: "196 140" },
  { x: 214, y: 112, scale: 0.46, bend: "200 170" },
  { x: 134, y: 24, scale: 0.44, bend: "160 110" },
  { x: 84, y: 118, scale: 0.38, bend: "124 176" },
  { x: 28, y: 26, scale: 0.36, bend: "96 120" },
];
const placeOf = (at: number): Place => PLACES[at] ?? FRONT;
const transformOf = ({ x, y, scale }: Place) =>
  `translate(${String(x)} ${String(y)}) scale(${String(scale)}) translate(-48 -48)`;

/** Four, from the stems. */
const LEAVES =
  "M172 186c-16 0-25-7-30-19 15-1 26 7 30 19zM188 188c4-15 13-24 28-27 0 16-12 26-28 27zM190 206c11-9 23-12 36-6-11 10-23 12-36 6z";

interface Flower {
  name: string;
  terpenes: TerpeneShares | null;
}

/** Strains that most stores have, then today's deals, each once; flowers of other colors come first, and lines without a label last. */
function flowersOf(
  { topFlower, topDeals }: Statistics,
  stampTerpenes: ReturnType<typeof useStampTerpenes>,
): Flower[] {
  const deals = topDeals.flatMap((region) => SECTIONS.flatMap((section) => region[section] ?? []));
  const all = [
    ...topFlower.map(({ name, slug, label }) => ({
      name: label?.name ?? name,
      slug,
      label: label?.terpenes ?? null,
    })),
    ...deals.map(({ name, strain, label }) => ({
      name: strain?.name ?? label?.name ?? name,
      slug: strain?.slug,
      label: label?.terpenes ?? null,
    })),
  ].map(({ name, slug, label }) => ({
    name,
    terpenes: stampTerpenes({ product: { strainSlug: slug ?? null }, terpenes: label }),
  }));
  const byName = [...new Map(all.toReversed().map((each) => [each.name, each])).values()];
  const seen = new Set<string>();
  const ranked = byName.toReversed().map((flower) => {
    const hue = strongest(flower.terpenes);
    const isNew = hue !== null && !seen.has(hue);
    if (hue !== null) seen.add(hue);
    return { flower, rank: hue === null ? 2 : isNew ? 0 : 1 };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, PLACES.length)
    .map(({ flower }) => flower);
}

/** What gives a flower its longest petals. */
function strongest(terpenes: TerpeneShares | null): string | null {
  const shares = Object.entries(terpenes ?? {}).toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0));
  return shares[0]?.[0] ?? null;
}
