import { scaleUtc } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import { HOUR_MS } from "#domain/time/spans.ts";
import { type ChartWords, lineRange, markPath } from "./chart.ts";
import { filled, look as lookStyle, stroke } from "./chart.css.ts";
import { ChartFrame } from "./ChartFrame.tsx";

interface Step {
  /** From here on (epoch milliseconds) the value holds, until the next step. */
  from: number;
  /** `null` leaves a gap. */
  value: number | null;
}

interface StepChartProps extends Omit<ChartWords, "readOut" | "renderActions" | "saysInDrawing"> {
  steps: readonly Step[];
  begin: number;
  /** Now. */
  end: number;
  formatValue: (value: number) => string;
  formatMoment: (moment: number) => string;
  /** What a value is called in the read-out. */
  name: string;
  /** What is said of a gap. */
  unknown: string;
  /** Between few readings a value is taken to have held: a line of dashes claims less. */
  isSparse?: boolean;
}

const DASHES = "3 6";

/** The ticks are midnights in UTC; at noon it is the same day in all of America. */
const HALF_DAY_MS = 12 * HOUR_MS;

/** Of the room that a label has: so far from the end the label before it still stands beside "Today". */
const LAST_ROOM = 0.85;

/** A value that holds until it changes. All moments, now as well, are on one scale: what began yesterday is a short step with its mark. */
export function StepChart(props: StepChartProps) {
  const { steps, begin, end, formatValue, formatMoment, name, unknown, isSparse, ...words } = props;
  const said = (value: number | null) => (value === null ? unknown : formatValue(value));
  const last = steps.at(-1);
  const span = end - begin;
  const points = withEnds(last ? [...steps, { from: end, value: last.value }] : steps);
  const series = { name, look: "leaf", values: steps.map(({ value }) => value) } as const;
  return (
    <ChartFrame
      {...words}
      axis={{
        domain: [begin, end],
        points: steps.map(({ from, value }, place) => {
          const label = `From ${formatMoment(from)}${spanEnd(steps[place + 1], formatMoment)}`;
          return { at: from, label, drawn: `${label}: ${said(value)}` };
        }),
        ticks: (most) => [
          ...thinned(scaleUtc([begin, end], [0, 1]).ticks(most), most)
            .map((tick) => ({
              at: tick.getTime(),
              label: formatMoment(tick.getTime() + HALF_DAY_MS),
            }))
            // The last one has its room.
            .filter(({ at }) => end - at > (span / most) * LAST_ROOM),
          { at: end, label: "Today" },
        ],
      }}
      saysInDrawing
      readOut={(place) => [{ look: "leaf", name, words: said(steps[place]?.value ?? null) }]}
      panels={[
        {
          key: "steps",
          range: lineRange([series], false),
          empty: unknown,
          format: formatValue,
          height: 220,
          rules: 4,
          hasTicks: true,
          renderMarks: ({ x, y, place }) => {
            const drawn = line<Step>()
              .defined(({ value }) => value !== null)
              .x(({ from }) => x(from))
              .y(({ value }) => y(value ?? 0))
              .curve(curveStepAfter);
            const read = steps[place];
            return (
              <g className={lookStyle({ of: "leaf" })}>
                <path
                  d={drawn(points) ?? ""}
                  className={stroke}
                  strokeDasharray={isSparse ? DASHES : undefined}
                />
                {read === undefined || read.value === null ? null : (
                  <path
                    d={markPath("leaf", 64)}
                    transform={`translate(${String(x(read.from))} ${String(y(read.value))})`}
                    className={filled}
                  />
                )}
              </g>
            );
          },
        },
      ]}
    />
  );
}

/** Weeks or months are more than were asked for: every other one then, or every third. */
function thinned<Each>(ticks: readonly Each[], most: number): Each[] {
  const every = Math.max(1, Math.ceil(ticks.length / most));
  return ticks.filter((_, place) => place % every === 0);
}

const spanEnd = (next: Step | undefined, formatMoment: (moment: number) => string) =>
  next === undefined ? "" : ` to ${formatMoment(next.from)}`;

/** A value holds up to the gap after it, so it is drawn once more where the gap begins. */
function withEnds(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, place) => {
    const before = steps[place - 1]?.value ?? null;
    return step.value === null && before !== null ? [{ ...step, value: before }, step] : [step];
  });
}
