import { CITIES, WELL_KNOWN_CITIES } from "#state/cities.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import {
  distanceOutside,
  middleOf,
  project,
  ringsOf,
  type MapPoint,
} from "#domain/maps/geometry.ts";
import { placeLabels, type PlacedLabel } from "./labelPlaces.ts";
import type { MapMark } from "./mapMarks.ts";
import type { FrameSize } from "./mapView.ts";

/** The names of the map as it is scaled: the largest cities, and from closer the counties and all cities that are known. */
export function mapLabels(
  marks: readonly MapMark[],
  scale: number,
  { width, height }: FrameSize,
): PlacedLabel[] {
  const names = scale * STATE_FRAME.width > CLOSE_PX ? CLOSE : LARGEST;
  const drawn = { width: STATE_FRAME.width * scale, height: STATE_FRAME.height * scale };
  // Of the whole state no name may be cut off by the frame; from closer all of them come into it.
  const [across, along] = [
    Math.max(MARGIN, (width - drawn.width) / 2),
    Math.max(MARGIN, (height - drawn.height) / 2),
  ];
  return placeLabels(names, marks, scale, {
    left: -across,
    top: -along,
    right: drawn.width + across,
    bottom: drawn.height + along,
  });
}

/** The cities that have a dot: those that are named. */
export function dotsOf(labels: readonly PlacedLabel[]): readonly { name: string; at: MapPoint }[] {
  const named = new Set(labels.map(({ name }) => name));
  return ALL.filter(({ name }) => named.has(name));
}

/** In which county a point of the drawing lies; `null`: in none. */
export function countyAt(point: MapPoint): string | null {
  rings ??= COUNTY_OUTLINES.map(({ name, d }) => ({ name, rings: ringsOf(d) }));
  return rings.find((county) => distanceOutside(county.rings, point) === 0)?.name ?? null;
}

let rings: { name: string; rings: ReturnType<typeof ringsOf> }[] | undefined;

const WELL_KNOWN: ReadonlySet<string> = new Set(WELL_KNOWN_CITIES);

const cities = (isLargest: boolean) =>
  CITIES.filter(({ name }) => WELL_KNOWN.has(name) === isLargest).map((city) => ({
    name: city.name,
    at: project(STATE_FRAME, city),
    hasDot: true,
  }));
const LARGEST = cities(true);
const OTHERS = cities(false);
const ALL = [...LARGEST, ...OTHERS];

const COUNTIES = COUNTY_OUTLINES.map(({ name, d }) => ({ name: `${name} Co.`, at: middleOf(d) }));

const CLOSE = [...LARGEST, ...COUNTIES, ...OTHERS];

/** So far beyond the drawing, in CSS pixels, a name may reach in any case. */
const MARGIN = 20;

/** As wide as the drawing is in CSS pixels when there is room for the names of counties. */
const CLOSE_PX = 900;
