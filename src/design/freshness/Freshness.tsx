import { formatAge } from "#domain/time/age.ts";
import { freshnessOf } from "#domain/menus/freshness.ts";
import { age } from "./freshness.css.ts";

interface FreshnessProps {
  /** When the data was true at its source, as on the wire; nothing when the source did not say. */
  observedAt: string | null | undefined;
  /** The device's clock, epoch milliseconds. */
  now: number;
  prefix?: string;
}

/** How old data is, by its own time and never by when it was fetched. */
export function Freshness({ observedAt, now, prefix = "Updated" }: FreshnessProps) {
  if (!observedAt) return <span className={age({ freshness: "fresh" })}>Date not given</span>;
  const moment = Date.parse(observedAt);
  return (
    <time className={age({ freshness: freshnessOf(moment, now) })} dateTime={observedAt}>
      {prefix} {formatAge(moment, now)}
    </time>
  );
}
