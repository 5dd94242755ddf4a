import { minuteOf as minuteOfDay, type OpeningHours } from "#domain/stores/openingHours.ts";
import type { WrittenTime } from "./hourTokens.ts";

type Span = OpeningHours["mon"][number];

const DAY = 1_440;
const NOON = 720;

/**
 * Hours without a half of the day: below the first it is the afternoon, or the night in which a day that
 * began by the clock of 24 hours ends; from the second on the morning.
 */
const EARLIEST = 5;
const USUAL = 7;

/**
 * A span of time as it is written, by the clock of the day. Where the halves of the day are not
 * written at a time, but at another of the same words, a store opens in the morning and closes in
 * the evening; where that does not settle it, nothing is guessed.
 *
 * @param saysHalves whether the words say of any time which half of the day it is of
 * @param after minute of the day at which the day's span before this one ends, else 0
 * @param isLast whether no other span of the day follows
 * @returns a text where it is not understood, which continues the sentence "The hours …"
 */
export function readSpan(
  from: WrittenTime,
  to: WrittenTime,
  { after, isLast, saysHalves }: { after: number; isLast: boolean; saysHalves: boolean },
): Span | string {
  if (![from, to].every(isTime)) return "name a time that no clock shows";
  const is24 = [from, to].every(({ half }) => half === null) && [from, to].some(isBy24);
  // "9-5" may be a shop's day or a bar's night.
  if (!is24 && !saysHalves) return "do not say of a time whether it is before or after noon";
  const opens = is24 ? minuteOf(from) % DAY : opening(from, to, after);
  if (opens === null) return "do not say whether it opens before or after noon";
  const closes = is24 ? minuteOf(to) : closing(to, opens, isLast);
  if (closes === null) return "do not say whether 12 is noon or midnight";
  if (opens === 0 && (closes === 0 || closes === DAY || closes === DAY - 1))
    return ["00:00", "24:00"];
  if (opens === closes % DAY) return "begin and end at the same time";
  if (opens < after) return "have spans that overlap";
  // "10:00-02:00" ends in the night; "09:00-05:00" is 20 hours long, or its writer meant 5 PM.
  if (is24 && closes >= EARLIEST * 60 && closes < opens && opens < NOON)
    return "do not say whether it closes before or after noon";
  return [clock(opens), closes % DAY === 0 ? "24:00" : clock(closes)];
}

/** The end of a span in minutes from the beginning of its day. */
export function spanEnd([from, to]: Span): number {
  const [begins, ends] = [minuteOfDay(from), minuteOfDay(to)];
  return ends > begins ? ends : ends + DAY;
}

function opening(from: WrittenTime, to: WrittenTime, after: number): number | null {
  if (from.half !== null || isBy24(from)) return minuteOf(from) % DAY;
  if (from.hour === 12) return NOON + from.minute;
  const morning = from.hour * 60 + from.minute;
  // "9-11am" is in the morning; "9-2am" is not clear.
  if (to.half === "am") return minuteOf(to) > morning ? morning : null;
  // "1-5" is in the afternoon, and so is what follows a span that ended after noon.
  if (from.hour < EARLIEST || morning < after) return morning + NOON;
  return from.hour < USUAL ? null : morning;
}

function closing(to: WrittenTime, opens: number, isLast: boolean): number | null {
  if (to.half !== null || isBy24(to)) return minuteOf(to);
  if (to.hour === 12) return opens >= NOON ? DAY : isLast ? null : NOON + to.minute;
  const evening = (to.hour % 12) * 60 + to.minute + NOON;
  return evening > opens ? evening : evening - NOON;
}

const isTime = ({ hour, minute, half }: WrittenTime) =>
  minute < 60 && (half === null ? hour * 60 + minute <= DAY : hour >= 1 && hour <= 12);

/** Written by the clock of 24 hours. */
const isBy24 = ({ hour, half, padded }: WrittenTime) =>
  half === null && (padded || hour > 12 || hour === 0);

/** Minutes from midnight, 1440 for 24:00. */
function minuteOf({ hour, minute, half }: WrittenTime): number {
  return half === null
    ? hour * 60 + minute
    : ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;
}

function clock(minute: number): string {
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
