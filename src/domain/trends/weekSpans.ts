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
