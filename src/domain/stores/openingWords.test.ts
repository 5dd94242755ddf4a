import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../time/spans.ts";
import { OpeningHoursSchema, WEEK, type OpeningHours } from "./openingHours.ts";
import { isOpenAt, openStateAt } from "./openState.ts";
import {
  closesSoon,
  isOpenUnknown,
  isShutToday,
  knowsHours,
  openingInRow,
  openingSentence,
  opensInRow,
  opensWhen,
} from "./openingWords.ts";

type Day = OpeningHours["mon"];

const week = (usual: Day, more: Partial<OpeningHours> = {}): OpeningHours => ({
  mon: usual,
  tue: usual,
  wed: usual,
  thu: usual,
  fri: usual,
  sat: usual,
  sun: usual,
  ...more,
});
const say = (openingHours: OpeningHours | null, now: number, hours: unknown = "as worded") =>
  openingSentence({ hours, openingHours }, now)
    .replace("\u00A0AM", " AM")
    .replace("\u00A0PM", " PM");

/** A time in Ohio in the week of Monday, 16 November 2026, five hours behind UTC. */
function ohio(words: string): number {
  const [day = "", clock = ""] = words.split(" ");
  const date = 16 + WEEK.findIndex((name) => name === day.toLowerCase());
  return Date.parse(`2026-11-${String(date)}T${clock}:00-05:00`);
}

const USUAL = week([["09:00", "21:00"]], { sun: [["10:00", "18:00"]] });
const NO_SUNDAY = week([["09:00", "21:00"]], { sun: [] });
const NIGHT = week([["18:00", "02:00"]], { mon: [] });
const MIDNIGHT = week([["08:00", "24:00"]]);
const LUNCH = week([
  ["09:00", "12:30"],
  ["13:00", "17:15"],
]);
const ALWAYS = week([["00:00", "24:00"]]);
const WORKDAYS = week([["00:00", "24:00"]], { sat: [], sun: [] });
const MEETING = week([
  ["00:00", "02:00"],
  ["22:00", "24:00"],
]);
const NEVER = week([]);
const MONDAY_ONLY = week([], { mon: [["09:00", "17:00"]] });

describe("whether a store is open, in words", () => {
  it.each([
    ["Mon 00:00", USUAL, "Opens 9 AM"],
    ["Mon 08:59", USUAL, "Opens 9 AM"],
    ["Mon 09:00", USUAL, "Open until 9 PM"],
    ["Mon 12:00", USUAL, "Open until 9 PM"],
    ["Mon 20:00", USUAL, "Open until 9 PM"],
    ["Mon 20:01", USUAL, "Closes in 59 min"],
    ["Mon 20:35", USUAL, "Closes in 25 min"],
    ["Mon 20:59", USUAL, "Closes in 1 min"],
    ["Mon 21:00", USUAL, "Closed. Opens Tue 9 AM"],
    ["Mon 23:59", USUAL, "Closed. Opens Tue 9 AM"],
    ["Sat 21:30", USUAL, "Closed. Opens Sun 10 AM"],
    ["Sun 09:30", USUAL, "Opens 10 AM"],
    ["Sun 10:00", USUAL, "Open until 6 PM"],
    ["Sun 18:00", USUAL, "Closed. Opens Mon 9 AM"],

    ["Sat 20:59", NO_SUNDAY, "Closes in 1 min"],
    ["Sat 21:00", NO_SUNDAY, "Closed. Opens Mon 9 AM"],
    ["Sun 00:00", NO_SUNDAY, "Closed. Opens Mon 9 AM"],
    ["Sun 12:00", NO_SUNDAY, "Closed. Opens Mon 9 AM"],
    ["Sun 23:59", NO_SUNDAY, "Closed. Opens Mon 9 AM"],
    ["Mon 00:00", NO_SUNDAY, "Opens 9 AM"],
    ["Mon 09:30", MONDAY_ONLY, "Open until 5 PM"],
    ["Mon 17:00", MONDAY_ONLY, "Closed. Opens Mon 9 AM"],
    ["Tue 09:30", MONDAY_ONLY, "Closed. Opens Mon 9 AM"],
    ["Fri 12:00", NEVER, "Closed"],

    ["Tue 17:59", NIGHT, "Opens 6 PM"],
    ["Tue 18:00", NIGHT, "Open until 2 AM"],
    ["Tue 23:59", NIGHT, "Open until 2 AM"],
    ["Wed 00:30", NIGHT, "Open until 2 AM"],
    ["Wed 01:45", NIGHT, "Closes in 15 min"],
    ["Wed 02:00", NIGHT, "Opens 6 PM"],
    ["Mon 01:00", NIGHT, "Open until 2 AM"],
    ["Mon 01:30", NIGHT, "Closes in 30 min"],
    ["Mon 02:00", NIGHT, "Closed. Opens Tue 6 PM"],
    ["Tue 01:00", NIGHT, "Opens 6 PM"],

    ["Thu 07:00", MIDNIGHT, "Opens 8 AM"],
    ["Thu 22:00", MIDNIGHT, "Open until midnight"],
    ["Thu 23:40", MIDNIGHT, "Closes in 20 min"],
    ["Fri 00:00", MIDNIGHT, "Opens 8 AM"],

    ["Wed 08:00", LUNCH, "Opens 9 AM"],
    ["Wed 11:00", LUNCH, "Open until 12:30 PM"],
    ["Wed 12:00", LUNCH, "Closes in 30 min"],
    ["Wed 12:30", LUNCH, "Opens 1 PM"],
    ["Wed 13:00", LUNCH, "Open until 5:15 PM"],
    ["Wed 17:15", LUNCH, "Closed. Opens Thu 9 AM"],

    ["Sun 03:00", ALWAYS, "Open 24 hours"],
    ["Mon 00:00", ALWAYS, "Open 24 hours"],
    ["Wed 12:00", WORKDAYS, "Open until Sat 12 AM"],
    ["Fri 12:00", WORKDAYS, "Open until midnight"],
    ["Fri 23:55", WORKDAYS, "Closes in 5 min"],
    ["Sat 00:00", WORKDAYS, "Closed. Opens Mon 12 AM"],
    ["Sun 23:59", WORKDAYS, "Closed. Opens Mon 12 AM"],
    ["Mon 22:30", MEETING, "Open until 2 AM"],
    ["Tue 00:30", MEETING, "Open until 2 AM"],
    ["Tue 02:00", MEETING, "Opens 10 PM"],

    ["Mon 12:00", null, "Check hours"],
  ])("at %s", (words, hours, sentence) => {
    expect(say(hours, ohio(words))).toBe(sentence);
    expect(isOpenAt(hours, ohio(words))).toBe(/^(Open |Closes)/.test(sentence));
  });

  it("is told apart from hours that are in words only", () => {
    expect(say(null, ohio("Mon 12:00"), null)).toBe("Hours not given");
  });

  it("is of the state's day, not of London's", () => {
    const lateSaturday = Date.parse("2026-11-22T01:00:00Z");
    expect(say(USUAL, lateSaturday)).toBe("Open until 9 PM");
  });
});

