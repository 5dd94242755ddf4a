import { calendarDay } from "#domain/time/calendar.ts";
import type { ContentFacts } from "./facts.ts";
import { finding, type Finding } from "./finding.ts";

/**
 * Facts of law and taxes that have to be looked at again, because they change on days that no program sees coming.
 *
 * @param now epoch milliseconds
 */
export function factFindings({ taxesAsOf }: ContentFacts, now: number): Finding[] {
  const quarter = quarterOf(calendarDay(now));
  if (taxesAsOf >= quarter) return [];
  const says = `The table of taxes is as of ${taxesAsOf}, before this quarter began on ${quarter}: bring the state's newest rate file, OHR…csv of streamlinedsalestax.org (npm run import -- FILE).`;
  return [finding("look", "taxes", says, Date.parse(`${taxesAsOf}T00:00:00Z`))];
}

/** First day of a day's quarter, on which rates of counties and transit authorities may change: `2026-11-26` → `2026-10-01`. */
function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return `${day.slice(0, 5)}${String(first).padStart(2, "0")}-01`;
}
