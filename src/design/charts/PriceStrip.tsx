import { area, curveStepAfter, line } from "d3-shape";
import { drawing, EDGE, ends, levels, now as nowMark, strip, wash } from "./priceStrip.css.ts";

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
  /** It is the lowest there was, which has gold. */
  isRecord?: boolean;
}

/**
 * How a price went, as the lower edge of its page's head, from side to side: its highest and its lowest stand in it, and
 * where it is now has a mark. For eyes: the words above it say what matters, and the page has the whole as a chart with its
 * table.
 */
export function PriceStrip(props: PriceStripProps) {
  const { steps, end, formatValue, formatMoment, isSparse, isRecord = false } = props;
  const known = steps.flatMap(({ value }) => value ?? []);
  const [first, last] = [steps[0], steps.findLast(({ value }) => value !== null)];
  if (first === undefined || last === undefined || last.value === null) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => (WIDTH * (at - first.from)) / Math.max(1, end - first.from);
  const y = (value: number) => (high === low ? 0 : (HEIGHT * (high - value)) / (high - low));
  const lastStep = steps.at(-1)?.value ?? null;
  // What holds now goes on to the edge, behind its mark.
  const points = [...steps, { from: end + (end - first.from), value: lastStep }];
  const isKnown = ({ value }: Step) => value !== null;
  const xOf = ({ from }: Step) => x(from);
  const yOf = ({ value }: Step) => y(value ?? low);
  const stroke = line<Step>().defined(isKnown).x(xOf).y(yOf).curve(curveStepAfter);
  const ground = area<Step>().defined(isKnown).x(xOf).y0(BELOW).y1(yOf).curve(curveStepAfter);
  const until = steps.at(-1)?.value === null ? (steps.at(-1)?.from ?? end) : end;
  return (
    <div className={strip}>
      <span className={drawing} aria-hidden="true">
        <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} preserveAspectRatio="none">
          <path className={wash} d={ground(points) ?? ""} />
          <path d={stroke(points) ?? ""} strokeDasharray={isSparse ? DASHES : undefined} />
        </svg>
        <span
          className={nowMark({ isRecord })}
          style={{
            insetInlineStart: `calc((100% - ${EDGE}) * ${String(x(until) / WIDTH)})`,
            insetBlockStart: `${String((100 * y(last.value)) / HEIGHT)}%`,
          }}
        />
        <span className={levels}>
          <span>{formatValue(high)}</span>
          {high === low ? null : <span>{formatValue(low)}</span>}
        </span>
      </span>
      <span className={ends}>
        <span aria-hidden="true">{formatMoment(first.from)}</span>
        <span aria-hidden="true">{until === end ? "Today" : formatMoment(until)}</span>
      </span>
    </div>
  );
}

/** Units of the drawing, which is as wide as its place. */
const WIDTH = 300;
const HEIGHT = 30;
/** Down to the edge of what it stands on, however far that is: what is below is cut off. */
const BELOW = 30 * HEIGHT;
const DASHES = "4 4";
