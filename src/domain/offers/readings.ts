/** Spans of time a price history is shown over, in days. */
export const HISTORY_SPANS = [30, 90, 365] as const;
export type HistorySpan = (typeof HISTORY_SPANS)[number];

/** On how many days of each of them an offer was read. */
export type ReadDays = readonly [number, number, number];

/** A price is taken to stand from one reading to the next; for longer than this on average that has to be said. */
const SPARSE_DAYS = 7;

/**
 * On how many days some offers were read at the most, where that is so few that what was in between is not known.
 *
 * @param days that are told something of
 * @returns `null` where they were read often enough, and where it is not known
 */
export function fewReadings(
  offers: readonly { readDays?: ReadDays | undefined }[],
  days: number,
): number | null {
  const span = HISTORY_SPANS.findIndex((each) => each >= days);
  const counts = offers.map(({ readDays }) => readDays?.[span]);
  if (counts.includes(undefined)) return null;
  const most = Math.max(...counts.map((count) => count ?? 0));
  return most > 0 && most * SPARSE_DAYS < days ? most : null;
}

/**
 * "Checked 5 times in 90 days": on what a past rests that was read so seldom.
 *
 * @param days that are told something of
 * @param isOfOne whose past stands beside that of other stores: "Checked here 5 times in 90 days"
 */
export function readingsText(readings: number, days: number, isOfOne = false): string {
  const span = HISTORY_SPANS.find((each) => each >= days) ?? HISTORY_SPANS[2];
  const times = readings === 1 ? "once" : `${String(readings)} times`;
  return `Checked ${isOfOne ? "here " : ""}${times} in ${span === HISTORY_SPANS[2] ? "a year" : `${String(span)} days`}`;
}