it.each([
  ["Mon 12:00", USUAL, "closes 9 PM"],
  ["Wed 11:00", LUNCH, "closes 12:30 PM"],
  ["Mon 20:01", USUAL, "closes in 59 min"],
  // What does not open again today says the day, until midnight in the state.
  ["Mon 21:00", USUAL, "opens Tue 9 AM"],
  ["Mon 23:59", USUAL, "opens Tue 9 AM"],
  ["Tue 00:00", USUAL, "opens 9 AM"],
  ["Sun 12:00", NO_SUNDAY, "opens Mon 9 AM"],
  ["Sun 23:59", NO_SUNDAY, "opens Mon 9 AM"],
  ["Mon 00:00", NO_SUNDAY, "opens 9 AM"],
  ["Fri 12:00", NEVER, "closed"],
  ["Thu 22:00", MIDNIGHT, "closes midnight"],
  ["Mon 12:00", ALWAYS, "open 24 hours"],
])("in a row it is said in few words: at %s", (words, openingHours, said) => {
  expect(openingInRow({ openingHours }, ohio(words)).replace("\u00A0", " ")).toBe(said);
});

describe("the night when clocks go forward, 8 March 2026", () => {
  const early = week([["18:00", "02:30"]]);
  const across = week([["22:00", "05:00"]]);
  it.each([
    ["06:00", NIGHT, "Open until 2 AM"],
    ["06:45", NIGHT, "Closes in 15 min"],
    ["07:00", NIGHT, "Opens 6 PM"],
    // 2:30 AM does not come: the clocks show 3 AM after 1:59 AM.
    ["06:50", early, "Closes in 10 min"],
    ["07:00", early, "Opens 6 PM"],
    ["06:59", across, "Open until 5 AM"],
    ["08:00", across, "Open until 5 AM"],
    ["08:30", across, "Closes in 30 min"],
    ["09:00", across, "Opens 10 PM"],
    ["13:00", USUAL, "Opens 10 AM"],
    ["14:00", USUAL, "Open until 6 PM"],
    ["07:00", ALWAYS, "Open 24 hours"],
  ])("at %s UTC", (clock, hours, sentence) => {
    expect(say(hours, Date.parse(`2026-03-08T${clock}:00Z`))).toBe(sentence);
  });
});

describe("the night when clocks go back, 1 November 2026", () => {
  const early = week([["18:00", "01:30"]]);
  it.each([
    ["05:00", NIGHT, "Open until 2 AM"],
    ["06:10", NIGHT, "Closes in 50 min"],
    ["07:00", NIGHT, "Opens 6 PM"],
    // 1:30 AM comes twice, and a store that may have closed is not said to be open.
    ["05:20", early, "Closes in 10 min"],
    ["05:30", early, "Opens 6 PM"],
    ["06:20", early, "Opens 6 PM"],
    ["14:59", USUAL, "Opens 10 AM"],
    ["15:00", USUAL, "Open until 6 PM"],
    ["06:30", ALWAYS, "Open 24 hours"],
  ])("at %s UTC", (clock, hours, sentence) => {
    expect(say(hours, Date.parse(`2026-11-01T${clock}:00Z`))).toBe(sentence);
  });
});

