import type { MapPoint } from "#domain/maps/geometry.ts";
import { beside, boxAt, distanceTo, overlaps, widened, type Box } from "./labelOffsets.ts";
import { BESIDE_PX, nameWidth } from "./labelPlaces.ts";
import type { MapMark } from "./mapMarks.ts";
import { CITY_DOT_PX, isPill, MARK_PX, ringShape } from "./markSize.ts";

/** A name that rings make room for. */
interface FirstName {
  name: string;
  at: MapPoint;
}

/**
 * The marks, some of their rings a little aside, so that the names of the largest cities can stand beside their dots: a ring
 * is only about where its stores are, a city is exactly where it is. A ring that hides a dot leaves it, if it is small enough; else
 * the city is named beside the ring, which others make room for, too.
 * Pills are wider than marks are apart, and go a little aside for each other first.
 *
 * @param scale CSS pixels of a unit of the drawing
 */
export function makeRoom(
  marks: readonly MapMark[],
  cities: readonly FirstName[],
  scale: number,
): MapMark[] {
  let placed = pillsApart(marks, scale);
  const names: Box[] = [];
  for (const city of cities) {
    const at = { x: city.at.x * scale, y: city.at.y * scale };
    const dot = boxAround(at, CITY_DOT_PX / 2);
    const hiding = placed.find(
      (mark) => isRing(mark) && farFrom(mark, dot, scale) < ringShape(mark).radius,
    );
    const width = nameWidth(city.name, "city");
    const waysFrom = (marksNow: readonly MapMark[], over: MapMark | undefined) =>
      beside([over === undefined ? dot : roomAround(over, scale)], at)
        .map((place) => boxAt(at, place, width))
        .filter(
          (box) =>
            (over === undefined || distanceTo(box, at) <= roomOf(over) + BESIDE_PX) &&
            !names.some((other) => overlaps(box, other)),
        )
        .flatMap((box) => wayWith(marksNow, box, [...names, dot], scale) ?? []);
    // A city is seen where its dot is: only where a ring has no place beside that, the name is put to the ring.
    const seen =
      hiding === undefined
        ? []
        : offDot(placed, hiding, dot, [...names, dot], scale).flatMap((off) =>
            waysFrom(off.marks, undefined).flatMap((way) => {
              const cost = way.cost + off.cost;
              return cost > FARTHEST_PX ? [] : [{ ...way, cost }];
            }),
          );
    const ways = seen.length > 0 ? seen : waysFrom(placed, hiding);
    const [best] = ways.toSorted((a, b) => a.cost - b.cost);
    if (best === undefined) continue;
    placed = best.marks;
    names.push(best.box);
  }
  return placed;
}

/** The marks, of which pills and the rings beside them are moved until no pill lies on another mark, as far as they may. A drop stays. */
function pillsApart(marks: readonly MapMark[], scale: number): MapMark[] {
  const moved = marks.map((mark) => ({ ...mark }));
  const pills = moved.filter(isPill);
  for (let pass = 0; pass < PASSES; pass++)
    for (const pill of pills)
      for (const other of moved) {
        const step = other === pill ? null : overlapOf(pill, other, scale);
        if (step === null) continue;
        const part = isRing(other) ? 0.5 : 0;
        pill.x -= (step.x * (1 - part)) / scale;
        pill.y -= (step.y * (1 - part)) / scale;
        other.x += (step.x * part) / scale;
        other.y += (step.y * part) / scale;
      }
  return moved.map((mark, at) => {
    const from = marks[at] ?? mark;
    const far = Math.hypot(mark.x - from.x, mark.y - from.y) * scale;
    if (far === 0) return from;
    const part = Math.min(1, ASIDE_PX / far);
    return Object.assign(mark, {
      x: from.x + (mark.x - from.x) * part,
      y: from.y + (mark.y - from.y) * part,
    });
  });
}

/** How far the other of two marks, one of which is a pill, has to go to lie beside it, the shorter way, in CSS pixels; `null` where it does. */
function overlapOf(mark: MapMark, other: MapMark, scale: number): MapPoint | null {
  if (!isPill(mark) && !isPill(other)) return null;
  const [one, two] = [bodyOf(mark), bodyOf(other)];
  const x = (other.x - mark.x) * scale;
  const y = (other.y - mark.y) * scale + one.up - two.up;
  const [half, room] = [one.half + two.half, one.radius + two.radius + APART_PX];
  const across = Math.max(0, Math.abs(x) - half);
  if (Math.hypot(across, y) >= room - HAIR_PX) return null;
  const aside = half + Math.sqrt(Math.max(0, room ** 2 - y ** 2)) - Math.abs(x);
  const along = Math.sqrt(Math.max(0, room ** 2 - across ** 2)) - Math.abs(y);
  return aside <= along ? { x: x < 0 ? -aside : aside, y: 0 } : { x: 0, y: y < 0 ? -along : along };
}

