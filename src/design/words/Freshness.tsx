import { ageInWords, formatAge, formatDate, formatTime } from "#domain/time/age.ts";
import { freshnessOf } from "#domain/time/freshness.ts";
import { age as ageStyle } from "./freshness.css.ts";

interface FreshnessProps {
  /** When the data was true at its source, as on the wire; nothing when the source did not say. */
  observedAt: string | null | undefined;
  /** The device's clock, epoch milliseconds. */
  now: number;
  prefix?: string;
  /**
   * In a row: "2 h old", which needs no word before it. In a column whose head says what it is: "2 h", and the words around
   * it for those who do not see the head.
   */
  brief?: "row" | "column" | undefined;
  /** The date and the time of day instead of an age: on paper an age is soon wrong. */
  exact?: boolean;
}

/** How old data is, by its own time and never by when it was fetched. */
export function Freshness(props: FreshnessProps) {
  const { observedAt, now, prefix = "Updated", brief, exact = false } = props;
  if (!observedAt) return <span className={ageStyle}>Date not given</span>;
  const moment = Date.parse(observedAt);
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
      data-age={exact ? undefined : (brief ?? "whole")}
    >
      {brief === "row" ? <span className="visually-hidden">{prefix}</span> : prefix} {age}
    </time>
  );
}
