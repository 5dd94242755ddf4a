import { expect, it } from "vitest";
import { typicalTerpenes } from "./typicalTerpenes.ts";

it("counts a label of an extract as much as one of flower", () => {
  const flower = { myrcene: 0.8, limonene: 0.4 };
  const extract = { limonene: 8, myrcene: 2 };
  expect(typicalTerpenes([flower, extract])).toEqual({ limonene: 100, myrcene: 83 });
});

it("takes one terpene's spellings together, and leaves out what is on few labels", () => {
  const common = { "beta-caryophyllene": 1, myrcene: 0.5 };
  const labels = [
    ...Array.from({ length: 9 }, () => common),
    { "Beta Caryophyllene": 1, linalool: 1 },
  ];
  expect(typicalTerpenes(labels)).toEqual({ betacaryophyllene: 100, myrcene: 45 });
});

it.each([[[]], [[null]], [[{ myrcene: null }]], [[{ myrcene: 0 }]]])(
  "knows nothing of a strain whose labels are %j",
  (labels) => {
    expect(typicalTerpenes(labels)).toBeNull();
  },
);
