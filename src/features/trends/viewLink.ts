import { USUAL_SPAN } from "#domain/trends/weekSpans.ts";
import type { TrendsSearch } from "./trendsSearch.ts";

/**
 * The absolute address of exactly this view: it goes on showing these weeks when there are newer ones.
 *
 * @param weeks all that there are, the newest last
 */
export function viewLink(
  { region, weeks: span = USUAL_SPAN, to }: TrendsSearch,
  weeks: readonly string[] = [],
): string {
  const link = new URL("/trends", location.origin);
  const last = to !== undefined && weeks.includes(to) ? to : weeks.at(-1);
  if (region !== undefined) link.searchParams.set("region", region);
  link.searchParams.set("weeks", String(span));
  if (last !== undefined) link.searchParams.set("to", last);
  return link.href;
}
