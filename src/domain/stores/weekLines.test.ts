import { expect, it } from "vitest";
import type { OpeningHours } from "./openingHours.ts";
import { weekLines } from "./weekLines.ts";

type Day = OpeningHours["mon"];
const week = (usual: Day, fri: Day = usual, sun: Day = usual): OpeningHours => {
  return { mon: usual, tue: usual, wed: usual, thu: usual, fri, sat: fri, sun };
};

it.each([
  [week([["09:00", "21:00"]]), ["Daily 9 AM – 9 PM"]],
  [week([["00:00", "24:00"]]), ["Daily 24 hours"]],
  [week([]), ["Daily closed"]],
  [
    week([["09:30", "21:00"]], [["09:30", "02:00"]], []),
    ["Mon–Thu 9:30 AM – 9 PM", "Fri–Sat 9:30 AM – 2 AM", "Sun closed"],
  ],
  [
    week([
      ["09:00", "12:00"],
      ["13:00", "24:00"],
    ]),
    ["Daily 9 AM – 12 PM, 1 PM – 12 AM"],
  ],
])("the hours of a week can be read, days that are alike in one line", (hours, lines) => {
  expect(weekLines(hours)).toEqual(lines);
});
