import { expect, it } from "vitest";
import { readComponents } from "./jcal.ts";

it("a calendar over which the reader stumbles is refused without its stumbling", () => {
  const text = ["BEGIN:VCALENDAR", "END:VEVENT", "UID:a", "END:VCALENDAR", ""].join("\r\n");
  expect(() => readComponents(text)).toThrow(/^is no whole calendar file$/);
});

it("what the reader says of a file is told", () => {
  const text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nnonsense\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
  expect(() => readComponents(text)).toThrow(/^is no whole calendar file: .+/);
});
