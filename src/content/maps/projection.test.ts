import { describe, expect, it } from "vitest";
import { OHIO_FRAME } from "./countyOutlines.ts";
import { metersPerUnit, project, unproject } from "#domain/maps/geometry.ts";

describe("the drawing of the state", () => {
  it("has a place where Web Mercator has it, and gives it back", () => {
    const columbus = { lat: 39.961, lon: -82.999 };
    const point = project(OHIO_FRAME, columbus);
    expect(unproject(OHIO_FRAME, point).lat).toBeCloseTo(columbus.lat, 9);
    expect(unproject(OHIO_FRAME, point).lon).toBeCloseTo(columbus.lon, 9);
  });

  it("holds the state's corners at its edges", () => {
    expect(project(OHIO_FRAME, { lat: 41.978, lon: -84.8207 }).x).toBeCloseTo(0, 0);
    expect(project(OHIO_FRAME, { lat: 41.978, lon: -84.8207 }).y).toBeCloseTo(0, -1);
    expect(project(OHIO_FRAME, { lat: 38.4033, lon: -80.5187 }).y).toBeCloseTo(2_175, -1);
  });

  it("knows how long its units are", () => {
    expect(metersPerUnit(OHIO_FRAME, { x: 1_000, y: 1_000 })).toBeCloseTo(183, -1);
  });
});
