import { scaleLinear, scaleUtc } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import { useId } from "react";
import { HOUR_MS } from "#domain/time/spans.ts";
import { useWidth } from "./useWidth.ts";
import { caption, chart, frame, momentLabel, path, valueLabel } from "./stepChart.css.ts";

interface StepChartProps {
  title: string;
  /** What the vertical axis counts. */
  unit: string;
  /** From `from` (epoch milliseconds) on the value holds, until the next step; `null` leaves a gap. */
  steps: readonly { from: number; value: number | null }[];
  begin: number;
  end: number;
  formatValue: (value: number) => string;
  formatMoment: (moment: number) => string;
}

/** Before it is known how much room there is. */
const USUAL_WIDTH = 640;
const HEIGHT = 220;
/** The ticks are midnights in UTC; at noon it is the same day in all of America. */
const HALF_DAY_MS = 12 * HOUR_MS;
const EDGE = { top: 12, right: 12, bottom: 30, left: 64 };

/** A value that holds until it changes. The table beside it says the same in words. */
export function StepChart(props: StepChartProps) {
  const { title, unit, steps, begin, end, formatValue, formatMoment } = props;
  const id = useId();
  const [root, width] = useWidth(USUAL_WIDTH);
  const values = steps.flatMap(({ value }) => value ?? []);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = scaleUtc([begin, end], [EDGE.left, width - EDGE.right]);
  const y = scaleLinear([low * 0.95, high * 1.05], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4);
  const last = steps.at(-1);
  const drawn = line<{ from: number; value: number | null }>()
    .defined(({ value }) => value !== null)
    .x(({ from }) => x(from))
    .y(({ value }) => y(value ?? 0))
    .curve(curveStepAfter);
  const points = withEnds(last ? [...steps, { from: end, value: last.value }] : steps);

  return (
    <figure ref={root} className={frame} aria-labelledby={id}>
      <figcaption id={id} className={caption}>
        {title} <small>({unit})</small>
      </figcaption>
      <svg viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`} className={chart} aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${String(y(tick))})`}>
            <line x1={EDGE.left} x2={width - EDGE.right} />
            <text x={EDGE.left - 8} dy="0.32em" className={valueLabel}>
              {formatValue(tick)}
            </text>
          </g>
        ))}
        {x.ticks(Math.max(2, Math.floor(width / 130))).map((tick) => (
          <text key={tick.getTime()} x={x(tick)} y={HEIGHT - 8} className={momentLabel}>
            {formatMoment(tick.getTime() + HALF_DAY_MS)}
          </text>
        ))}
        <path d={drawn(points) ?? ""} className={path} />
      </svg>
    </figure>
  );
}

/** A value holds up to the gap after it, so it is drawn once more where the gap begins. */
function withEnds(steps: readonly { from: number; value: number | null }[]) {
  return steps.flatMap((step, place) => {
    const before = steps[place - 1]?.value ?? null;
    return step.value === null && before !== null ? [{ ...step, value: before }, step] : [step];
  });
}
