import { SITE } from "../site/site.ts";
import { DAY_MS, MINUTE_MS } from "./spans.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How far the clocks of a zone are ahead of UTC at a moment, in milliseconds; in the state below 0.
 *
 * @throws RangeError when there is no such zone
 */
export function offsetAt(moment: number, zone: string = SITE.timeZone): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
    formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
  );
  return shown - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

/**
 * The moment at which the clocks of a zone show a time, in epoch milliseconds. Of a time that comes
 * twice it is the first; one that the clocks leave out is as long after their change (RFC 5545, 3.3.5).
 *
 * @param shown the time as if it were UTC, epoch milliseconds
 */
export function timestampShown(shown: number, zone: string = SITE.timeZone): number {
  const before = offsetAt(shown - DAY_MS, zone);
  const after = offsetAt(shown + DAY_MS, zone);
  const isRight = (offset: number) => offsetAt(shown - offset, zone) === offset;
  return !isRight(before) && isRight(after) ? shown - after : shown - before;
}
