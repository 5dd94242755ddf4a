import { expect, it } from "vitest";
import { readTapped } from "./workerMessages.ts";

const AT = Date.UTC(2026, 10, 26, 12);

it("a page that starts within ten seconds of a tap goes where the tap leads", () => {
  const tapped = { path: "/dispensary-deals?alert=a1", at: AT };
  expect(readTapped(tapped, AT + 400)).toBe(tapped.path);
  expect(readTapped(tapped, AT + 10_000)).toBe(tapped.path);
});

it("a tap on a page that was just starting is still its own", () => {
  expect(readTapped({ path: "/Reservation", at: AT }, AT - 1_000)).toBe("/Reservation");
});

it("an older tap, one from a clock that was set back, and what is no tap lead nowhere", () => {
  expect(readTapped({ path: "/Reservation", at: AT }, AT + 10_001)).toBeNull();
  expect(readTapped({ path: "/Reservation", at: AT }, AT - 60_000)).toBeNull();
  for (const rubbish of [
    undefined,
    null,
    "/",
    { path: "https://elsewhere.example/", at: AT },
    { path: "//elsewhere.example/", at: AT },
  ])
    expect(readTapped(rubbish, AT)).toBeNull();
});
