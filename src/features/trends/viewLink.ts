import type { Trends } from "#domain/trends/trends.ts";
import { USUAL_SPAN, usualSpan } from "#domain/trends/weekSpans.ts";
import type { TrendsSearch } from "./trendsSearch.ts";

/**
 * The absolute address of exactly this view: it goes on showing these weeks when there are newer ones.
 *
 * @param answer with all weeks that there are
 */
export function viewLink(
  { region, weeks: given, to }: TrendsSearch,
  answer: Pick<Trends, "weeks" | "offers"> | undefined,
): string {
  const weeks = answer?.weeks ?? [];
  const span = given ?? (answer === undefined ? USUAL_SPAN : usualSpan(answer.offers));
  const link = new URL("/trends", location.origin);
  const last = to !== undefined && weeks.includes(to) ? to : weeks.at(-1);
  if (region !== undefined) link.searchParams.set("region", region);
  link.searchParams.set("weeks", String(span));
  if (last !== undefined) link.searchParams.set("to", last);
  return link.href;
}
