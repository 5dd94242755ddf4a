import { describe, expect, it } from "vitest";
import { communityEvent } from "../../../tests/support/community/events.ts";
import { monthSheet } from "./monthSheet.ts";

const at = (slug: string, startsAt: string, endsAt: string) =>
  communityEvent({ slug, startsAt, endsAt });
const marked = (...events: Parameters<typeof monthSheet>[0]) =>
  [...(monthSheet(events)?.byDay ?? [])].map(([day, each]) => [day, each.map(({ slug }) => slug)]);

describe("a month's sheet", () => {
  it("has all days in weeks that begin on Sunday", () => {
    // November 2026 begins on a Sunday and ends on a Monday.
    const sheet = monthSheet([at("a", "2026-11-28T23:00:00Z", "2026-11-29T01:00:00Z")]);
    expect(sheet?.weeks).toHaveLength(5);
    expect(sheet?.weeks[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(sheet?.weeks[4]).toEqual([29, 30, null, null, null, null, null]);
  });

  it("marks the evening of a night, each day of a longer event, and none of the next month", () => {
    expect(marked(at("night", "2026-11-28T23:00:00Z", "2026-11-29T07:00:00Z"))).toEqual([
      [28, ["night"]],
    ]);
    expect(
      marked(
        at("fair", "2026-11-29T05:00:00Z", "2026-12-03T05:00:00Z"),
        at("table", "2026-11-29T23:00:00Z", "2026-11-30T01:00:00Z"),
      ),
    ).toEqual([
      [29, ["fair", "table"]],
      [30, ["fair"]],
    ]);
  });

  it("is none without an event", () => {
    expect(monthSheet([])).toBeNull();
  });
});
