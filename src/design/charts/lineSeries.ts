import type { ChartLook } from "./looks.ts";

/** A value for each point of the axis; `null` leaves a gap. */
export interface LineSeries {
  name: string;
  look: ChartLook;
  values: readonly (number | null)[];
  /** The span in which most of what a value stands for lies. */
  band?: { low: readonly (number | null)[]; high: readonly (number | null)[] };
}

/** The lowest and the highest that is drawn, with a little air around it; `null` without any value. */
export function lineRange(
  series: readonly LineSeries[],
  aroundZero: boolean,
): readonly [number, number] | null {
  const known = series
    .flatMap(({ values, band }) => [...values, ...(band ? [...band.low, ...band.high] : [])])
    .filter((value) => value !== null);
  if (known.length === 0) return null;
  const zero = aroundZero ? [0] : [];
  const low = Math.min(...known, ...zero);
  const high = Math.max(...known, ...zero);
  const air = (high - low) * 0.06 || Math.abs(high) * 0.05 || 1;
  return [low - air, high + air];
}

/**
 * Values that have a mark: those without a neighbor, which no line shows, the last one, and the one
 * that is read.
 */
export function marked(values: readonly (number | null)[], read: number) {
  const last = values.findLastIndex((value) => value !== null);
  return values.flatMap((value, place) => {
    if (value === null) return [];
    const isAlone = (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;
    return isAlone || place === last || place === read ? [{ place, value, isAlone }] : [];
  });
}
