import { expect, it } from "vitest";
import { spreadLabels } from "./spreadLabels.ts";

it("leaves labels where they are as long as none is in another’s way", () => {
  expect(spreadLabels([80, 20], 14, 0, 100)).toEqual([80, 20]);
});

it("moves labels apart and keeps their order", () => {
  expect(spreadLabels([50, 52, 51], 14, 0, 100)).toEqual([50, 78, 64]);
});

it("keeps labels inside of the drawing", () => {
  expect(spreadLabels([99, 98], 14, 0, 100)).toEqual([100, 86]);
  expect(spreadLabels([-5], 14, 0, 100)).toEqual([0]);
});
