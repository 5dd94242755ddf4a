import { expect, it } from "vitest";
import { losses, record } from "./losses.ts";
import { Samples } from "./samples.ts";

/** Rounds in turns: the product's figure and the reference's. */
function measured(metric: "onlinePaint" | "apiMenu", ...rounds: (readonly [number, number])[]) {
  const samples = new Samples();
  for (const [product, limit] of rounds) {
    samples.add("product", { [metric]: product });
    samples.add("limit", { [metric]: limit });
  }
  return samples;
}

const PAINT = { onlinePaint: { limit: 1 } };

it("names what has become slower beside the reference, and by how much", () => {
  const samples = measured("onlinePaint", [130, 100], [300, 200], [125, 100]);
  expect(losses(samples, PAINT)).toEqual([{ metric: "onlinePaint", to: "limit", was: 1, is: 1.3 }]);
});

it("takes a machine that was busy for no loss", () => {
  expect(losses(measured("onlinePaint", [400, 410], [120, 100], [105, 100]), PAINT)).toEqual([]);
  expect(losses(measured("onlinePaint", [99, 100], [150, 100], [150, 100]), PAINT)).toEqual([]);
});

it("knows that fewer requests per second are the loss", () => {
  const recorded = { apiMenu: { limit: 0.5 } };
  const [fewer, more] = [30, 90].map((product) =>
    measured("apiMenu", [product, 100], [product, 100], [product, 100]),
  );
  expect(fewer && losses(fewer, recorded)).toHaveLength(1);
  expect(more && losses(more, recorded)).toEqual([]);
});

it("records ratios, and keeps those of other parts", () => {
  const samples = measured("onlinePaint", [120, 100], [120, 100], [120, 100]);
  expect(record(samples, { apiMenu: { limit: 0.5 } })).toEqual({
    apiMenu: { limit: 0.5 },
    onlinePaint: { limit: 1.2 },
  });
});
