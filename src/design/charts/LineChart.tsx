import { area, line } from "d3-shape";
import {
  type ChartAxis,
  type ChartWords,
  isScattered,
  lineRange,
  marked,
  type LineSeries,
  dashOf,
  markPath,
} from "./chart.ts";
import {
  band as bandStyle,
  bandEdge,
  baseRule,
  filled,
  hollow,
  look as lookStyle,
  noFill,
  stroke,
} from "./chart.css.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import type { Plot } from "./ChartDrawing.tsx";

interface LinePanel {
  key: string;
  /** In a chart of several, what this one is about. */
  title?: string;
  /** What its values are for: "a gram". */
  per?: string;
  series: LineSeries;
  /** What is said where there is no value at all. */
  empty: string;
}

interface LineChartProps extends ChartWords {
  axis: ChartAxis;
  /** One drawing, or several with the same axis. */
  panels: readonly LinePanel[];
  format: (value: number) => string;
  /** Values are compared with 0: it has a rule of its own, and all panels have one scale. */
  aroundZero?: boolean;
  /** The last point is not over yet: it does not set the scale. */
  isRunning?: boolean;
}

const HEIGHT = { alone: 250, among: 132 };
/** How wide the band of a point without neighbors is, in pixels; less where the next point is nearer, and none where that is no band. */
const ALONE = { most: 12, least: 6 };
const MARK = { small: 36, large: 64 };

/** Values that come and go, with the span in which most lie: gaps stay gaps, one point is a point. */
export function LineChart(props: LineChartProps) {
  const { axis, panels, format, aroundZero = false, isRunning = false, ...words } = props;
  // What has a title of its own is one of several, also where only it is left to be drawn.
  const isAlone = panels.length === 1 && panels[0]?.title === undefined;
  const own = (series: LineSeries) => lineRange([series], aroundZero, isRunning);
  const common = aroundZero
    ? lineRange(
        panels.map(({ series }) => series),
        true,
        isRunning,
      )
    : null;
  return (
    <ChartFrame
      {...words}
      axis={axis}
      layout={isAlone ? "one" : "grid"}
      panels={panels.map(({ key, title, per, series, empty }) => ({
        key,
        title,
        per,
        look: title === undefined ? undefined : series.look,
        range: own(series) && (common ?? own(series)),
        only: onlyPlace(series.values),
        empty,
        format,
        height: isAlone ? HEIGHT.alone : HEIGHT.among,
        rules: isAlone ? 5 : 3,
        hasTicks: true,
        hasLabel: isAlone,
        isSpare: !isAlone,
        renderMarks: (plot) => (
          <>
            {aroundZero ? (
              <line
                x1={plot.left}
                x2={plot.right}
                y1={plot.y(0)}
                y2={plot.y(0)}
                className={baseRule}
              />
            ) : null}
            <Line series={series} axis={axis} plot={plot} isRunning={isRunning} />
          </>
        ),
      }))}
    />
  );
}

/** The place of the only value; `null` for several, and for none. */
function onlyPlace(values: readonly (number | null)[]): number | null {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  return first === last && first !== -1 ? first : null;
}

interface LineProps {
  series: LineSeries;
  axis: ChartAxis;
  plot: Plot;
  isRunning: boolean;
}

function Line({ series: { look, values, band }, axis: { points }, plot, isRunning }: LineProps) {
  const { x, y, place: read } = plot;
  // A line to what is not over would say that it has come to that: it ends before.
  const over = (of: readonly (number | null)[]) => (isRunning ? of.slice(0, -1) : of);
  const whole = over(values);
  const at = (place: number) => x(points[place]?.at ?? 0);
  const wide = Math.min(ALONE.most, x(1) - x(0));
  const drawn = (of: readonly (number | null)[]) =>
    line<number | null>()
      .defined((value) => value !== null)
      .x((_, place) => at(place))
      .y((value) => y(value ?? 0))(of) ?? "";
  const between = area<number | null>()
    .defined((low, place) => low !== null && (band?.high[place] ?? null) !== null)
    .x((_, place) => at(place))
    .y0((low) => y(low ?? 0))
    .y1((_, place) => y(band?.high[place] ?? 0));
  return (
    <g className={lookStyle({ of: look })}>
      {band === undefined || isScattered(whole) ? null : (
        <>
          <path d={between(over(band.low)) ?? ""} className={bandStyle} />
          <path d={drawn(over(band.low))} className={`${bandEdge} ${noFill}`} />
          <path d={drawn(over(band.high))} className={`${bandEdge} ${noFill}`} />
        </>
      )}
      {isScattered(whole) ? null : (
        <path d={drawn(whole)} className={stroke} strokeDasharray={dashOf(look)} />
      )}
      {marked(values, read, isRunning).map(({ place, value, isAlone }) => {
        const bounds = isAlone && band ? [band.low[place] ?? null, band.high[place] ?? null] : [];
        const [low = null, high = null] = bounds;
        const isOpen = isRunning && place === values.length - 1;
        const alone = Math.max(ALONE.least, wide);
        return (
          <g key={place} transform={`translate(${String(at(place))} 0)`}>
            {low === null || high === null || (isOpen && wide < ALONE.least) ? null : (
              <rect
                x={-alone / 2}
                width={alone}
                y={y(high)}
                height={y(low) - y(high)}
                className={`${bandStyle} ${bandEdge}`}
              />
            )}
            <path
              d={markPath(look, place === read ? MARK.large : MARK.small)}
              transform={`translate(0 ${String(y(value))})`}
              className={isOpen ? hollow : filled}
            />
          </g>
        );
      })}
    </g>
  );
}
