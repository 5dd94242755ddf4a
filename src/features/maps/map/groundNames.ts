import { GROUND } from "#state/ground.ts";
import {
  clipRing,
  isInside,
  middleOfRings,
  ringsOf,
  type MapPoint,
} from "#domain/maps/geometry.ts";
import { boundsOf } from "./mapView.ts";
import { isWithin, LINE, overlaps, type Box } from "./labelOffsets.ts";
import { LETTERS, type LabelKind, type PlacedLabel } from "./labelPlaces.ts";

/** Points that are tried for a name are so far from each other, in CSS pixels. */
const STEP = 18;
/** What is seen of a lake is often narrow. */
const LAKE_STEP = 7;
/** A river's name stands so far beside it, where it is as straight as this. */
const BESIDE = 13;
const STRAIGHT = 8;

/**
 * The names of what the state lies in: its neighbours, each in the middle of what is seen of it, lakes where there is water,
 * and rivers beside them on the other side. They stand where nothing else does, or nowhere.
 *
 * @param scale CSS pixels of a unit of the drawing
 * @param within where names may stand, in CSS pixels from the drawing's corner
 * @param isClear whether nothing else stands in a box
 */
export function groundNames(
  scale: number,
  within: Box,
  isClear: (box: Box) => boolean,
): PlacedLabel[] {
  const { land, lakes, rivers, state } = shapes();
  const least = { x: within.left / scale, y: within.top / scale };
  const most = { x: within.right / scale, y: within.bottom / scale };
  const seen = (rings: Rings) =>
    rings.map((ring) => clipRing(ring, least, most)).filter((part) => part.length > 2);
  const lands = land
    .map(({ name, rings }) => ({ name, rings: seen(rings) }))
    .filter(({ rings }) => rings.length > 0);
  const own = seen(state);
  const placed: PlacedLabel[] = [];
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    isWithin(box, within) && isClear(box) && !taken.some((other) => overlaps(box, other));
  const put = (
    name: string,
    kind: LabelKind,
    candidates: readonly Candidate[],
    holds: (at: MapPoint) => boolean = () => true,
  ) => {
    for (const { x, y, turn } of candidates) {
      const boxes = boxesAlong({ x, y }, name.length * LETTERS[kind], turn);
      const isThere =
        boxes.every(isFree) &&
        boxes.flatMap(cornersOf).every((corner) => holds(inUnits(corner, scale)));
      if (!isThere) continue;
      taken.push(...boxes);
      const at = inUnits({ x, y }, scale);
      placed.push({ name, kind, at, from: "middle", right: 0, down: 0, turn });
      return;
    }
  };
  for (const { name, box, at, tilt } of lakes) {
    const from = { x: Math.max(least.x, box.least.x), y: Math.max(least.y, box.least.y) };
    const to = { x: Math.min(most.x, box.most.x), y: Math.min(most.y, box.most.y) };
    const points = nearestFirst(from, to, at, scale, LAKE_STEP);
    put(
      name,
      "lake",
      turned(points, tilt),
      (point) => !isInside(own, point) && !lands.some(({ rings }) => isInside(rings, point)),
    );
  }
  for (const { name, lines } of rivers) {
    const points = lines.flatMap((line) => besideLine(line, name, state, scale, within));
    put(
      name,
      "river",
      points.toSorted((a, b) => a.off - b.off),
    );
  }
  for (const { name, rings } of lands) {
    const bounds = boundsOf(rings.flat());
    const length = name.length * LETTERS.land;
    if (bounds === null || Math.max(bounds.width, bounds.height) * scale < length) continue;
    const [across, along] = [bounds.width / 2, bounds.height / 2];
    const { middle } = bounds;
    const points = nearestFirst(
      { x: middle.x - across, y: middle.y - along },
      { x: middle.x + across, y: middle.y + along },
      middleOfRings(rings),
      scale,
      STEP,
    );
    // Where only a strip of it is seen, along that.
    const tried = [0, -90].flatMap((turn) => turned(points, turn));
    put(name, "land", tried, (point) => isInside(rings, point));
  }
  return placed;
}