const time = fc
  .integer({ min: 0, max: 1_439 })
  .map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16));
const day = fc.array(
  fc.tuple(time, time).filter(([from, to]) => from !== to),
  { maxLength: 3 },
);
const hoursOfAnyKind = fc.record(Object.fromEntries(WEEK.map((name) => [name, day] as const)));
const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });

describe("at any moment", () => {
  it("a store with unknown hours is not said to be open", () => {
    fc.assert(
      fc.property(moment, fc.option(fc.string()), (now, words) => {
        expect(say(null, now, words)).not.toMatch(/open\b|closes/i);
        expect(isOpenAt(null, now)).toBe(false);
        expect(openStateAt(null, now)).toEqual({ kind: "unknown" });
      }),
    );
  });

  it("a store is open until it closes and closed until it opens", () => {
    fc.assert(
      fc.property(moment, hoursOfAnyKind, (now, made) => {
        const hours = v.parse(OpeningHoursSchema, made);
        const state = openStateAt(hours, now);
        const open = isOpenAt(hours, now);
        expect(state.kind === "open" || state.kind === "always").toBe(open);
        const turn = state.kind === "open" ? state.closes : null;
        const next = state.kind === "closed" ? state.opens : turn;
        if (next === null) return;
        expect(next.at).toBeGreaterThan(now);
        expect(next.at - now).toBeLessThanOrEqual(8 * DAY_MS);
        expect(isOpenAt(hours, next.at - 1)).toBe(open);
        expect(isOpenAt(hours, next.at)).toBe(!open);
        expect(isOpenAt(hours, now + (next.at - now) / 2)).toBe(open);
      }),
    );
  });
});

it.each([
  { ...ALWAYS, sun: undefined },
  week([["9:00", "21:00"]]),
  week([["09:00", "24:30"]]),
  week([["24:00", "09:00"]]),
  week([["09:00", "09:00"]]),
])("%j are no opening hours", (given) => {
  expect(v.is(OpeningHoursSchema, given)).toBe(false);
});

describe("when a closed store opens", () => {
  it.each([
    ["Mon 08:59", USUAL, "at 9 AM", "opens 9 AM"],
    ["Mon 21:30", USUAL, "Tue at 9 AM", "opens Tue 9 AM"],
    ["Sun 12:00", NO_SUNDAY, "Mon at 9 AM", "opens Mon 9 AM"],
    ["Tue 12:45", LUNCH, "at 1 PM", "opens 1 PM"],
    ["Tue 12:45", NEVER, null, "closed"],
  ] as const)("%s", (when, hours, sentence, row) => {
    const plain = (words: string | null) => words?.replace("\u00A0", " ") ?? null;
    expect(plain(opensWhen(hours, ohio(when)))).toBe(sentence);
    expect(plain(opensInRow({ openingHours: hours }, ohio(when)))).toBe(row);
  });

  it("is no time for one that asks for an appointment, which is shut to whoever sets out", () => {
    const store = { openingHours: null, hoursInWords: "by_appointment" } as const;
    const now = ohio("Mon 12:00");
    expect([
      opensInRow(store, now),
      openingInRow(store, now),
      openingSentence(store, now),
      knowsHours(store),
      isShutToday(store, now),
      isOpenUnknown(store),
    ]).toEqual(["by appointment", "by appointment", "By appointment", true, true, false]);
    const other = { openingHours: null, hoursInWords: "other" } as const;
    expect([openingInRow(other, now), isShutToday(other, now), isOpenUnknown(other)]).toEqual([
      "check hours",
      false,
      true,
    ]);
    const unknown = { openingHours: null };
    expect([knowsHours(unknown), isShutToday(unknown, now)]).toEqual([false, false]);
  });

  it("says nothing of one that is open, and of one whose hours are not known", () => {
    expect(opensWhen(USUAL, ohio("Mon 12:00"))).toBeNull();
    expect(opensWhen(null, ohio("Mon 12:00"))).toBeNull();
  });
});

it.each([
  ["Mon 20:00", USUAL, false],
  ["Mon 20:01", USUAL, true],
  ["Mon 20:59", USUAL, true],
  ["Mon 21:00", USUAL, false],
  ["Thu 23:40", MIDNIGHT, true],
  ["Sun 03:00", ALWAYS, false],
  ["Sun 12:00", null, false],
])("at %s a store of these hours closes within the hour, or does not", (words, hours, isSoon) => {
  expect(closesSoon(hours, ohio(words))).toBe(isSoon);
});
