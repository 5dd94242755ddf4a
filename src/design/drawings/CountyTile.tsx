import { useSyncExternalStore } from "react";
import { placeStores, ringsOf, type MapPoint } from "#domain/maps/geometry.ts";
import { countyLine, tile } from "./drawings.css.ts";

const TILE_PX = 28;
/** Room for the line itself. */
const EDGE_PX = 1;

const LOST = "exact place not certain";

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
  const outlines = useOutlines();
  const name = county === null ? undefined : `${county} County`;
  return (
    <span
      className={tile}
      data-look={look}
      title={look === "dashed" ? [name, LOST].filter(Boolean).join(", ") : name}
      aria-hidden="true"
    >
      {county === null || outlines === null ? null : <Outline {...{ county, store, outlines }} />}
    </span>
  );
}

type Outlines = typeof import("#state/outlines.ts");

let known: Outlines | null = null;

/** Brings the outlines before the first tile is shown, for who knows that one will be. Where they do not come, the next tile asks again. */
export async function loadOutlines(): Promise<Outlines | null> {
  known ??= await import("#state/outlines.ts").catch(() => null);
  return known;
}

/** Not by Suspense: React may hold back for 300 ms what it reveals, and beside the words that leaves a hole. */
const useOutlines = () =>
  useSyncExternalStore(
    whenLoaded,
    () => known,
    () => null,
  );

function whenLoaded(changed: () => void) {
  let isThere = true;
  const come = async () => {
    await loadOutlines();
    if (isThere) changed();
  };
  if (known === null) void come();
  return () => {
    isThere = false;
  };
}

interface OutlineProps extends Pick<CountyTileProps, "store"> {
  county: string;
  outlines: Outlines;
}

function Outline({ county, store, outlines }: OutlineProps) {
  const own = outlines.COUNTY_OUTLINES.filter(({ name }) => name === county);
  const [found] = own;
  if (found === undefined) return null;
  // By the map's own rule, so that an outline means the same in every list.
  const at =
    store === undefined
      ? null
      : (placeStores([{ ...store, slug: county, county }], outlines.STATE_FRAME, own).get(county) ??
        null);
  return <CountyDrawing d={found.d} at={at} isLost={store !== undefined && at === null} />;
}

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
