import { describe, expect, it } from "vitest";
import { placeLabels } from "./labelPlaces.ts";

const COUNTY = { name: "Franklin Co.", at: { x: 100, y: 100 } };
const CITY = { name: "Columbus", at: { x: 100, y: 100 }, hasDot: true };
const SCALE = 2;
const mark = (x: number, y: number, count = 2) => ({ x, y, members: Array(count).fill(0) });

/** Where a label is drawn, in pixels: its middle and half of its size. */
const drawn = (marks: Parameters<typeof placeLabels>[1]) => {
  const [label] = placeLabels([CITY], marks, SCALE);
  if (label === undefined) throw new Error("There is one.");
  return { x: 200 + label.right, y: 200 + label.down };
};

it("the name of a county stands in its middle where nothing else does", () => {
  expect(placeLabels([COUNTY], [], SCALE)).toMatchObject([{ right: 0, down: 0 }]);
});

describe("the name of a city", () => {
  it("stands beside its dot where nothing else does", () => {
    const { x, y } = drawn([]);
    expect(x).toBe(200);
    expect(Math.abs(y - 200)).toBeGreaterThanOrEqual(8 + 2);
    expect(Math.abs(y - 200)).toBeLessThan(20);
  });

  it("keeps clear of a larger ring by more", () => {
    const away = (count: number) => Math.hypot(drawn([mark(100, 100, count)]).y - 200);
    expect(away(40)).toBeGreaterThan(away(2));
  });

  it("stands beside a ring that is at its point", () => {
    const { x, y } = drawn([mark(100, 100)]);
    expect(Math.abs(y - 200) >= 26 || Math.abs(x - 200) >= 45).toBe(true);
    expect(Math.hypot(x - 200, y - 200)).toBeLessThan(60);
  });

  it("is left out where the only clear place is so far away that it would be another's name", () => {
    const crowd = [88, 100, 112].flatMap((y) => [76, 100, 124].map((x) => mark(x, y, 9)));
    expect(placeLabels([{ name: "Rye", at: CITY.at }], crowd, SCALE)).toEqual([]);
  });

  it("stands clear of a drop, whose tip is at its point", () => {
    const { y } = drawn([mark(100, 100, 1)]);
    expect(y).toBeGreaterThan(200);
  });

  it("is not cut off by the side of the map, though it covers less there", () => {
    const dayton = { name: "Dayton", at: { x: 6, y: 100 } };
    const rings = [mark(20, 92), mark(20, 108)];
    const [label] = placeLabels([dayton], rings, SCALE, 300);
    expect(12 + (label?.right ?? NaN) - ("Dayton".length * 7.5) / 2).toBeGreaterThanOrEqual(-20);
  });

  it("does not stand beside the dot of another city", () => {
    const other = { name: "Bexley", at: { x: 110, y: 88 }, hasDot: true };
    const [label] = placeLabels([CITY, other], [mark(100, 108)], SCALE);
    const [right, down] = [200 + (label?.right ?? NaN), 200 + (label?.down ?? NaN)];
    const isClear = Math.abs(down - 176) >= 8 + 12 || Math.abs(right - 220) >= 30 + 12;
    expect(isClear).toBe(true);
  });

  it("stands clear of another name", () => {
    const [one, other] = placeLabels([CITY, { ...CITY, name: "Bexley" }], [], SCALE);
    expect([one?.right, one?.down]).not.toEqual([other?.right, other?.down]);
  });
});
