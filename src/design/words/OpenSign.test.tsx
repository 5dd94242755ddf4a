import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import type { OpeningHours } from "#domain/stores/openingHours.ts";
import { OpenSign } from "./OpenSign.tsx";

const DAY: OpeningHours["mon"] = [["09:00", "21:00"]];
const HOURS = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: [] };
const STORE = { openingHours: HOURS };
/** Friday, 20 November 2026, in Ohio. */
const friday = (clock: string) => Date.parse(`2026-11-20T${clock}:00-05:00`);

it.each([
  ["12:00", "closes 9 PM"],
  ["20:45", "closes in 15 min"],
  ["08:00", "opens 9 AM"],
])("at %s it says %s", (clock, words) => {
  const { container } = render(<OpenSign store={STORE} now={friday(clock)} />);
  expect(container.textContent.replace("\u00A0", " ")).toBe(words);
});

it("is not there where the hours are not known", () => {
  const { container } = render(<OpenSign store={{ openingHours: null }} now={friday("12:00")} />);
  expect(container.textContent).toBe("");
});

it("says so beside stores of which they are known, and that one comes by appointment", () => {
  const said = (store: ComponentProps<typeof OpenSign>["store"]) =>
    render(<OpenSign store={store} isBesideKnown now={friday("12:00")} />).container.textContent;
  expect(said({ openingHours: null })).toBe("hours not known");
  expect(said({ openingHours: null, hoursInWords: "by_appointment" })).toBe("by appointment");
});

it("warns of an end within the hour, and as the first word begins with a capital", () => {
  const sign = (clock: string) =>
    render(<OpenSign form="first" store={STORE} now={friday(clock)} />).container.firstElementChild;
  expect(sign("20:45")?.matches("[data-closing]")).toBe(true);
  expect(sign("20:45")?.textContent).toBe("Closes in 15 min");
  expect(sign("12:00")?.matches("[data-closing]")).toBe(false);
});

it.each([
  ["2026-11-20T23:59", "opens Sat 9 AM", "Opens Sat 9 AM", "Closed. Opens Sat 9 AM"],
  ["2026-11-21T00:00", "opens 9 AM", "Opens 9 AM", "Opens 9 AM"],
  ["2026-11-21T21:00", "opens Mon 9 AM", "Opens Mon 9 AM", "Closed. Opens Mon 9 AM"],
  ["2026-11-22T20:00", "opens Mon 9 AM", "Opens Mon 9 AM", "Closed. Opens Mon 9 AM"],
])("at %s it says the day on which it opens, where that is another", (clock, ...words) => {
  const said = (form: "row" | "first" | "sentence") =>
    render(
      <OpenSign form={form} store={STORE} now={Date.parse(`${clock}:00-05:00`)} />,
    ).container.textContent.replace("\u00A0", " ");
  expect([said("row"), said("first"), said("sentence")]).toEqual(words);
});
