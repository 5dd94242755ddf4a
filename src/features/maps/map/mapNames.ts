import { CITIES, WELL_KNOWN_CITIES } from "#state/cities.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import {
  distanceOutside,
  metersPerUnit,
  middleOf,
  nearestOnBorder,
  project,
  ringsOf,
  type MapPoint,
} from "#domain/maps/geometry.ts";
import { placeLabels, type PlacedLabel } from "./labelPlaces.ts";
import type { MapMark } from "./mapMarks.ts";
import { isSeen, type FrameSize, type SeenPart } from "./mapView.ts";

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
  return outlineAt(point)?.name ?? null;
}

function outlineAt(point: MapPoint) {
  rings ??= COUNTY_OUTLINES.map(({ name, d }) => ({ name, rings: ringsOf(d) }));
  return rings.find((county) => distanceOutside(county.rings, point) === 0);
}

let rings: { name: string; rings: ReturnType<typeof ringsOf> }[] | undefined;

/** What a close view of a point has in it to be told by: the nearest piece of the border of its county; nothing where that is far. */
export function borderNear(point: MapPoint): MapPoint[] {
  const border = nearestOnBorder(outlineAt(point)?.rings ?? [], point);
  if (border === null) return [];
  const far = Math.hypot(border.x - point.x, border.y - point.y) / milesInUnits(point);
  if (far > FARTHEST_BORDER_MILES) return [];
  // Half as far on the other side, so that the place itself does not come to lie at the edge.
  const across = { x: point.x - (border.x - point.x) / 2, y: point.y - (border.y - point.y) / 2 };
  return [border, across];
}

/** A border that is farther away is not worth making all stores smaller for. */
const FARTHEST_BORDER_MILES = 15;

const METERS_PER_MILE = 1_609.344;

/** A mile in units of the drawing, at a point of it. */
const milesInUnits = (point: MapPoint) => METERS_PER_MILE / metersPerUnit(STATE_FRAME, point);

/** A circle around a place that says how far a mile is. */
interface DistanceRing {
  miles: number;
  /** In units of the drawing. */
  radius: number;
  /** Where that is said: at the lower end of it, or where no mark is in the way. */
  words: MapPoint;
}

const RING_MILES = [1, 2, 5, 10, 25, 50];

/** The largest circle of a round number of miles that the frame has room for; `null` where there is none. */
export function distanceRing(
  point: MapPoint,
  seen: SeenPart,
  marks: readonly MapPoint[],
): DistanceRing | null {
  const { view, size } = seen;
  const mile = milesInUnits(point);
  const room = (Math.min(size.width, size.height) / 2) * RING_ROOM;
  const miles = RING_MILES.findLast((each) => each * mile * view.scale <= room);
  if (miles === undefined) return null;
  const radius = miles * mile;
  const ends = [0.25, 0.75, 0.125, 0.375, 0.625, 0.875].map((turn) => ({
    x: point.x + radius * Math.cos(turn * 2 * Math.PI),
    y: point.y + radius * Math.sin(turn * 2 * Math.PI),
  }));
  const isFree = ({ x, y }: MapPoint) =>
    !marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) * view.scale < WORDS_PX);
  const inSight = ends.filter((end) => isSeen(seen, end, WORDS_PX / 2));
  const [first = point] = ends;
  return { miles, radius, words: inSight.find(isFree) ?? inSight[0] ?? first };
}

/** Room that the words of a circle need around their middle, in CSS pixels. */
const WORDS_PX = 40;

/** Of half of the frame; where the view is the visitor's the place is as a rule not in the middle. */
const RING_ROOM = 0.85;

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
