import {
  hourWords,
  minuteOf,
  dayName,
  WEEK,
  type OpeningHours,
  type WeekDay,
} from "./openingHours.ts";

/**
 * The hours of a week to be read, days that are alike in one line: "Mon–Sat 9 AM – 9 PM",
 * "Sun closed".
 */
export function weekLines(hours: OpeningHours): string[] {
  const lines: { first: WeekDay; last: WeekDay; words: string }[] = [];
  for (const day of WEEK) {
    const words = dayWords(hours[day]);
    const before = lines.at(-1);
    if (before?.words === words) before.last = day;
    else lines.push({ first: day, last: day, words });
  }
  return lines.map(({ first, last, words }) => {
    if (first === "mon" && last === "sun") return `Daily ${words}`;
    return `${first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`} ${words}`;
  });
}

function dayWords(spans: OpeningHours["mon"]): string {
  if (spans.length === 0) return "closed";
  return spans
    .map(([from, to]) => {
      if (from === "00:00" && to === "24:00") return "24 hours";
      return `${hourWords(minuteOf(from))} – ${hourWords(minuteOf(to))}`;
    })
    .join(", ");
}
