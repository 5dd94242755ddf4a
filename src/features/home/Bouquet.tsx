import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import type { TerpeneShares } from "#design/drawings/strainStamp.ts";
import { blossom, leaves as leavesStyle, stems } from "./bouquet.css.ts";

export interface Flower {
  name: string;
  /** What it is drawn from; `null` for a line drawing. */
  terpenes: TerpeneShares | null;
}

/** Where each flower of a bouquet stands, in the units of its drawing. */
export interface Arrangement {
  width: number;
  height: number;
  /** The first in front, as the largest, the others around it. */
  places: readonly Place[];
  /** Where all stems come from, below the drawing's edge. */
  root: string;
  /** From the stems; the first is the first flower's. A bouquet of few has as few. */
  leaves: readonly string[];
}

interface Place {
  x: number;
  y: number;
  /** Of a flower of 96 units. */
  scale: number;
  /** Towards what its stem bends. */
  bend: string;
}

interface BouquetProps {
  arrangement: Arrangement;
  flowers: readonly Flower[];
  /** The flowers are not known yet: it has stems by then. */
  isAwaited?: boolean;
  className: string;
}

/** Stamps of strains on their stems. For eyes only: what is in it is named beside or below it. */
export function Bouquet({ arrangement, flowers, isAwaited = false, className }: BouquetProps) {
  const { width, height, places, root, leaves } = arrangement;
  const placed = places.flatMap((place, at) => {
    const flower = flowers[at];
    return flower === undefined ? [] : [{ place, flower }];
  });
  if (placed.length === 0) return null;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      // In less room than that it stays on its ground, and at the end.
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
      data-bouquet=""
    >
      <path className={leavesStyle} d={leaves.slice(0, placed.length).join("")} />
      <path
        className={stems}
        d={placed.map(({ place: { x, y, bend } }) => `M${root}Q${bend} ${x} ${y}`).join("")}
      />
      {(isAwaited ? [] : placed)
        .map(({ place, flower: { name, terpenes } }) => (
          <g key={name} className={blossom} transform={transformOf(place)}>
            <StrainStamp name={name} terpenes={terpenes} size={96} />
          </g>
        ))
        // What is nearer lies on what is behind it.
        .toReversed()}
    </svg>
  );
}

const transformOf = ({ x, y, scale }: Place) =>
  `translate(${String(x)} ${String(y)}) scale(${String(scale)}) translate(-48 -48)`;

/** Each once; flowers of other colors come first, and lines without a label last. @param most so many at most */
export function pickFlowers(flowers: readonly Flower[], most: number): Flower[] {
  const byName = [...new Map(flowers.toReversed().map((each) => [each.name, each])).values()];
  const seen = new Set<string>();
  const ranked = byName.toReversed().map((flower) => {
    const hue = strongest(flower.terpenes);
    const isNew = hue !== null && !seen.has(hue);
    if (hue !== null) seen.add(hue);
    return { flower, rank: hue === null ? 2 : isNew ? 0 : 1 };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ flower }) => flower);
}

/** What gives a flower its longest petals. */
function strongest(terpenes: TerpeneShares | null): string | null {
  const shares = Object.entries(terpenes ?? {}).toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0));
  return shares[0]?.[0] ?? null;
}
