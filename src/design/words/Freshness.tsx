import { ageInWords, formatAge, formatDate, formatTime } from "#domain/time/age.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { freshnessOf } from "#domain/time/freshness.ts";
import { age as ageStyle } from "./freshness.css.ts";

interface FreshnessProps {
  /** When the data was true at its source, as on the wire; nothing when the source did not say. */
  observedAt: string | null | undefined;
  /** The device's clock, epoch milliseconds. */
  now: number;
  prefix?: string;
  /**
   * In a row: "2 h ago", without a word before it. In a column whose head says what it is: "2 h", and the words around
   * it for those who do not see the head.
   */
  brief?: "row" | "column" | undefined;
  /**
   * When the head above all rows says that it was: what is fresh and was seen within the same hour is not said again to
   * the eye. Not by the clock alone, which goes on in a first view that is kept.
   */
  saidAbove?: string | null | undefined;
  /** The date and the time of day instead of an age: on paper an age is soon wrong. */
  exact?: boolean;
}

/** How old data is, by its own time and never by when it was fetched. */
export function Freshness(props: FreshnessProps) {
  const { observedAt, now, prefix = "Updated", brief, saidAbove, exact = false } = props;
  if (!observedAt) return <span className={ageStyle}>Date not given</span>;
  const moment = Date.parse(observedAt);
  const isSaid = Boolean(saidAbove) && Math.abs(Date.parse(saidAbove ?? "") - moment) < HOUR_MS;
  const age = exact
    ? `${formatDate(moment)}, ${formatTime(moment)}`
    : ageInWords(moment, now, brief);
  if (brief === "column" && !exact)
    return (
      <time className={ageStyle} dateTime={observedAt} data-freshness={freshnessOf(moment, now)}>
        <span className="visually-hidden">
          {prefix} {formatAge(moment, now)}
        </span>
        <span aria-hidden="true">{age}</span>
      </time>
    );
  return (
    <time
      className={ageStyle}
      dateTime={observedAt}
      data-freshness={freshnessOf(moment, now)}
      data-said={isSaid || undefined}
      data-age={exact ? undefined : (brief ?? "whole")}
    >
      {brief === "row" ? <span className="visually-hidden">{prefix}</span> : prefix} {age}
    </time>
  );
}
