import { expect, it } from "vitest";
import { GROUND } from "#state/ground.ts";
import { STATE_FRAME } from "#state/outlines.ts";
import { isInside, project, ringsOf, unproject } from "#domain/maps/geometry.ts";
import { boxAcross, degreesAlong, scaleBar } from "./degrees.ts";
import { LETTERS, type PlacedLabel } from "./labelPlaces.ts";
import { mapLabels } from "./mapNames.ts";
import { toPixels, wholeState, type MapView } from "./mapView.ts";

const desk = { width: 660, height: 600 };
const whole = wholeState(STATE_FRAME, desk);
const nothing = { towns: [], taken: [] };
const labelsOf = (view: MapView) => mapLabels([], view.scale, desk, { ...nothing, view });

/** From where to where a name goes in the frame, as far as it is not turned. */
function drawn(view: MapView, { name, kind, at, from, right, down }: PlacedLabel) {
  const { x, y } = toPixels(view, at);
  const width = name.length * LETTERS[kind];
  const left = x + right - (from === "start" ? 0 : from === "end" ? width : width / 2);
  return { left, right: left + width, top: y + down - 8, bottom: y + down + 8 };
}

it("of the whole state the lake, the river and every neighbour with room are named where they are", () => {
  const labels = labelsOf(whole);
  const named = (name: string) => labels.find((each) => each.name === name);
  for (const name of ["Lake Erie", "Ohio River", "Michigan", "Kentucky", "West Virginia"])
    expect(named(name), name).toBeDefined();
  const state = ringsOf(GROUND.state);
  for (const { name, kind, at } of labels) {
    if (kind !== "land" && kind !== "lake" && kind !== "river") continue;
    expect(isInside(state, at), name).toBe(false);
    const land = GROUND.land.find((each) => isInside(ringsOf(each.d), at))?.name;
    if (kind === "land") expect(land).toBe(name);
    if (kind === "lake") expect(land).toBeUndefined();
    // It is the border with these.
    if (kind === "river") expect(["Kentucky", "West Virginia"]).toContain(land);
  }
});

it("a name is never cut at the frame's edge: it stands wholly within it, with 4 pixels of air, or nowhere", () => {
  for (const [lat, lon] of [
    [41.08, -81.52],
    [41.4, -82.2],
    [39.15, -84.5],
    [40, -83],
    [41.65, -83.5],
  ] as const)
    for (const times of [1.5, 3, 5.5, 9]) {
      const scale = whole.scale * times;
      const { x, y } = project(STATE_FRAME, { lat, lon });
      const view = { scale, left: 330 - x * scale, top: 300 - y * scale };
      const labels = labelsOf(view);
      expect(labels.length).toBeGreaterThan(0);
      for (const label of labels) {
        if (label.turn) continue;
        const { left, right, top, bottom } = drawn(view, label);
        expect(left, label.name).toBeGreaterThanOrEqual(4);
        expect(right, label.name).toBeLessThanOrEqual(desk.width - 4);
        expect(top, label.name).toBeGreaterThanOrEqual(4);
        expect(bottom, label.name).toBeLessThanOrEqual(desk.height - 4);
      }
    }
});

it("steps of degrees stand where they are, in closer steps the closer one is", () => {
  const { across, along } = degreesAlong({ view: whole, size: desk });
  const west = across.find(({ words }) => words === "84°W");
  expect(unproject(STATE_FRAME, { x: west?.at ?? 0, y: 0 }).lon).toBeCloseTo(-84, 6);
  const north = along.find(({ words }) => words === "41°N");
  const { at = 0, half = 0 } = north ?? {};
  expect(unproject(STATE_FRAME, { x: 0, y: at + half }).lat).toBeCloseTo(41, 6);
  const { x, y } = project(STATE_FRAME, { lat: 41.1, lon: -81.5 });
  const scale = whole.scale * 4;
  const close = { view: { scale, left: 330 - x * scale, top: 300 - y * scale }, size: desk };
  expect(degreesAlong(close).across.map(({ words }) => words)).toContain("81°30′W");
  // Words at an end of the edge would be cut off.
  for (const each of degreesAlong(close).across) {
    const box = boxAcross(close, each);
    if (box !== null) expect(box.left > 0 && box.right <= desk.width).toBe(true);
  }
});

it("the scale bar is a round number of miles, as long as they are in the middle", () => {
  const { miles, px } = scaleBar({ view: whole, size: desk });
  expect(miles).toBe(50);
  // The state is about 220 miles wide.
  expect(px / (STATE_FRAME.width * whole.scale)).toBeCloseTo(50 / 227, 1);
});
