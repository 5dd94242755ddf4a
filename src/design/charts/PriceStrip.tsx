import { area, curveStepAfter, line } from "d3-shape";
import { bounds, drawing, ends, levels, now as nowMark, strip, wash } from "./priceStrip.css.ts";

interface Step {
  /** From here on (epoch milliseconds) the price holds, until the next step. */
  from: number;
  /** `null` leaves a gap. */
  value: number | null;
}

interface PriceStripProps {
  /** Oldest first, and the last one known. */
  steps: readonly Step[];
  /** Of the drawing, which has no more room than what is known: epoch milliseconds. */
  end: number;
  formatValue: (value: number) => string;
  formatMoment: (moment: number) => string;
  /** Between few readings a price is taken to have held: a line of dashes claims less. */
  isSparse: boolean;
}

/**
 * How a price went, across the head of its page: its highest and its lowest are named, and where it is now has a mark. For
 * eyes: the words below it say what matters, and the page has the whole as a chart with its table.
 */
export function PriceStrip(props: PriceStripProps) {
  const { steps, end, formatValue, formatMoment, isSparse } = props;
  const known = steps.flatMap(({ value }) => value ?? []);
  const [first, last] = [steps[0], steps.findLast(({ value }) => value !== null)];
  if (first === undefined || last === undefined || last.value === null) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => (WIDTH * (at - first.from)) / Math.max(1, end - first.from);
  const y = (value: number) => (high === low ? 0 : (HEIGHT * (high - value)) / (high - low));
  const points = [...steps, { from: end, value: steps.at(-1)?.value ?? null }];
  const isKnown = ({ value }: Step) => value !== null;
  const xOf = ({ from }: Step) => x(from);
  const yOf = ({ value }: Step) => y(value ?? low);
  const stroke = line<Step>().defined(isKnown).x(xOf).y(yOf).curve(curveStepAfter);
  const ground = area<Step>().defined(isKnown).x(xOf).y0(BOTTOM).y1(yOf).curve(curveStepAfter);
  const until = steps.at(-1)?.value === null ? (steps.at(-1)?.from ?? end) : end;
  return (
    <span className={strip} aria-hidden="true">
      <span className={drawing}>
        <svg viewBox={`0 0 ${String(WIDTH)} ${String(BOTTOM)}`} preserveAspectRatio="none">
          <path className={wash} d={ground(points) ?? ""} />
          <path d={stroke(points) ?? ""} strokeDasharray={isSparse ? DASHES : undefined} />
        </svg>
        <span
          className={nowMark}
          style={{
            insetInlineStart: `${String((100 * x(until)) / WIDTH)}%`,
            insetBlockStart: `${String((100 * y(last.value)) / BOTTOM)}%`,
          }}
        />
      </span>
      <span className={levels}>
        <span>{formatValue(high)}</span>
        {high === low ? null : <span>{formatValue(low)}</span>}
      </span>
      <span className={`${ends} ${bounds}`}>
        <span>{formatMoment(first.from)}</span>
        <span>{until === end ? "Today" : formatMoment(until)}</span>
      </span>
    </span>
  );
}

/** Units of the drawing, which is as wide as its place. */
const WIDTH = 300;
const HEIGHT = 30;
const BOTTOM = 34;

const DASHES = "4 4";
