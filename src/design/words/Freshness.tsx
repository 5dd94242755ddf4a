import { ageInWords, formatDate, formatTime } from "#domain/time/age.ts";
import { freshnessOf } from "#domain/time/freshness.ts";
import { age as ageStyle } from "./freshness.css.ts";

interface FreshnessProps {
  /** When the data was true at its source, as on the wire; nothing when the source did not say. */
  observedAt: string | null | undefined;
  /** The device's clock, epoch milliseconds. */
  now: number;
  prefix?: string;
  /** Only the figure to the eye, where a column of them leaves no room for the words around it. */
  brief?: boolean;
  /** The date and the time of day instead of an age: on paper an age is soon wrong. */
  exact?: boolean;
}

/** How old data is, by its own time and never by when it was fetched. */
export function Freshness(props: FreshnessProps) {
  const { observedAt, now, prefix = "Updated", brief = false, exact = false } = props;
  if (!observedAt) return <span className={ageStyle}>Date not given</span>;
  const moment = Date.parse(observedAt);
  const age = exact
    ? `${formatDate(moment)}, ${formatTime(moment)}`
    : ageInWords(moment, now, brief);
  return (
    <time
      className={ageStyle}
      dateTime={observedAt}
      data-freshness={freshnessOf(moment, now)}
      data-age={exact ? undefined : brief ? "brief" : "whole"}
    >
      {brief ? <span className="visually-hidden">{prefix}</span> : prefix} {age}
    </time>
  );
}
