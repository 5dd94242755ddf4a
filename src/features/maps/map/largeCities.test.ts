import { describe, expect, it } from "vitest";
import { STATE_FRAME } from "#state/outlines.ts";
import { project } from "#domain/maps/geometry.ts";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { storeProfile } from "../../../../tests/support/data/offers.ts";
import { LINE, overlaps, type Box } from "./labelOffsets.ts";
import { nameWidth, type PlacedLabel } from "./labelPlaces.ts";
import { makeRoom } from "./makeRoom.ts";
import { marksOf, type MapMark } from "./mapMarks.ts";
import { LARGEST, mapLabels } from "./mapNames.ts";
import { ringShape } from "./markSize.ts";
import { toPixels, wholeState } from "./mapView.ts";

/** Where the stores of the state's own list are, north and west, those with prices first: rings crowd around large cities. */
const STORES = `
  41.09 81.49, 39.33 82.10, 40.80 81.53, 41.72 81.28, 39.47 84.55, 38.41 82.52, 41.16 80.56, 41.07 81.44,
  41.38 81.78, 41.25 81.36, 39.77 84.12, 41.20 80.74, 41.46 81.48, 39.23 84.16, 41.41 81.52, 41.51 81.58,
  40.06 82.86, 41.69 81.29, 39.15 84.45, 40.15 84.22, 41.40 82.45, 40.15 83.00, 40.01 81.63, 40.73 84.08,
  38.74 82.95, 39.11 84.29, 40.72 82.55, 39.52 84.76, 41.38 81.73, 41.65 83.63, 41.25 80.79, 41.15 81.35,
  39.93 83.12, 39.93 82.96, 41.66 81.38, 41.38 82.07, 40.80 81.50, 39.54 82.41, 39.76 84.18, 39.41 81.45,
  39.45 84.36, 39.15 84.47, 40.01 82.99, 39.95 82.80, 39.95 83.83, 41.06 80.59, 41.36 81.72, 39.13 84.51,
  41.27 82.61, 40.07 80.85, 41.28 80.84, 39.07 84.32, 40.90 81.14, 39.49 84.72, 41.10 81.45, 41.05 81.48,
  39.99 83.03, 41.12 81.47, 41.05 83.60, 41.22 80.72, 40.76 84.15, 40.08 82.43, 40.09 82.85, 39.44 84.33,
  40.12 83.01, 39.46 84.18, 39.72 82.22, 39.11 84.51, 39.78 84.19, 41.36 82.07, 41.13 81.51, 39.53 84.39,
  40.64 80.58, 40.17 83.02, 40.12 83.75, 39.34 82.07, 41.40 82.58, 38.53 82.68, 41.50 81.68, 41.42 81.73,
  41.48 81.77, 41.42 82.18, 41.69 83.62, 39.97 82.89, 41.22 80.78, 39.15 84.41, 39.73 84.25, 41.08 81.51,
  40.75 81.40, 41.52 81.67, 39.97 83.01, 41.39 81.44, 41.62 81.46, 40.00 82.93, 40.38 82.83, 41.41 82.66,
  39.92 83.78, 40.39 80.72, 41.50 81.56, 39.74 84.17, 40.08 83.14, 39.70 84.10, 40.02 83.01, 39.95 83.00,
  39.04 82.62, 39.30 82.10, 39.96 82.92, 39.34 84.53, 39.65 83.54, 38.75 82.99, 41.85 80.82, 41.86 80.95,
  40.80 81.37, 40.07 83.09, 41.42 82.12, 40.64 82.23, 41.35 81.53, 41.50 81.69, 41.06 80.66, 39.10 84.54,
  39.98 82.99, 39.96 82.91, 39.32 82.13, 41.49 81.73, 40.00 83.01, 41.18 84.75, 40.26 83.07, 39.97 82.99,
  41.36 83.65, 39.14 84.62, 39.07 84.35, 41.58 81.53, 39.24 84.78, 40.09 82.98, 40.15 82.96, 39.86 84.33,
  39.79 84.24, 40.75 81.40, 39.95 83.12, 40.09 83.09, 40.75 83.22, 40.17 84.23, 39.76 82.67, 40.30 81.85,
  41.12 80.77, 39.92 82.83, 39.95 83.38, 39.82 84.20, 41.09 81.44, 39.18 84.78, 40.49 81.47, 41.46 82.20,
  41.35 81.68, 39.11 84.60, 41.52 81.66, 40.85 84.34, 39.44 84.34, 39.44 84.42, 39.05 84.25, 38.73 83.01,
  39.17 82.98, 41.48 81.83, 41.42 81.73, 41.47 81.69, 39.15 84.44, 39.15 84.44, 40.27 81.87, 38.66 83.77,
  40.07 80.75, 39.37 82.98, 39.17 84.42, 40.58 83.08, 40.06 82.45, 38.44 82.38, 40.37 80.69, 41.16 81.24,
  41.88 80.75, 39.97 83.05, 39.95 82.94, 41.34 83.08, 41.41 81.61, 39.50 84.34, 41.42 81.76, 39.89 83.81,
  41.17 82.22, 39.10 84.30, 41.03 81.87, 39.29 84.47, 39.14 84.54, 39.26 84.34, 41.03 81.49, 39.85 84.79,
  41.37 81.89, 41.49 81.69, 39.96 83.02, 41.50 81.52, 39.90 82.03, 39.94 83.10, 41.30 84.55, 39.16 84.54,
  41.47 81.78, 39.94 82.83, 41.11 83.19, 39.99 82.03, 39.12 84.44, 41.04 83.67, 40.14 82.99, 39.16 84.27,
  39.04 83.94, 39.40 81.41, 39.22 83.61, 39.16 84.42, 41.40 81.47, 40.57 84.18, 40.30 83.05, 39.97 83.15,
  41.39 83.65, 40.83 81.39, 39.22 84.47, 39.77 84.11, 40.08 82.43, 39.12 84.52, 40.06 82.91, 41.59 81.50,
  41.58 81.48, 39.15 84.63
`;

