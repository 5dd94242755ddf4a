import { CITIES, WELL_KNOWN_CITIES } from "#state/cities.ts";
import { GROUND } from "#state/ground.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import {
  clipRing,
  distanceOutside,
  isInside,
  metersPerUnit,
  middleOf,
  middleOfRings,
  project,
  ringsOf,
  type MapPoint,
} from "#domain/maps/geometry.ts";
import type { NamedPlace } from "#domain/maps/findPlace.ts";
import { degreeBoxes, scaleBarBox } from "./degrees.ts";
import { groundNames } from "./groundNames.ts";
import type { Box } from "./labelOffsets.ts";
import { clearOf, placeLabels, type PlacedLabel } from "./labelPlaces.ts";
import type { MapMark } from "./mapMarks.ts";
import { EDGE_PX } from "./markSize.ts";
import { roadShields } from "./roadShields.ts";
import { boundsOf, isSeen, type FrameSize, type MapView, type SeenPart } from "./mapView.ts";

/** What names of the map have to be told beside the marks. */
interface NamesAround {
  /** Towns that have stores. */
  towns: readonly NamedPlace[];
  /** Where something else stands that no name may cover. */
  taken: readonly MapPoint[];
  /** The arrows beside the map's buttons are out: they lie on it, too. */
  hasArrows?: boolean;
  /** Roads are drawn; not where streets are, which have their own numbers. */
  hasRoads?: boolean;
  /** What is seen: a county has its name in its part of that. Without it in its middle. */
  view?: MapView;
}

/** The names of the map as it is scaled: waters and neighbours, the largest cities, once it is closer than the whole state the numbers of roads and the towns that have stores, and from closer still the counties and all cities that are known. */
export function mapLabels(
  marks: readonly MapMark[],
  scale: number,
  { width, height }: FrameSize,
  { towns, taken, view, hasArrows = false, hasRoads = true }: NamesAround = {
    towns: [],
    taken: [],
  },
): PlacedLabel[] {
  const drawn = { width: STATE_FRAME.width * scale, height: STATE_FRAME.height * scale };
  const stocked = isCloserThanState(scale, width) ? towns.flatMap(townPoint) : [];
  const isStocked = new Set(stocked.map(({ name }) => name));
  const counties = view === undefined ? COUNTIES : countiesSeen({ view, size: { width, height } });
  const others = drawn.width > CLOSE_PX ? [...counties, ...OTHERS] : [];
  const all = [...LARGEST, ...stocked, ...others.filter(({ name }) => !isStocked.has(name))];
  if (view === undefined) return placeLabels(all, [...marks, ...asMarks(taken)], scale);
  const within = frameWithin(view, { width, height });
  // What is out of sight needs no name, nor has a place beside it.
  const names = all.filter(({ at }) => isIn(within, { x: at.x * scale, y: at.y * scale }));
  const things = [...marks, ...asMarks(taken)];
  const edges = [
    ...degreeBoxes({ view, size: { width, height } }),
    ...[scaleBarBox({ width, height })].filter((box) => box !== null),
    ...controlsBoxes(width, height, hasArrows),
  ].map(({ left, right, top, bottom }) => ({
    left: left - view.left,
    right: right - view.left,
    top: top - view.top,
    bottom: bottom - view.top,
  }));
  const labels = placeLabels(names, things, scale, within, edges, borders(), isInState);
  // Beside the counts of the whole state's marks a number of a road was read as one of them.
  const hasShields = hasRoads && isCloserThanState(scale, width);
  const shields = hasShields
    ? roadShields({ scale, within, isClear: clearOf(things, labels, scale, edges) })
    : [];
  const placed = [...labels, ...shields];
  return [...placed, ...groundNames(scale, within, clearOf(things, placed, scale, edges))];
}

let state: Rings | null = null;
const stateRings = (): Rings => (state ??= ringsOf(GROUND.state));
const isInState = (at: MapPoint): boolean => isInside(stateRings(), at);

let lines: Rings | null = null;
/** The state's own lines, with its rivers: a name that stands on one looks struck through. */
const borders = (): Rings =>
  (lines ??= [
    ...stateRings().map((ring) => ring.concat(ring.slice(0, 1))),
    ...GROUND.rivers.flatMap(({ d }) => ringsOf(d)),
  ]);

type Rings = readonly (readonly MapPoint[])[];

/** Whether a frame of such a width shows a part of the state only. */
export const isCloserThanState = (scale: number, width: number): boolean =>
  STATE_FRAME.width * scale > width;

/** What is seen of the drawing, in CSS pixels from its corner, without the edge: a name that does not fit is none. */
function frameWithin({ left, top }: MapView, { width, height }: FrameSize): Box {
  const off = EDGE_PX + AIR_PX;
  return {
    left: off - left,
    top: off - top,
    right: width - off - left,
    bottom: height - off - top,
  };
}

/** Between a name and the map's edge, in CSS pixels. */
const AIR_PX = 4;

const isIn = ({ left, top, right, bottom }: Box, { x, y }: MapPoint): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** What is no mark and no name may cover either. */
const asMarks = (points: readonly MapPoint[]) =>
  points.map(({ x, y }) => ({ x, y, members: [0, 1], priced: 2 }));