/** What is seen of a mark: a drop is round above its point. */
const bodyOf = (mark: MapMark) =>
  isRing(mark) ? { ...ringShape(mark), up: 0 } : { radius: 12, half: 0, up: 17 };

/** A pill or a ring beside it goes no farther aside for the other than that, and lies so far from it, in CSS pixels. */
const ASIDE_PX = 18;
const APART_PX = 3;
const HAIR_PX = 0.01;
/** What has gone aside for one may be in the way of the next. */
const PASSES = 8;

interface Way {
  box: Box;
  marks: MapMark[];
  /** How far rings are moved for it, in CSS pixels. */
  cost: number;
}

/** The marks as they stand where a name has that box; `null` where one would have to go too far, or onto something else. */
function wayWith(
  marks: readonly MapMark[],
  box: Box,
  others: readonly Box[],
  scale: number,
): Way | null {
  let cost = 0;
  const moved = marks.map((mark) => {
    const lacking = roomOf(mark) - farFrom(mark, box, scale);
    if (lacking <= 0) return mark;
    cost += isRing(mark) ? lacking : Infinity;
    const [x, y] = [mark.x * scale, mark.y * scale];
    const { left, right } = widened(box, halfOf(mark));
    const [across, along] = [x - clamp(x, left, right), y - clamp(y, box.top, box.bottom)];
    const far = Math.hypot(across, along);
    if (far === 0) cost = Infinity;
    const part = far === 0 ? 0 : lacking / far / scale;
    return { ...mark, x: mark.x + across * part, y: mark.y + along * part };
  });
  if (cost > FARTHEST_PX) return null;
  return isRoomy(moved, marks, others, scale) ? { box, marks: moved, cost } : null;
}

/** Whether marks that moved lie on none of these boxes, and near no other mark. */
const isRoomy = (
  moved: readonly MapMark[],
  marks: readonly MapMark[],
  others: readonly Box[],
  scale: number,
): boolean =>
  moved.every(
    (mark, at) =>
      mark === marks[at] ||
      (others.every((other) => farFrom(mark, other, scale) >= ringShape(mark).radius) &&
        moved.every(
          (other, place) =>
            place === at ||
            (Math.hypot(other.x - mark.x, other.y - mark.y) * scale >= LEAST_APART_PX &&
              overlapOf(mark, other, scale) === null),
        )),
  );

/** The marks as they stand where a ring has left the dot that it hides, to each side where it may, the shortest way first; none where all are too far. */
function offDot(
  marks: readonly MapMark[],
  ring: MapMark,
  dot: Box,
  others: readonly Box[],
  scale: number,
): Omit<Way, "box">[] {
  const room = ringShape(ring).radius + 1;
  return SIDES.flatMap(({ x, y }) => {
    const gone = (px: number) => ({
      ...ring,
      x: ring.x + (x * px) / scale,
      y: ring.y + (y * px) / scale,
    });
    const cost = STEPS_PX.find((px) => farFrom(gone(px), dot, scale) >= room);
    if (cost === undefined) return [];
    const moved = marks.map((mark) => (mark === ring ? gone(cost) : mark));
    return isRoomy(moved, marks, others, scale) ? [{ marks: moved, cost }] : [];
  }).toSorted((a, b) => a.cost - b.cost);
}

/** Up, down, to the sides and between them. */
const SIDES: readonly MapPoint[] = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => ({
  x: Math.cos((eighth * Math.PI) / 4),
  y: Math.sin((eighth * Math.PI) / 4),
}));

/** All rings that make room for a name move no farther than that together, and no two marks come nearer than the other, in CSS pixels. */
const FARTHEST_PX = 20;
const STEPS_PX = Array.from({ length: FARTHEST_PX }, (_, at) => at + 1);
const LEAST_APART_PX = MARK_PX - 8;
/** Between a ring and a name, as names have it that are placed, and a hair more. */
const AIR_PX = 4.5;
/** About as far as a drop reaches. */
const DROP_PX = 24;

const isRing = ({ members }: MapMark): boolean => members.length > 1;

const roomOf = (mark: MapMark): number =>
  isRing(mark) ? ringShape(mark).radius + AIR_PX : DROP_PX;

/** What no name may stand in. */
const roomAround = (mark: MapMark, scale: number): Box =>
  widened(boxAround({ x: mark.x * scale, y: mark.y * scale }, roomOf(mark)), halfOf(mark));

const halfOf = (mark: MapMark): number => (isRing(mark) ? ringShape(mark).half : 0);

/** How far a mark's middle is from a box; of a pill the line in its middle. */
const farFrom = (mark: MapMark, box: Box, scale: number): number =>
  distanceTo(widened(box, halfOf(mark)), { x: mark.x * scale, y: mark.y * scale });

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const boxAround = ({ x, y }: MapPoint, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});
