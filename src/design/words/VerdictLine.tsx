import type { Register } from "#domain/prices/atRegister.ts";
import { isRecord, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictText, type JudgedOffer } from "#domain/offers/verdictText.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
import { drawing, marked, sparkline, verdictLine } from "./verdictLine.css.ts";

interface VerdictLineProps {
  verdict: PriceVerdict | null;
  /** With its moments in epoch milliseconds. */
  offer: JudgedOffer;
  now: number;
  register: Register | null;
  /** Whose past it is, beside prices of other stores: "at this store". */
  where?: string | undefined;
}

/** What an offer's own past says of its price, and that past as a small drawing; nothing where it says nothing. A row has `RowPast`. */
export function VerdictLine({ verdict, offer, now, register, where }: VerdictLineProps) {
  const text = verdictText(verdict, offer, now, register);
  if (verdict === null || text === null) return null;
  const isLowest = isRecord(verdict);
  return (
    <span className={verdictLine({ tone: isLowest ? "lowest" : "plain" })}>
      <Sparkline shape={verdict.shape} until={offer.observedAt} now={now} />
      {isLowest ? <span className={marked}>{text}</span> : text}
      {where !== undefined && (verdict.kind === "lowest" || verdict.kind === "lower") ? (
        <span>{where}</span>
      ) : null}
    </span>
  );
}

/** So that the line and its end are not cut off. */
const EDGE = 3;

const WEEK_MS = 7 * DAY_MS;

const WIDTH = 64;
const HEIGHT = 20;

/** Prices of 13 weeks, from the day beside it. The words beside it say what matters, so it is for eyes only. */
function Sparkline({ shape, until, now }: { shape: string; until: number; now: number }) {
  const known = shape.split("").flatMap((level, week) => (level === "-" ? [] : { level, week }));
  if (known.length < 2) return null;
  const x = (week: number) => EDGE + ((WIDTH - 2 * EDGE) * week) / (shape.length - 1);
  const y = (level: string) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * Number(level)) / 9;
  const points = known.map(({ level, week }) => ({ x: x(week), y: y(level) }));
  const [first, ...later] = points;
  const firstWeek = known[0]?.week ?? 0;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  // A price holds until the next one: steps, not slopes.
  const path = later.map((point) => `H${point.x.toFixed(1)}V${point.y.toFixed(1)}`).join("");
  const begin = until - (shape.length - 1 - firstWeek) * WEEK_MS;
  return (
    <span className={drawing} aria-hidden="true">
      <small>{formatDayOfYear(begin)}</small>
      <svg
        className={sparkline}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      >
        <path d={`M${first.x.toFixed(1)} ${first.y.toFixed(1)}${path}`} />
        <circle cx={last.x} cy={last.y} r="2.5" />
      </svg>
      <small>{now - until < DAY_MS ? "today" : formatDayOfYear(until)}</small>
    </span>
  );
}
