/** How many weeks may be shown at once, newest last. */
export const WEEK_SPANS = [13, 26, 52, 104] as const;
export type WeekSpan = (typeof WEEK_SPANS)[number];
/** What is shown unless said otherwise: a year. */
export const USUAL_SPAN: WeekSpan = 52;
