import { describe, expect, it } from "vitest";
import { openNow } from "./openingHours.ts";

/** Friday, 20 November 2026, in Ohio, which is five hours behind. */
const friday = (clock: string) => Date.parse(`2026-11-20T${clock}:00-05:00`);
const HOURS = { Sun: "10:00 AM – 7:00 PM", "Mon–Sat": "8:00 AM – 8:30 PM" };

describe("whether a store is open", () => {
  it.each([
    ["07:59", "opens 8:00 AM"],
    ["08:00", "open until 8:30 PM"],
    ["20:29", "open until 8:30 PM"],
    ["20:30", "closed now"],
  ])("is said at %s: %s", (clock, text) => {
    expect(openNow(HOURS, friday(clock))).toBe(text);
  });

  it("follows the day in the state, not the day in London", () => {
    const lateSaturday = Date.parse("2026-11-22T01:00:00Z");
    expect(openNow(HOURS, lateSaturday)).toBe("open until 8:30 PM");
    expect(openNow(HOURS, Date.parse("2026-11-22T15:30:00Z"))).toBe("open until 7:00 PM");
  });

  it.each([
    [null],
    ["daily 9 to 9"],
    [{ Fri: "by appointment" }],
    [{ Mon: "9am-9pm" }],
    [{ Fri: "9pm-2am" }],
  ])("is not said where it is not known: %j", (hours) => {
    expect(openNow(hours, friday("12:00"))).toBeNull();
  });

  it("reads short forms and spans around the weekend", () => {
    expect(openNow({ "fri-mon": "9am-9pm" }, friday("12:00"))).toBe("open until 9:00 PM");
  });
});
