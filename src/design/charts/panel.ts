import type { ScaleLinear } from "d3-scale";
import type { ReactNode } from "react";
import type { ChartLook } from "./looks.ts";

/** Where things are in a panel, in CSS pixels. */
export interface Plot {
  x: (at: number) => number;
  y: ScaleLinear<number, number>;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The place of the point that is read. */
  place: number;
}

/** One drawing of a chart; all of a chart have the same horizontal axis and the same point. */
export interface ChartPanel {
  key: string;
  /** In a chart of several, what this one is about. */
  title?: string | undefined;
  look?: ChartLook | undefined;
  /** The lowest and the highest value, `null` without any. */
  range: readonly [low: number, high: number] | null;
  /** What stands in place of a drawing that has no value. */
  empty: string;
  format: (value: number) => string;
  /** Of the whole panel, in pixels. */
  height: number;
  /** How many values have a rule, at about; without one there is neither rule nor label. */
  rules: number;
  /** There is nothing between 1 and 2: values are counted. */
  isWhole?: boolean;
  /** The places of the horizontal axis stand below it. */
  hasTicks: boolean;
  /** The point that is read stands above it, unless said otherwise. */
  hasLabel?: boolean;
  renderMarks: (plot: Plot) => ReactNode;
}
