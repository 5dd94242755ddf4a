import { lazy, Suspense } from "react";
import { placeStores, ringsOf, type MapPoint } from "#domain/maps/geometry.ts";
import { countyLine, tile } from "./drawings.css.ts";

const TILE_PX = 28;
/** Room for the line itself. */
const EDGE_PX = 1;

interface CountyTileProps {
  county: string | null;
  /** `hollow` where there is no menu, `dashed` where it is not certain where in the county it is, as where a `store` has no sure place. */
  look?: "filled" | "hollow" | "dashed" | undefined;
  /** The store itself, whose place in its county is marked where it is known. */
  store?: { lat: number | null; lon: number | null } | undefined;
}

/**
 * Where in the state a store is: the outline of its county, by its name, and a dot where the store is in it. It stands beside that name, so it is for eyes
 * only. The outlines are the map's, and come when the first tile is shown.
 */
export function CountyTile({ county, look = "filled", store }: CountyTileProps) {
  return (
    <span className={tile} data-look={look} aria-hidden="true">
      <Suspense>{county === null ? null : <Outline county={county} store={store} />}</Suspense>
    </span>
  );
}

/** A phone that has no outlines yet does without. */
const Outline = lazy(async () => {
  const outlines = await import("#state/outlines.ts").catch(() => null);
  const paths = new Map(outlines?.COUNTY_OUTLINES.map(({ name, d }) => [name, d]));
  return {
    default: ({ county, store }: Pick<CountyTileProps, "store"> & { county: string }) => {
      const d = paths.get(county);
      if (outlines === null || d === undefined) return null;
      // By the map's own rule, so that an outline means the same in every list.
      const at =
        store === undefined
          ? null
          : (placeStores(
              [{ ...store, slug: county, county }],
              outlines.STATE_FRAME,
              outlines.COUNTY_OUTLINES.filter(({ name }) => name === county),
            ).get(county) ?? null);
      return <CountyDrawing d={d} at={at} isLost={store !== undefined && at === null} />;
    },
  };
});

interface CountyDrawingProps {
  /** Path of an SVG in units of the map, as is where the dot stands. */
  d: string;
  at: MapPoint | null;
  /** Where in the county it is, is not certain. */
  isLost: boolean;
}

function CountyDrawing({ d, at, isLost }: CountyDrawingProps) {
  const corners = ringsOf(d).flat();
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  // Every county fills its tile, whatever its size.
  const unit = Math.max(width, height) / (TILE_PX - 2 * EDGE_PX);
  const edge = EDGE_PX * unit;
  const box = [left - edge, top - edge, width + 2 * edge, height + 2 * edge];
  return (
    <svg
      className={countyLine}
      data-lost={isLost ? "" : undefined}
      width={TILE_PX}
      height={TILE_PX}
      viewBox={box.map(Math.round).join(" ")}
    >
      <path
        d={d}
        strokeWidth={1.5 * unit}
        strokeDasharray={`${String(3 * unit)} ${String(2 * unit)}`}
      />
      {at === null ? null : <circle cx={at.x} cy={at.y} r={3 * unit} />}
    </svg>
  );
}
