import type { MapPoint } from "#domain/maps/geometry.ts";
import type { MapMark } from "./mapMarks.ts";
import { CITY_DOT_PX, ringPx } from "./markSize.ts";

/** A name of the map, and how far its middle is drawn from its place, in CSS pixels. */
export interface PlacedLabel {
  name: string;
  at: MapPoint;
  right: number;
  down: number;
}

/** A rectangle in CSS pixels. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** About as wide as a letter of a label is, and as tall as its line. */
const LETTER = 7.5;
const LINE = 16;
/** Around a ring, whose outline is drawn outside of it, and a dot a little room; and how far a drop reaches to the sides and above its tip. */
const ROOM = { ring: 5, dot: 2, otherDot: 12 };
const DROP = { side: 14, above: 34 };

/** The places that are tried around a name's own, in CSS pixels. */
const ACROSS = [0, -12, 12, -25, 25, -37, 37, -50, 50];
const ALONG = [0, 14, -14, 22, -22, 28, -28, 36, -36];
/** What a square pixel of a mark that is covered costs, and what a pixel away from the name's own place. */
const COVERING = 4;
const FAR = 6;
/** A name whose edge is further away than this, the room of a large ring, is read as another place's, and is left out. */
const ASTRAY = 30;
/** What a pixel costs that lies beyond the drawing and its margin, where the frame of a narrow phone ends, and the margin. */
const CUT = 400;
const MARGIN = 20;

/** A name to be placed. */
interface NamedPoint {
  name: string;
  at: MapPoint;
  /** A dot says where exactly it is. */
  hasDot?: boolean;
}

/**
 * Where names of the map stand, as clear of its marks, of dots and of each other as they can near their own places. A name
 * is drawn above the marks, so that it stays whole where there is no clear place; where that is too far away it is not drawn.
 *
 * @param scale CSS pixels of a unit of the drawing
 * @param width of the drawing, in its units
 */
export function placeLabels(
  names: readonly NamedPoint[],
  marks: readonly Pick<MapMark, "x" | "y" | "members">[],
  scale: number,
  width = Infinity,
): PlacedLabel[] {
  const taken = marks.map((mark) => boxOfMark(mark, scale));
  const dots = names.filter(({ hasDot }) => hasDot);
  return names.flatMap(({ name, at }) => {
    // Beside another city's dot a name would be read as that one's.
    const dotBoxes = dots.map((dot) => {
      const room = dot.name === name ? ROOM.dot : ROOM.otherDot;
      return boxAround(dot.at, CITY_DOT_PX / 2 + room, scale);
    });
    const half = (name.length * LETTER) / 2;
    const boxAt = ({ right, down }: { right: number; down: number }): Box => ({
      left: at.x * scale + right - half,
      right: at.x * scale + right + half,
      top: at.y * scale + down - LINE / 2,
      bottom: at.y * scale + down + LINE / 2,
    });
    const tried = ACROSS.flatMap((right) => ALONG.map((down) => ({ right, down }))).map((place) => {
      const box = boxAt(place);
      const cut = Math.max(0, -MARGIN - box.left) + Math.max(0, box.right - MARGIN - width * scale);
      const cost =
        COVERING * covered(box, [...taken, ...dotBoxes]) +
        FAR * Math.hypot(place.right, place.down) +
        CUT * cut;
      return { place, box, cost };
    });
    const best = tried.reduce((least, each) => (each.cost < least.cost ? each : least));
    const across = Math.max(0, Math.abs(best.place.right) - half);
    const along = Math.max(0, Math.abs(best.place.down) - LINE / 2);
    if (Math.hypot(across, along) > ASTRAY) return [];
    taken.push(best.box);
    return [{ name, at, ...best.place }];
  });
}

function boxOfMark({ x, y, members }: Pick<MapMark, "x" | "y" | "members">, scale: number): Box {
  const [left, top] = [x * scale, y * scale];
  return members.length > 1
    ? boxAround({ x, y }, ringPx(members.length) / 2 + ROOM.ring, scale)
    : { left: left - DROP.side, right: left + DROP.side, top: top - DROP.above, bottom: top + 2 };
}

function boxAround({ x, y }: MapPoint, reach: number, scale: number): Box {
  const [across, along] = [x * scale, y * scale];
  return { left: across - reach, right: across + reach, top: along - reach, bottom: along + reach };
}

/** How much of a box others cover, in square pixels. */
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const along = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return across > 0 && along > 0 ? sum + across * along : sum;
  }, 0);
}
