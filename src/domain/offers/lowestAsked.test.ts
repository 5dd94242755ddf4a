import { expect, it } from "vitest";
import { DAY_MS } from "../time/spans.ts";
import { calendarDay } from "../time/calendar.ts";
import { lowestAsked } from "./lowestAsked.ts";
import { lowestSteps } from "./priceHistory.ts";
import type { PriceVerdict } from "./priceVerdict.ts";

const NOW = Date.parse("2026-11-29T17:00:00Z");
const daysAgo = (days: number) => NOW - days * DAY_MS;

/** What a store asked, by how many days ago that began. */
const past = (
  name: string,
  prices: readonly (readonly [number, number])[],
  more: { verdict?: PriceVerdict; readDays?: readonly [number, number, number] } = {},
) => ({
  offer: { name, ...more },
  steps: prices.map(([days, cents]) => ({ from: daysAgo(days), cents })),
});
const lowest = (...pasts: readonly ReturnType<typeof past>[]) => {
  const found = lowestAsked(pasts, lowestSteps(pasts.map(({ steps }) => steps)), NOW);
  return found && [calendarDay(found.day), found.asking.map(({ name }) => name)];
};
const DOWN_AND_UP = [
  [60, 2_900],
  [14, 1_750],
  [7, 2_200],
] as const;
const OFTEN = [30, 90, 120] as const;

it("a low of several days is told by its last, on every screen", () => {
  expect(lowest(past("Gnome", DOWN_AND_UP, { readDays: OFTEN }))).toEqual([
    "2026-11-21",
    ["Gnome"],
  ]);
});

it("by the day of its verdict, which knows when it was read last; one on another price says nothing of it", () => {
  const verdict = (on: string) =>
    ({ kind: "lower", wasCents: 1_750, on, shape: "9999999999990" }) as const;
  const of = (on: string) => past("Gnome", DOWN_AND_UP, { readDays: OFTEN, verdict: verdict(on) });
  expect(lowest(of("2026-11-18"))).toEqual(["2026-11-18", ["Gnome"]]);
  expect(lowest(of("2026-09-01"))).toEqual(["2026-11-21", ["Gnome"]]);
});

it("by its first where it was read so seldom that the days after are not known", () => {
  expect(lowest(past("Gnome", DOWN_AND_UP, { readDays: [1, 3, 3] }))).toEqual([
    "2026-11-15",
    ["Gnome"],
  ]);
});

it("names all that asked it then, and today's by since when", () => {
  const owl = past("Owl", [[40, 1_750]], { readDays: OFTEN });
  expect(lowest(past("Gnome", DOWN_AND_UP), owl)).toEqual(["2026-10-20", ["Owl"]]);
  expect(lowest()).toBeNull();
});
