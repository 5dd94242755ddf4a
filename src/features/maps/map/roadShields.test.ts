import { expect, it } from "vitest";
import { STATE_FRAME } from "#state/outlines.ts";
import { project } from "#domain/maps/geometry.ts";
import { mapLabels } from "./mapNames.ts";
import { toPixels, wholeState, type MapView } from "./mapView.ts";

const desk = { width: 660, height: 600 };
const whole = wholeState(STATE_FRAME, desk);
const closer = (times: number): MapView => {
  const scale = whole.scale * times;
  const { x, y } = project(STATE_FRAME, { lat: 39.96, lon: -83 });
  return { scale, left: 330 - x * scale, top: 300 - y * scale };
};
const shieldsOf = (view: MapView, marks: Parameters<typeof mapLabels>[0] = [], hasRoads = true) =>
  mapLabels(marks, view.scale, desk, { towns: [], taken: [], view, hasRoads }).filter(
    ({ kind }) => kind === "road",
  );

it("no road is named beside the counts of the whole state; closer they are, those of a city more than once", () => {
  expect(shieldsOf(whole)).toEqual([]);
  const close = shieldsOf(closer(8)).map(({ name }) => name);
  expect(close).toEqual(expect.arrayContaining(["70", "71", "270"]));
  expect(close.filter((number) => number === "270").length).toBeGreaterThan(1);
});

it("no shield is near another one, nor on a mark, nor where streets have their own", () => {
  const view = closer(8);
  const shields = shieldsOf(view).map(({ at }) => toPixels(view, at));
  for (const [each, one] of shields.entries())
    for (const other of shields.slice(each + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(36);
  const [first] = shieldsOf(view);
  const { x, y } = first?.at ?? { x: 0, y: 0 };
  const mark = {
    slug: "a",
    x,
    y,
    position: 0,
    members: [0, 1],
    priced: 0,
    isRough: false,
    label: "",
  };
  for (const { at } of shieldsOf(view, [mark]))
    expect(Math.hypot(at.x - x, at.y - y) * view.scale).toBeGreaterThan(14);
  expect(shieldsOf(view, [], false)).toEqual([]);
});
