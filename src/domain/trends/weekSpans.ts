/** How many weeks may be shown at once, newest last. */
export const WEEK_SPANS = [13, 26, 52, 104] as const;
export type WeekSpan = (typeof WEEK_SPANS)[number];
/** The spans that so many weeks fill, and the first of those that they do not: it shows all of them. */
export function spansOf(weeks: number): readonly WeekSpan[] {
  const all = WEEK_SPANS.findIndex((span) => span >= weeks);
  return all === -1 ? WEEK_SPANS : WEEK_SPANS.slice(0, all + 1);
}

/** What is shown unless said otherwise: a year. */
export const USUAL_SPAN: WeekSpan = 52;

/** From so many weeks with readings on there is a course to see. */
const ENOUGH_READ = 3;

/**
 * What is shown of these weeks unless said otherwise: a year, or, where most of its weeks have no readings, the
 * shortest span that holds most of those that do. Else one early reading stands alone before an empty axis.
 *
 * @param offers that were seen, week by week, the newest last
 */
export function usualSpan(offers: readonly number[]): WeekSpan {
  const read = (span: number) => offers.slice(-span).filter((count) => count > 0).length;
  const all = read(USUAL_SPAN);
  if (all * 2 > Math.min(USUAL_SPAN, offers.length)) return USUAL_SPAN;
  const holdsMost = (span: number) => read(span) >= ENOUGH_READ && read(span) * 4 >= all * 3;
  return WEEK_SPANS.find(holdsMost) ?? USUAL_SPAN;
}
