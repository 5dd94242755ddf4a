import type { ReactNode } from "react";
import {
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
  type SymbolType,
} from "d3-shape";

/** A place of the horizontal axis at which there is something to read. */
interface ChartPoint {
  /** In the units of the axis. */
  at: number;
  /** What it is called, such as "Nov 2–8". */
  label: string;
  /** What the drawing itself says there, where the read-out need not: its name with its value. */
  drawn?: string;
}

/** A place of the horizontal axis that has its name below it. */
interface ChartTick {
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
interface ChartReading {
  look: ChartLook;
  name: string;
  words: string;
  /** The same at the head of a panel, where there is little room. */
  short?: ReactNode;
  /** Between what it lies, at the head of a panel below that. */
  span?: string | null;
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
  /** The points' names in the drawing have their values: the read-out is for those who do not see it. */
  saysInDrawing?: boolean;
  /** Of the point at this place of the axis' points; in a chart of several panels one for each. */
  readOut: (place: number) => readonly ChartReading[];
  /** What leads on from that point. */
  renderActions?: (place: number) => ReactNode;
  table: ChartRows;
  /** What the figures rest on. */
  children?: ReactNode;
}

interface Look {
  /** As `stroke-dasharray`; a line without breaks has none. */
  dash?: string;
  mark: SymbolType;
}

/**
 * What tells the lines of a chart apart beside their color: breaks and marks. A category looks the
 * same in every chart.
 */
export const LOOKS = {
  flower: { mark: symbolCircle },
  vape: { dash: "9 4", mark: symbolSquare },
  edible: { dash: "2 4", mark: symbolTriangle },
  extract: { dash: "11 3 2 3", mark: symbolDiamond },
  leaf: { mark: symbolCircle },
  buckeye: { dash: "9 4", mark: symbolSquare },
} as const satisfies Readonly<Record<string, Look>>;

export type ChartLook = keyof typeof LOOKS;

export const dashOf = (look: ChartLook): string | undefined => {
  const { dash }: Look = LOOKS[look];
  return dash;
};

/** The outline of a look's mark around the origin, of so many square pixels. */
export const markPath = (look: ChartLook, area: number): string =>
  symbol(LOOKS[look].mark, area)() ?? "";

/** A value for each point of the axis; `null` leaves a gap. */
export interface LineSeries {
  name: string;
  look: ChartLook;
  values: readonly (number | null)[];
  /** The span in which most of what a value stands for lies. */
  band?: { low: readonly (number | null)[]; high: readonly (number | null)[] };
}

/**
 * The values that a scale is made of: those of what is over. What is not would stretch it by what may be gone tomorrow,
 * and is drawn at the edge where it lies beyond; it counts where nothing else is known.
 */
function scaled(values: readonly (number | null)[], isRunning: boolean): number[] {
  const over = (isRunning ? values.slice(0, -1) : values).filter((value) => value !== null);
  return over.length > 0 ? over : values.filter((value) => value !== null);
}

/** The lowest and the highest of what is over, with a little air around it; `null` without any value. */
export function lineRange(
  series: readonly LineSeries[],
  aroundZero: boolean,
  isRunning = false,
): readonly [number, number] | null {
  const known = series.flatMap(({ values, band }) =>
    [values, ...(band ? [band.low, band.high] : [])].flatMap((each) => scaled(each, isRunning)),
  );
  if (known.length === 0) return null;
  const zero = aroundZero ? [0] : [];
  const low = Math.min(...known, ...zero);
  const high = Math.max(...known, ...zero);
  const air = (high - low) * 0.06 || Math.abs(high) * 0.05 || 1;
  return [low - air, high + air];
}

/** Of fewer values a line would say where they lead. */
const LINE_FROM = 4;

/** Whether so few values are known that they stand as points, each with its span. */
export const isScattered = (values: readonly (number | null)[]): boolean =>
  values.filter((value) => value !== null).length < LINE_FROM;

/**
 * Values that have a mark: those without a neighbor, which no line shows, the last one, and the one
 * that is read; where there are few, all. What is not over stands alone, and beside it the last that is.
 */
export function marked(values: readonly (number | null)[], read: number, isRunning = false) {
  const whole = isRunning ? values.slice(0, -1) : values;
  const last = whole.findLastIndex((value) => value !== null);
  const areAlone = isScattered(whole);
  return values.flatMap((value, place) => {
    if (value === null) return [];
    const isAlone =
      areAlone ||
      place >= whole.length ||
      ((whole[place - 1] ?? null) === null && (whole[place + 1] ?? null) === null);
    return isAlone || place === last || place === read ? [{ place, value, isAlone }] : [];
  });
}
