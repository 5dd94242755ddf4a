import { expect, it } from "vitest";
import { lineRange, marked } from "./chart.ts";

it("a point without neighbors has a mark, and so have the last one and the one that is read", () => {
  const places = marked([5, null, 4, 3, 2, 1, null], 3).map(({ place }) => place);
  expect(places).toEqual([0, 3, 5]);
  expect(marked([3, 5, 4], 2).map(({ isAlone }) => isAlone)).toEqual([true, true, true]);
  // What is not over stands alone, and the last that is has its mark, too.
  const running = marked([1, 2, 3, 4, 9], 0, true);
  expect(running.map(({ place, isAlone }) => [place, isAlone])).toEqual([
    [0, false],
    [3, false],
    [4, true],
  ]);
  expect(marked([5, null, 4], 2)).toEqual([
    { place: 0, value: 5, isAlone: true },
    { place: 2, value: 4, isAlone: true },
  ]);
});

it("the scale holds the values and their band, with air even around a single one", () => {
  const band = { low: [50, null], high: [150, null] };
  const range = lineRange([{ name: "Flower", look: "flower", values: [100, null], band }], false);
  expect(range?.[0]).toBeLessThan(50);
  expect(range?.[1]).toBeGreaterThan(150);
  const [low = 0, high = 0] = lineRange([{ name: "A", look: "leaf", values: [7] }], false) ?? [];
  expect(low).toBeLessThan(7);
  expect(high).toBeGreaterThan(7);
});

it("the scale is that of what is over, and of what is not where nothing else is known", () => {
  const series = (values: (number | null)[]) => [{ name: "A", look: "leaf", values } as const];
  expect(lineRange(series([5, 6, 90]), false, true)).toEqual(lineRange(series([5, 6]), false));
  expect(lineRange(series([null, 90]), false, true)).toEqual(lineRange(series([90]), false));
});

it("there is no scale without a value", () => {
  expect(lineRange([{ name: "Flower", look: "flower", values: [null, null] }], true)).toBeNull();
});
