import { describe, expect, it } from "vitest";
import { HOUR_MS } from "./spans.ts";
import { timestampShown, offsetAt } from "./zoneOffset.ts";

const shown = (text: string) => Date.parse(`${text}Z`);
const moment = (text: string, zone?: string) =>
  new Date(timestampShown(shown(text), zone)).toISOString();

describe("the moment when clocks show a time", () => {
  it("follows the zone's summer time", () => {
    expect(moment("2026-07-04T12:00")).toBe("2026-07-04T16:00:00.000Z");
    expect(moment("2026-12-04T12:00")).toBe("2026-12-04T17:00:00.000Z");
    expect(moment("2026-07-04T12:00", "Asia/Kolkata")).toBe("2026-07-04T06:30:00.000Z");
  });

  it("is the first where a time comes twice, and after the change where it is left out", () => {
    expect(moment("2026-11-01T01:30")).toBe("2026-11-01T05:30:00.000Z");
    expect(moment("2027-03-14T02:30")).toBe("2027-03-14T07:30:00.000Z");
    expect(moment("2027-03-14T00:00")).toBe("2027-03-14T05:00:00.000Z");
    expect(moment("2027-03-15T00:00")).toBe("2027-03-15T04:00:00.000Z");
  });

  it("knows how far clocks are ahead, and no zone that there is not", () => {
    expect(offsetAt(shown("2026-07-04T12:00"))).toBe(-4 * HOUR_MS);
    expect(() => offsetAt(0, "Ohio/Nowhere")).toThrow(RangeError);
  });
});