const listed = STORES.split(",").map((_, at): ListedStore => ({
  store: storeProfile({ slug: `store-${String(at)}` }),
  miles: null,
  perGram: null,
}));
const points = new Map(
  STORES.split(",").map((each, at) => {
    const [lat = 0, west = 0] = each.trim().split(" ").map(Number);
    return [`store-${String(at)}`, project(STATE_FRAME, { lat, lon: -west })];
  }),
);

/** The map's frame on phones, beside a list and on desks, without what the list lies over. */
const FRAMES = [
  [320, 220],
  [320, 270],
  [320, 372],
  [360, 290],
  [375, 260],
  [390, 372],
  [412, 400],
  [427, 553],
  [430, 308],
  [500, 560],
  [665, 606],
  [900, 640],
] as const;

describe.each(FRAMES)("on a map of %i × %i pixels with many rings", (width, height) => {
  const size = { width, height };
  const view = wholeState(STATE_FRAME, size);
  const marks = (stores: readonly ListedStore[], priced: ReadonlySet<string> = new Set()) =>
    makeRoom(marksOf({ listed: stores, points, priced }, view.scale, []), LARGEST, view.scale);
  const cities = (placed: ReturnType<typeof marks>) =>
    mapLabels(placed, view.scale, size, { towns: [], taken: [], view })
      .filter(({ kind }) => kind === "city")
      .map((label) => ({ label, box: drawn(label) }));
  const every = (nth: number) => listed.filter((_, at) => at % nth === 0);
  const some = new Set(listed.flatMap(({ store }, at) => (at % 7 === 0 ? [store.slug] : [])));

  it.each([1, 2, 3])("most large cities have their names, of every %i. store", (nth) => {
    expect(cities(marks(every(nth))).length).toBeGreaterThanOrEqual(4);
  });

  it.each([1, 2, 3])("each name is at its own place, of every %i. store", (nth) => {
    for (const placed of [marks(every(nth)), marks(every(nth), some)])
      for (const { label, box } of cities(placed)) {
        const dot = toPixels(view, label.at);
        const over = placed
          .filter((mark) => members(mark) > 1 && toMark(mark, dot) < ringShape(mark).radius)
          .map((mark) => ringShape(mark).radius);
        const far = distance(box, dot);
        // A ring that hides the dot is touched by the name.
        expect(far, label.name).toBeLessThanOrEqual(
          over.length === 0 ? 16.001 : Math.max(...over) + 10,
        );
        if (over.length === 0 && far > 10) expect(label.leader, label.name).toBeDefined();
        for (const { name, at } of LARGEST)
          if (name !== label.name)
            expect(distance(box, toPixels(view, at)), label.name).toBeGreaterThan(far);
      }
  });

  it("no mark and no other name covers a name", () => {
    for (const placed of [marks(listed), marks(listed, some)]) {
      const named = cities(placed);
      for (const { label, box } of named) {
        for (const other of named)
          if (other.label !== label) expect(overlaps(box, other.box), label.name).toBe(false);
        for (const ring of placed.filter((mark) => members(mark) > 1)) {
          const { radius, half } = ringShape(ring);
          const wide = { ...box, left: box.left - half, right: box.right + half };
          const far = distance(wide, toPixels(view, ring));
          expect(far, label.name).toBeGreaterThanOrEqual(radius);
        }
      }
    }
  });

  const members = (mark: MapMark) => mark.members.length;
  function toMark(mark: MapMark, dot: { x: number; y: number }): number {
    const { x, y } = toPixels(view, mark);
    const { half } = ringShape(mark);
    return Math.hypot(Math.max(0, Math.abs(x - dot.x) - half), y - dot.y);
  }

  function drawn({ name, kind, at, from, right, down }: PlacedLabel): Box {
    const { x, y } = toPixels(view, at);
    const wide = nameWidth(name, kind);
    const left = x + right - (from === "start" ? 0 : from === "end" ? wide : wide / 2);
    const top = y + down - LINE / 2;
    return { left, right: left + wide, top, bottom: top + LINE };
  }
});

function distance({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
