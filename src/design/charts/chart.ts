import type { ReactNode } from "react";
import type { ChartLook } from "./looks.ts";

/** A place of the horizontal axis at which there is something to read. */
export interface ChartPoint {
  /** In the units of the axis. */
  at: number;
  /** What it is called, such as "Nov 2–8". */
  label: string;
}

/** A place of the horizontal axis that has its name below it. */
export interface ChartTick {
  at: number;
  label: string;
}

/** What runs from left to right in all panels of a chart. */
export interface ChartAxis {
  /** Both ends of the axis. */
  domain: readonly [from: number, to: number];
  /** From left to right. */
  points: readonly ChartPoint[];
  /** The place of the point that is read to begin with; the last one unless said otherwise. */
  start?: number;
  /** @param most as many as there is room for */
  ticks: (most: number) => readonly ChartTick[];
}

/** A line of the read-out: what there is at a point, in words. */
export interface ChartReading {
  look: ChartLook;
  name: string;
  words: string;
  /** The same at the head of a panel, where there is little room. */
  short?: ReactNode;
}

/** The same as numbers. */
export interface ChartRows {
  columns: readonly string[];
  /** The first cell heads its row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** What every chart says of itself, whatever it draws. */
export interface ChartWords {
  title: string;
  /** What the vertical axis counts. */
  unit: string;
  /** What is to be seen, in a sentence. */
  sentence?: ReactNode;
  /** Of the point at this place of the axis' points; in a chart of several panels one for each. */
  readOut: (place: number) => readonly ChartReading[];
  /** What leads on from that point. */
  renderActions?: (place: number) => ReactNode;
  table: ChartRows;
  /** What the figures rest on. */
  children?: ReactNode;
}
