import type { ChartAxis, ChartWords, ChartLook } from "./chart.ts";
import {
  bar,
  baseRule,
  hollowBar,
  look as lookStyle,
  openBar,
  readBar,
  tickLabel,
} from "./chart.css.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import type { Plot } from "./ChartDrawing.tsx";

interface BarSeries {
  name: string;
  look: ChartLook;
  /** Counts, for each point of the axis; `null` leaves a gap, 0 a mark on the base. */
  values: readonly (number | null)[];
  /** Hangs below the base: the opposite of what stands on it. */
  isBelow?: boolean;
}

interface BarPanel {
  key: string;
  /** In a chart of several, what this one is about. */
  title?: string;
  series: readonly BarSeries[];
  /** What is said where there is no value at all. */
  empty: string;
}

interface BarChartProps extends ChartWords {
  axis: ChartAxis;
  /** One drawing, or rows with one scale. */
  panels: readonly BarPanel[];
  format: (value: number) => string;
  /** The last point is not over yet. */
  isRunning?: boolean;
}

/** The bars of the last row, which has the names of the axis, are as high as those of the others. */
const HEIGHT = { alone: 200, row: 36, lastRow: 74 };

/** A narrower bar shows no inside, in pixels. */
const HOLLOW_FROM = 4;
/** So wide is what is not over at least, in pixels: its broken outline has to be seen. It is the last, and has room. */
const OPEN_LEAST = 6;
/** The height of none, in pixels. */
const LEAST = 1.5;

/** Counts, point by point, from 0 on. */
export function BarChart(props: BarChartProps) {
  const { axis, panels, format, isRunning = false, ...words } = props;
  const isAlone = panels.length === 1;
  const range = rangeOf(panels.flatMap(({ series }) => series));
  return (
    <ChartFrame
      {...words}
      axis={axis}
      layout={isAlone ? "one" : "rows"}
      panels={panels.map(({ key, title, series, empty }, index) => {
        const isLast = index === panels.length - 1;
        return {
          key,
          title,
          range: series.some(({ values }) => values.some((value) => value !== null)) ? range : null,
          empty,
          format: (value: number) => format(Math.abs(value)),
          height: isAlone ? HEIGHT.alone : isLast ? HEIGHT.lastRow : HEIGHT.row,
          rules: isAlone ? 4 : 0,
          isWhole: true,
          hasTicks: isAlone || isLast,
          hasLabel: isAlone || isLast,
          renderMarks: (plot) => (
            <>
              {series.map((each) => (
                <Bars
                  key={each.name}
                  series={each}
                  axis={axis}
                  plot={plot}
                  isRunning={isRunning}
                  format={format}
                />
              ))}
              <line
                x1={plot.left}
                x2={plot.right}
                y1={plot.y(0)}
                y2={plot.y(0)}
                className={baseRule}
              />
            </>
          ),
        };
      })}
    />
  );
}

interface BarsProps {
  series: BarSeries;
  axis: ChartAxis;
  plot: Plot;
  isRunning: boolean;
  format: (value: number) => string;
}

/** As many bars as may each have its number, where most points have none. */
const MOST_LONE = 6;
/** What a number needs up to the next bar, in pixels. */
const LABEL_ROOM = 48;

function Bars({ series, axis, plot, isRunning, format }: BarsProps) {
  const { look, values, isBelow = false } = series;
  const { x, y, place: read } = plot;
  const step = x(1) - x(0);
  const wide = Math.max(1.5, step * 0.72);
  // Bars far from each other are no shape that one reads: each has its number beside it.
  const known = values.flatMap((value, place) => (value === null ? [] : place));
  const areLone = known.length <= MOST_LONE && known.length * 2 <= values.length;
  return (
    <g className={lookStyle({ of: look })}>
      {!areLone || isBelow
        ? null
        : known.map((place, nth) => {
            const at = axis.points[place]?.at ?? 0;
            const next = axis.points[known[nth + 1] ?? -1]?.at;
            // What is read is said at the head, and the last has no room.
            if (place === read || next === undefined || x(next) - x(at) < LABEL_ROOM) return null;
            return (
              <text
                key={place}
                x={x(at) + wide / 2 + 4}
                y={y(0) - 4}
                className={tickLabel({ anchor: "start" })}
              >
                {format(values[place] ?? 0)}
              </text>
            );
          })}
      {values.map((value, place) => {
        const at = axis.points[place]?.at;
        // Below the base none is not seen: it would be a line of its own under that of the base.
        if (value === null || at === undefined || (isBelow && value === 0)) return null;
        const end = y(isBelow ? -value : value);
        const isOpen = isRunning && place === values.length - 1;
        // None is seen as well: a gap is another thing.
        const height = Math.max(LEAST, Math.abs(end - y(0)));
        return (
          <rect
            key={place}
            x={x(at) - wide / 2}
            width={isOpen ? Math.max(wide, OPEN_LEAST) : wide}
            y={isBelow ? y(0) : y(0) - height}
            height={height}
            className={barLook({ isOpen, isBelow, isRead: place === read, wide })}
          />
        );
      })}
    </g>
  );
}

interface BarState {
  isOpen: boolean;
  isBelow: boolean;
  isRead: boolean;
  /** In pixels. */
  wide: number;
}

function barLook({ isOpen, isBelow, isRead, wide }: BarState): string {
  if (isOpen) return openBar;
  if (isBelow && wide > HOLLOW_FROM) return hollowBar;
  return isRead ? readBar : bar;
}

/** From 0, or from the longest bar that hangs, to the longest that stands; `null` without any value. */
function rangeOf(series: readonly BarSeries[]): readonly [number, number] | null {
  const longest = (isBelow: boolean) =>
    Math.max(
      0,
      ...series
        .filter((each) => (each.isBelow ?? false) === isBelow)
        .flatMap(({ values }) => values.filter((value) => value !== null)),
    );
  if (series.every(({ values }) => values.every((value) => value === null))) return null;
  const [up, down] = [longest(false), longest(true)];
  return [-down, up === 0 && down === 0 ? 1 : up];
}
