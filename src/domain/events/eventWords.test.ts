import { describe, expect, it } from "vitest";
import { communityEvent, eventSeats } from "../../../tests/support/community/events.ts";
import { dayBefore, localWhenWords, whenWords } from "./eventWords.ts";
import { filterEvents, groupByMonth, splitEvents } from "./listEvents.ts";
import { seatWords } from "./reservationWords.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const words = (startsAt: string, endsAt: string, allDay = false) =>
  whenWords({ startsAt, endsAt, allDay }, NOW);

describe("when an event is", () => {
  it.each([
    [
      "an evening",
      "2026-11-29T00:00:00Z",
      "2026-11-29T03:00:00Z",
      "Sat, Nov 28, 7:00 PM to 10:00 PM Eastern",
    ],
    ["a moment", "2026-11-29T00:00:00Z", "2026-11-29T00:00:00Z", "Sat, Nov 28, 7:00 PM Eastern"],
    [
      "a night",
      "2026-11-29T02:30:00Z",
      "2026-11-29T06:00:00Z",
      "Sat, Nov 28, 9:30 PM to 1:00 AM Eastern",
    ],
    [
      "several days",
      "2026-11-28T00:00:00Z",
      "2026-11-29T21:00:00Z",
      "Fri, Nov 27, 7:00 PM to Sun, Nov 29, 4:00 PM Eastern",
    ],
    [
      "another year",
      "2027-06-12T16:00:00Z",
      "2027-06-12T18:00:00Z",
      "Sat, Jun 12, 2027, 12:00 PM to 2:00 PM Eastern",
    ],
    [
      "the day when clocks go forward",
      "2027-03-14T06:30:00Z",
      "2027-03-14T07:30:00Z",
      "Sun, Mar 14, 2027, 1:30 AM to 3:30 AM Eastern",
    ],
  ])("reads as such: %s", (_, from, to, said) => {
    expect(words(from, to)).toBe(said);
  });

  it("counts whole days, the last one included, also over a change of the clocks", () => {
    expect(words("2026-11-27T05:00:00Z", "2026-11-28T05:00:00Z", true)).toBe(
      "Fri, Nov 27, all day",
    );
    expect(words("2026-11-27T05:00:00Z", "2026-11-30T05:00:00Z", true)).toBe(
      "Fri, Nov 27 to Sun, Nov 29, 3 days",
    );
    expect(words("2026-10-31T04:00:00Z", "2026-11-02T05:00:00Z", true)).toBe(
      "Sat, Oct 31 to Sun, Nov 1, 2 days",
    );
  });

  it("begins by the phone's own clock, in few words, where that is another", () => {
    const event = communityEvent();
    expect(localWhenWords(event, "America/Chicago")).toBe("6:00 PM your time");
    expect(localWhenWords(event, "Europe/London")).toBe("Sun 12:00 AM your time");
    expect(localWhenWords(event, "America/New_York")).toBeNull();
    expect(localWhenWords(event, "America/Detroit")).toBeNull();
    expect(localWhenWords({ ...event, allDay: true }, "Asia/Tokyo")).toBeNull();
  });
});

describe("the list of events", () => {
  const at = (slug: string, startsAt: string, endsAt = startsAt) =>
    communityEvent({ slug, startsAt, endsAt });
  const slugs = (events: readonly { slug: string }[]) => events.map(({ slug }) => slug);

  it("has what is to come by its beginning, and what is over by its end, the last one first", () => {
    const { upcoming, past } = splitEvents(
      [
        at("later", "2026-12-01T00:00:00Z"),
        at("running", "2026-11-19T00:00:00Z", "2026-11-21T00:00:00Z"),
        at("long ago", "2026-10-01T00:00:00Z"),
        at("just over", "2026-11-20T10:00:00Z", "2026-11-20T12:00:00Z"),
      ],
      NOW,
    );
    expect(slugs(upcoming)).toEqual(["running", "later"]);
    expect(slugs(past)).toEqual(["just over", "long ago"]);
  });

  it("is grouped by month of Eastern time", () => {
    const months = groupByMonth([at("a", "2026-12-01T04:59:00Z"), at("b", "2026-12-01T05:00:00Z")]);
    expect(months.map(({ title, events }) => [title, slugs(events)])).toEqual([
      ["November 2026", ["a"]],
      ["December 2026", ["b"]],
    ]);
  });

  it("is filtered by what is known: what is not known of an event passes no filter about it", () => {
    const events = [
      communityEvent({ slug: "free", free: true, age21: false, region: "Central" }),
      communityEvent({ slug: "paid", free: false, age21: true }),
      communityEvent({ slug: "unknown", region: null }),
    ];
    expect(slugs(filterEvents(events, {}))).toEqual(["free", "paid", "unknown"]);
    expect(slugs(filterEvents(events, { free: true }))).toEqual(["free"]);
    expect(slugs(filterEvents(events, { age21: true }))).toEqual(["paid"]);
    expect(slugs(filterEvents(events, { age21: false }))).toEqual(["free"]);
    expect(slugs(filterEvents(events, { region: "Northeast" }))).toEqual(["paid"]);
  });
});

describe("an event's seats", () => {
  const seats = (more: Parameters<typeof eventSeats>[0], now = NOW) =>
    seatWords(communityEvent({ reservation: eventSeats(more) }), now);

  it("are counted, and a queue goes first also where some are left", () => {
    expect(seats({})).toEqual({ text: "12 seats left", isOpen: true, isFull: false });
    expect(seats({ left: 1 })).toEqual({ text: "1 seat left", isOpen: true, isFull: false });
    expect(seats({ left: 0 })?.text).toBe("Full, nobody waiting yet");
    expect(seats({ left: 1, waiting: 3 })).toEqual({
      text: "Full, 3 waiting",
      isOpen: true,
      isFull: true,
    });
  });

  it("say when they open and that they are closed", () => {
    expect(seats({ opensAt: "2026-11-21T15:00:00Z" })).toEqual({
      text: "Reservations open Sat, Nov 21, 10:00 AM Eastern",
      isOpen: false,
      isFull: false,
    });
    expect(seats({ closesAt: "2026-11-20T12:00:00Z" })?.text).toBe("Reservations are closed");
  });

  it("say nothing once it has begun, when it is cancelled, and where there are none", () => {
    expect(seats({}, Date.parse("2026-11-29T00:00:00Z"))).toBeNull();
    const cancelled = communityEvent({ reservation: eventSeats(), status: "cancelled" });
    expect(seatWords(cancelled, NOW)).toBeNull();
    expect(seatWords(communityEvent(), NOW)).toBeNull();
  });
});

it("the day that its sheet shows can be left out of an event's words, where it is one", () => {
  const now = Date.parse("2026-11-20T15:00:00Z");
  const span = { startsAt: "2026-11-22T19:00:00Z", endsAt: "2026-11-22T22:00:00Z", allDay: false };
  expect(dayBefore(span, now)).toBe("Sun, Nov 22, ");
  expect(dayBefore({ ...span, endsAt: "2026-11-23T22:00:00Z" }, now)).toBeNull();
  expect(dayBefore({ ...span, allDay: true }, now)).toBeNull();
});
