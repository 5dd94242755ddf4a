import { describe, expect, it } from "vitest";
import { nameWidth, placeLabels, type PlacedLabel } from "./labelPlaces.ts";
import { ringShape } from "./markSize.ts";

const COUNTY = { name: "Franklin Co.", kind: "county" as const, at: { x: 100, y: 100 } };
const CITY = { name: "Columbus", at: { x: 100, y: 100 }, hasDot: true };
const SCALE = 2;
const mark = (x: number, y: number, count = 2, priced = count) => ({
  x,
  y,
  members: Array(count).fill(0),
  priced,
});

/** Where a label is drawn, in pixels: its edges. */
function drawn(label: PlacedLabel | undefined) {
  if (label === undefined) throw new Error("There is one.");
  const { name, at, from, right, down } = label;
  const width = nameWidth(name, "town");
  const left = at.x * SCALE + right - (from === "start" ? 0 : from === "end" ? width : width / 2);
  const y = at.y * SCALE + down;
  return { left, right: left + width, top: y - 8, bottom: y + 8 };
}
const city = (marks: Parameters<typeof placeLabels>[1]) =>
  drawn(placeLabels([CITY], marks, SCALE)[0]);

it("the name of a county stands in its middle where nothing else does", () => {
  expect(placeLabels([COUNTY], [], SCALE)).toMatchObject([{ from: "middle", right: 0, down: 0 }]);
});

it("no name covers a mark: one without a clear place is left out", () => {
  const crowd = [88, 100, 112].flatMap((y) => [76, 100, 124].map((x) => mark(x, y, 9)));
  expect(placeLabels([{ name: "Rye", at: CITY.at, hasDot: true }, COUNTY], crowd, SCALE)).toEqual(
    [],
  );
});

describe("the name of a city", () => {
  it("begins at its dot where nothing else stands", () => {
    expect(city([])).toMatchObject({ left: 205.5, top: 192 });
  });

  it("touches the ring that stands on its dot, however large", () => {
    expect(city([mark(100, 100)]).left).toBeCloseTo(200 + 14 + 4 + 2);
    expect(city([mark(100, 100, 40)]).left).toBeCloseTo(200 + 22 + 4 + 2);
  });

  it("touches the pill that stands on its dot at its end, and keeps clear of one beside it", () => {
    const { radius, half } = ringShape({ members: Array(47).fill(0), priced: 1 });
    expect(half).toBeGreaterThan(5);
    expect(city([mark(100, 100, 47, 1)]).left).toBeCloseTo(200 + radius + half + 4 + 2);
    const { right, top } = city([mark(118, 100, 47, 1)]);
    expect(right === 194.5 || top >= 200 + radius).toBe(true);
  });

  it("ends at its dot where a ring stands at the other side", () => {
    expect(city([mark(114, 100, 9)]).right).toBe(194.5);
  });

  it("stands clear of a drop, whose tip is at its point", () => {
    const { left, top } = city([mark(100, 100, 1)]);
    expect(left >= 214 || top >= 202).toBe(true);
  });

  it("is not cut off by the side of the map", () => {
    const within = { left: -20, top: 0, right: 250, bottom: 400 };
    expect(drawn(placeLabels([CITY], [], SCALE, within)[0]).right).toBeLessThanOrEqual(250);
  });

  it("stands on no border where another side of its dot is free", () => {
    const border = [
      { x: 103, y: 0 },
      { x: 103, y: 200 },
    ];
    const [label] = placeLabels([CITY], [], SCALE, undefined, [], [border]);
    expect(drawn(label).right).toBe(194.5);
    const around = [
      ...[97, 100, 103].map((x) => [
        { x, y: 0 },
        { x, y: 200 },
      ]),
      ...[93, 96, 104, 107].map((y) => [
        { x: 0, y },
        { x: 200, y },
      ]),
    ];
    expect(
      placeLabels([CITY], [], SCALE, undefined, [], around),
      "rather than nowhere",
    ).toHaveLength(1);
  });

  it("is left out where a ring hides it and another town nearer to the ring's middle", () => {
    const over = mark(100, 100, 40);
    const names = (x: number) =>
      placeLabels([{ name: "Fairlawn", at: { x, y: 100 } }, CITY], [over], SCALE).map(
        ({ name }) => name,
      );
    expect(names(105)).toEqual(["Columbus"]);
    expect(names(125)).toEqual(["Fairlawn", "Columbus"]);
  });

  it("does not stand beside the dot of another city, nor on another name", () => {
    const other = { name: "Bexley", at: { x: 106, y: 100 }, hasDot: true };
    const [one, two] = placeLabels([CITY, other], [], SCALE).map(drawn);
    expect(one?.right).toBe(194.5);
    expect(two?.left).toBe(217.5);
  });
});