type Rings = readonly (readonly MapPoint[])[];

const inUnits = ({ x, y }: MapPoint, scale: number): MapPoint => ({ x: x / scale, y: y / scale });

/** Where a name may be, in CSS pixels from the drawing's corner, and how it is turned. */
interface Candidate extends MapPoint {
  turn: number;
}

const turned = (points: readonly MapPoint[], turn: number): Candidate[] =>
  points.map(({ x, y }) => ({ x, y, turn }));

/** Points of a part of the drawing, those nearest to its middle first, in CSS pixels. */
function nearestFirst(
  from: MapPoint,
  to: MapPoint,
  middle: MapPoint,
  scale: number,
  step: number,
): MapPoint[] {
  const points: MapPoint[] = [];
  for (let x = from.x * scale; x <= to.x * scale; x += step)
    for (let y = from.y * scale; y <= to.y * scale; y += step) points.push({ x, y });
  const far = ({ x, y }: MapPoint) => Math.hypot(x - middle.x * scale, y - middle.y * scale);
  return points.sort((a, b) => far(a) - far(b));
}

/** Places beside a river, out of the state, and how far it is there from a straight line. */
function besideLine(
  line: readonly MapPoint[],
  name: string,
  state: Rings,
  scale: number,
  within: Box,
): (Candidate & { off: number })[] {
  const drawn = line.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const width = name.length * LETTERS.river;
  const found: (Candidate & { off: number })[] = [];
  drawn.forEach((from, first) => {
    if (from.x < within.left || from.x > within.right) return;
    if (from.y < within.top || from.y > within.bottom) return;
    const last = drawn.findIndex(
      (to, at) => at > first && Math.hypot(to.x - from.x, to.y - from.y) >= width,
    );
    const to = drawn[last];
    if (to === undefined) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [right, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const offs = drawn
      .slice(first, last + 1)
      .map(({ x, y }) => (x - from.x) * -down + (y - from.y) * right);
    const [lowest, highest] = [Math.min(...offs), Math.max(...offs)];
    if (highest - lowest > 2 * STRAIGHT) return;
    for (const side of [highest + BESIDE, lowest - BESIDE]) {
      const x = (from.x + to.x) / 2 - down * side;
      const y = (from.y + to.y) / 2 + right * side;
      if (isInside(state, { x: x / scale, y: y / scale })) continue;
      const turn = (Math.atan2(down, right) * 180) / Math.PI;
      const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
      // Upright letters are easier to read than those that climb.
      found.push({ x, y, turn: upright, off: highest - lowest + Math.abs(upright) / 6 });
    }
  });
  return found;
}

/** Small boxes along a name that is turned around its middle: together they cover it. */
function boxesAlong({ x, y }: MapPoint, width: number, turn: number): Box[] {
  const half = LINE / 2;
  const count = Math.max(1, Math.ceil(width / LINE));
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: count }, (_, at) => {
    const along = ((at + 0.5) / count - 0.5) * width;
    const middle = { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) };
    return {
      left: middle.x - half,
      right: middle.x + half,
      top: middle.y - half,
      bottom: middle.y + half,
    };
  });
}

const cornersOf = ({ left, right, top, bottom }: Box): MapPoint[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
];

let read: ReturnType<typeof readShapes> | undefined;

/** The ground by its corners, which are read once a name is placed. */
const shapes = () => (read ??= readShapes());

function readShapes() {
  return {
    state: ringsOf(GROUND.state),
    land: GROUND.land.map(({ name, d }) => ({ name, rings: ringsOf(d) })),
    lakes: GROUND.lakes,
    rivers: GROUND.rivers.map(({ name, d }) => ({ name, lines: ringsOf(d) })),
  };
}