/** Where the map's buttons stand, in CSS pixels of the frame: they grow with the reader's type. */
function controlsBoxes(width: number, height: number, hasArrows: boolean): Box[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
  return (hasArrows ? [ZOOM_PX, ARROWS_PX] : [ZOOM_PX]).map((box) => ({
    left: width - (box.width * rem) / USUAL_REM,
    right: width,
    top: height - (box.height * rem) / USUAL_REM,
    bottom: height,
  }));
}
const USUAL_REM = 16;
const ZOOM_PX = { width: 62, height: 154 };
const ARROWS_PX = { width: 156, height: 108 };

/** Where the name of a town stands; one that the table has not is no dot: it is somewhere among its stores. */
function townPoint(town: NamedPlace) {
  if (WELL_KNOWN.has(town.name)) return [];
  const known = OTHERS.find(({ name }) => name === town.name);
  return known ?? { name: town.name, kind: "town" as const, at: project(STATE_FRAME, town) };
}

/** The counties that are seen, each with the middle of that part of it, and how far from there its name may stand, in CSS pixels. */
function countiesSeen({ view, size }: SeenPart) {
  const toUnits = (x: number, y: number) => ({
    x: (x - view.left) / view.scale,
    y: (y - view.top) / view.scale,
  });
  const [least, most] = [toUnits(0, 0), toUnits(size.width, size.height)];
  return outlines().flatMap((county) => {
    const parts = county.rings
      .map((ring) => clipRing(ring, least, most))
      .filter((part) => part.length > 2);
    const bounds = boundsOf(parts.flat());
    if (bounds === null) return [];
    const name = `${county.name} Co.`;
    const [across, along] = [bounds.width * view.scale, bounds.height * view.scale];
    if (across < name.length * LEAST_LETTER_PX || along < LEAST_LINE_PX) return [];
    return [
      {
        name,
        kind: "county" as const,
        at: middleOfRings(parts),
        reach: Math.min(across, along) / 2.5,
      },
    ];
  });
}

/** A strip of a county with less room for its name is not named, in CSS pixels. */
const LEAST_LETTER_PX = 8;
const LEAST_LINE_PX = 32;

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
  return outlines().find((county) => distanceOutside(county.rings, point) === 0);
}

let rings: { name: string; rings: ReturnType<typeof ringsOf> }[] | undefined;

/** The counties by their corners, which are read once one of them is asked for. */
function outlines() {
  return (rings ??= COUNTY_OUTLINES.map(({ name, d }) => ({ name, rings: ringsOf(d) })));
}

const METERS_PER_MILE = 1_609.344;

/** A mile in units of the drawing, at a point of it. */
const milesInUnits = (point: MapPoint) => METERS_PER_MILE / metersPerUnit(STATE_FRAME, point);

/** A circle around a place that says how far some miles are. */
export interface DistanceRing {
  miles: number;
  /** In units of the drawing. */
  radius: number;
  /** Where that is said: at the lower end of it, or where no mark is in the way; `null` where no end of it is in sight. */
  words: MapPoint | null;
}

/** How large a circle of so many miles is drawn around a point. */
export function distanceRing(
  point: MapPoint,
  miles: number,
  seen: SeenPart,
  marks: readonly MapPoint[],
): DistanceRing {
  const { view } = seen;
  const radius = miles * milesInUnits(point);
  const ends = [0.25, 0.75, 0.125, 0.375, 0.625, 0.875].map((turn) => ({
    x: point.x + radius * Math.cos(turn * 2 * Math.PI),
    y: point.y + radius * Math.sin(turn * 2 * Math.PI),
  }));
  const isFree = ({ x, y }: MapPoint) =>
    !marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) * view.scale < WORDS_PX);
  const inSight = ends.filter((end) => isSeen(seen, end, WORDS_PX / 2));
  return { miles, radius, words: inSight.find(isFree) ?? inSight[0] ?? null };
}

/** The ends of a circle of so many miles: what a view has to have in it to show the whole of it. */
export function around({ x, y }: MapPoint, miles: number): MapPoint[] {
  const radius = miles * milesInUnits({ x, y });
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ];
}

/** Room that the words of a circle need around their middle, in CSS pixels. */
const WORDS_PX = 40;

const WELL_KNOWN: ReadonlySet<string> = new Set(WELL_KNOWN_CITIES);

const cities = (isLargest: boolean) =>
  CITIES.filter(({ name }) => WELL_KNOWN.has(name) === isLargest).map((city) => ({
    name: city.name,
    kind: isLargest ? ("city" as const) : ("town" as const),
    at: project(STATE_FRAME, city),
    hasDot: true,
  }));
/** The largest cities, for whose names rings make room. */
export const LARGEST = cities(true);
const OTHERS = cities(false);
const ALL = [...LARGEST, ...OTHERS];

const COUNTIES = COUNTY_OUTLINES.map(({ name, d }) => ({
  name: `${name} Co.`,
  kind: "county" as const,
  at: middleOf(d),
}));

/** As wide as the drawing is in CSS pixels when there is room for the names of counties. */
const CLOSE_PX = 900;
