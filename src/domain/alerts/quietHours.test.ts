import { describe, expect, it } from "vitest";
import { isMutedAt, QUIET_HOURS, nextMidnight, ringsAt } from "./quietHours.ts";

const at = (text: string) => Date.parse(text);
const rings = (now: string, quiet = QUIET_HOURS) =>
  new Date(ringsAt(quiet, at(now))).toISOString().slice(0, 16);

describe("quiet hours", () => {
  it("let an alert ring at once outside of them, from 8:00 on and before 21:00", () => {
    expect(rings("2026-11-21T13:00:00Z")).toBe("2026-11-21T13:00");
    expect(rings("2026-11-22T01:59:00Z")).toBe("2026-11-22T01:59");
  });

  it("hold an alert of the evening and of the small hours until 8:00 Eastern", () => {
    expect(rings("2026-11-22T02:00:00Z")).toBe("2026-11-22T13:00");
    expect(rings("2026-11-22T12:59:30Z")).toBe("2026-11-22T13:00");
    expect(rings("2026-07-04T03:00:00Z")).toBe("2026-07-04T12:00");
  });

  it("end at 8:00 on the clock also in the nights in which it is changed", () => {
    expect(rings("2026-03-08T03:00:00Z"), "an hour is skipped").toBe("2026-03-08T12:00");
    expect(rings("2026-11-01T03:00:00Z"), "an hour comes twice").toBe("2026-11-01T13:00");
  });

  it("that end in the hour that comes twice end once it is over for the second time", () => {
    const quiet = { from: 21 * 60, to: 90 };
    expect(rings("2026-11-01T05:40:00Z", quiet), "1:40, not quiet yet again").toBe(
      "2026-11-01T05:40",
    );
    expect(rings("2026-11-01T06:10:00Z", quiet), "1:10 for the second time").toBe(
      "2026-11-01T06:30",
    );
  });

  it("that end in the hour that is skipped end an hour later", () => {
    expect(rings("2026-03-08T06:00:00Z", { from: 21 * 60, to: 150 })).toBe("2026-03-08T07:30");
  });

  it("may lie within a day", () => {
    const lesson = { from: 9 * 60, to: 10 * 60 };
    expect(rings("2026-11-21T14:15:00Z", lesson)).toBe("2026-11-21T15:00");
    expect(rings("2026-11-21T15:00:00Z", lesson)).toBe("2026-11-21T15:00");
  });

  it("are none when they are switched off or of no length", () => {
    const night = at("2026-11-22T05:00:00Z");
    expect(ringsAt(null, night)).toBe(night);
    expect(ringsAt({ from: 60, to: 60 }, night)).toBe(night);
  });
});

describe("the next midnight", () => {
  it.each([
    ["2026-11-21T13:00:00Z", "2026-11-22T05:00:00.000Z"],
    ["2026-11-22T05:00:00Z", "2026-11-23T05:00:00.000Z"],
    ["2026-03-08T12:00:00Z", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01T12:00:00Z", "2026-11-02T05:00:00.000Z"],
  ])("after %s is %s", (now, midnight) => {
    expect(new Date(nextMidnight(at(now))).toISOString()).toBe(midnight);
  });
});

describe("a phone that is muted for today", () => {
  const now = at("2026-11-21T13:00:00Z");

  it("keeps silent until then", () => {
    const until = nextMidnight(now);
    expect(isMutedAt(until, until - 1)).toBe(true);
    expect(isMutedAt(until, until)).toBe(false);
    expect(isMutedAt(null, now)).toBe(false);
  });

  it("is not silent for years because its clock was ahead", () => {
    expect(isMutedAt(at("2031-01-01T05:00:00Z"), now)).toBe(false);
  });
});
