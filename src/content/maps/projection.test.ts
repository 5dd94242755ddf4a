import { describe, expect, it } from "vitest";
import { STATE_FRAME } from "#state/outlines.ts";
import { metersPerUnit, project, unproject } from "#domain/maps/geometry.ts";

describe("the drawing of the state", () => {
  it("has a place where Web Mercator has it, and gives it back", () => {
    const columbus = { lat: 39.961, lon: -82.999 };
    const point = project(STATE_FRAME, columbus);
    expect(unproject(STATE_FRAME, point).lat).toBeCloseTo(columbus.lat, 9);
    expect(unproject(STATE_FRAME, point).lon).toBeCloseTo(columbus.lon, 9);
  });

  it("holds the state's corners at its edges", () => {
    expect(project(STATE_FRAME, { lat: 41.978, lon: -84.8207 }).x).toBeCloseTo(0, 0);
    expect(project(STATE_FRAME, { lat: 41.978, lon: -84.8207 }).y).toBeCloseTo(0, -1);
    expect(project(STATE_FRAME, { lat: 38.4033, lon: -80.5187 }).y).toBeCloseTo(2_175, -1);
  });

  it("knows how long its units are", () => {
    expect(metersPerUnit(STATE_FRAME, { x: 1_000, y: 1_000 })).toBeCloseTo(183, -1);
  });
});
