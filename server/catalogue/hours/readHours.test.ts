import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { OpeningHoursSchema, WEEK, type OpeningHours } from "#domain/stores/openingHours.ts";
import { readHours } from "./readHours.ts";

/** A week in short: days with the same spans are one, "Mo-Fr 09:00-21:00; Sa-Su closed". */
function short(hours: OpeningHours | null): string {
  if (hours === null) return "not understood";
  const lines = WEEK.map((day) => hours[day].map((span) => span.join("-")).join(",") || "closed");
  const named = (at: number) => WEEK[at]?.slice(0, 2) ?? "";
  const parts: string[] = [];
  for (let at = 0; at < lines.length;) {
    const begin = at;
    while (at < lines.length && lines[at] === lines[begin]) at += 1;
    const days = at - 1 === begin ? named(begin) : `${named(begin)}-${named(at - 1)}`;
    parts.push(`${days} ${lines[begin] ?? ""}`);
  }
  return parts.join("; ");
}

describe("hours as people write them", () => {
  it.each([
    ["Mon-Sat 9am-9pm, Sun 10-6", "mo-sa 09:00-21:00; su 10:00-18:00"],
    ["9:00 AM – 8:00 PM", "mo-su 09:00-20:00"],
    ["9AM-9PM", "mo-su 09:00-21:00"],
    ["Daily 8 AM to midnight", "mo-su 08:00-24:00"],
    ["Open daily from 8 a.m. until 10 p.m.", "mo-su 08:00-22:00"],
    ["8am - 10pm daily", "mo-su 08:00-22:00"],
    ["7 days a week, 9am to 9pm", "mo-su 09:00-21:00"],
    ["24/7", "mo-su 00:00-24:00"],
    ["Open 24 hours", "mo-su 00:00-24:00"],
    ["Open 24 hours a day, 7 days a week", "mo-su 00:00-24:00"],
    ["12:00 AM - 11:59 PM", "mo-su 00:00-24:00"],
    ["Mo-Fr 09:00-21:00; Su off", "mo-fr 09:00-21:00; sa-su closed"],
    [
      "Mo,We,Fr 10:00-18:00",
      "mo 10:00-18:00; tu closed; we 10:00-18:00; th closed; fr 10:00-18:00; sa-su closed",
    ],
    [
      "Mo-Fr 08:00-12:00,13:00-17:30; Sa 09:00-12:00",
      "mo-fr 08:00-12:00,13:00-17:30; sa 09:00-12:00; su closed",
    ],
    ["Fr-Sa 18:00-02:00", "mo-th closed; fr-sa 18:00-02:00; su closed"],
    [
      "Mon-Thu 10a-8p; Fri & Sat: 10a-10p; Sun noon-6p",
      "mo-th 10:00-20:00; fr-sa 10:00-22:00; su 12:00-18:00",
    ],
    ["Mon.–Sat.: 9 a.m.–9 p.m. | Sun.: 10 a.m.–6 p.m.", "mo-sa 09:00-21:00; su 10:00-18:00"],
    ["Monday through Friday 9:30am-5:30pm", "mo-fr 09:30-17:30; sa-su closed"],
    ["M-F 9am-5, Sat 10-4", "mo-fr 09:00-17:00; sa 10:00-16:00; su closed"],
    ["Weekdays 9-9, weekends 10-8pm", "mo-fr 09:00-21:00; sa-su 10:00-20:00"],
    ["Daily 9am-9pm, Sun 10am-6pm", "mo-sa 09:00-21:00; su 10:00-18:00"],
    ["Sun 10am-6pm, daily 9am-9pm", "mo-sa 09:00-21:00; su 10:00-18:00"],
    ["9am-9pm, closed Sundays", "mo-sa 09:00-21:00; su closed"],
    ["9am-9pm, Sun 10am-6pm", "mo-sa 09:00-21:00; su 10:00-18:00"],
    ["Daily 9am-9 except Sunday", "mo-sa 09:00-21:00; su closed"],
    ["9am-9pm Mon-Fri, 10am-6pm Sat", "mo-fr 09:00-21:00; sa 10:00-18:00; su closed"],
    ["Sat-Mon 10am-6; Tue-Fri closed", "mo 10:00-18:00; tu-fr closed; sa-su 10:00-18:00"],
    ["Mon-Fri 9am-12, 1-5", "mo-fr 09:00-12:00,13:00-17:00; sa-su closed"],
    ["Mon-Fri 9am-12:30pm and 1pm-5:15pm", "mo-fr 09:00-12:30,13:00-17:15; sa-su closed"],
    ["6pm-2", "mo-su 18:00-02:00"],
    ["9-21", "mo-su 09:00-21:00"],
    ["Mon-Sun 10:00-02:00", "mo-su 10:00-02:00"],
    [
      "Fri-Sat 08:00-01:00, Sun-Thu 08:00-24:00",
      "mo-th 08:00-24:00; fr-sa 08:00-01:00; su 08:00-24:00",
    ],
    ["9am-10", "mo-su 09:00-22:00"],
    ["10-10pm", "mo-su 10:00-22:00"],
    ["12-5pm", "mo-su 12:00-17:00"],
    ["Closed", "mo-su closed"],
    ["Temporarily closed", "mo-su closed"],
    ["HOURS: Mon - Sun 8:00AM - 11:00PM", "mo-su 08:00-23:00"],
  ])("%s", (words, expected) => {
    expect(short(readHours(words).openingHours)).toBe(expected);
    expect(readHours(words).remark).toBeNull();
  });

  it.each([
    ["Daily 9am-9pm; closed Thanksgiving and Christmas Day", "mo-su 09:00-21:00"],
    ["Mon-Sat 9am-9pm, closed Sundays and major holidays", "mo-sa 09:00-21:00; su closed"],
    ["Mo-Su 09:00-21:00; PH off", "mo-su 09:00-21:00"],
    ["9am-9pm, Dec 24 9am-5pm", "mo-su 09:00-21:00"],
    ["9am-9pm. Holiday hours may vary.", "mo-su 09:00-21:00"],
  ])("%s, without its holidays, which stay as worded", (words, expected) => {
    const { openingHours, remark } = readHours(words);
    expect(short(openingHours)).toBe(expected);
    expect(remark).toMatch(/holidays/);
  });

  it.each([
    ["", "empty"],
    ["by appointment", "by"],
    ["Call for hours", "call"],
    ["Mon-Sat 9-9 (drive-thru until 10)", "drive"],
    ["Med 8-9, rec 9-9", "med"],
    ["9am", "without a beginning"],
    ["Open until 9pm", "without a beginning"],
    ["Mon-Fri", "days without hours"],
    ["Closed Sundays", "do not say when it is open"],
    ["Open daily except Sunday 9am-9pm", "days without hours"],
    ["9am-9pm Mon-Fri, Sat 10-6", "could be of two days"],
    ["Closed Sunday, Mon-Sat 9am-9pm", "could be of two days"],
    ["Mon 9am-5, Mon 9-6", "two things of one day"],
    ["9am-12", "noon or midnight"],
    ["9-5", "before or after noon"],
    ["Mon-Fri 9-9", "before or after noon"],
    ["M-F 9:00-5:00, Sat 10-4", "before or after noon"],
    ["9-2am", "before or after noon"],
    ["6-10", "before or after noon"],
    ["09:00-05:00", "before or after noon"],
    ["9am-9am", "same time"],
    ["25:00-26:00", "no clock shows"],
    ["9:75-17:00", "no clock shows"],
    ["13pm-14pm", "no clock shows"],
    ["9am-1pm, 12pm-5pm", "overlap"],
    ["Apr-Oct: Mon-Fri 9-5", "apr"],
    ["sunrise-sunset", "sunrise"],
    ["\u{1F550} 9-5", "\u{1F550}"],
  ])("%j is not understood: %s", (words, reason) => {
    const { openingHours, remark } = readHours(words);
    expect(openingHours).toBeNull();
    expect(remark).toContain(reason);
    // It goes on after "The hours".
    expect(remark).toMatch(/^(are|begin|do not|have|name|say) /);
    expect(remark).not.toContain("have a time that");
  });
});

describe("hours as lists give them", () => {
  const USUAL = "mo-sa 09:00-21:00; su closed";
  it.each([
    [
      "in our own form",
      { ...Object.fromEntries(WEEK.map((day) => [day, [["09:00", "21:00"]]])), sun: [] },
      USUAL,
    ],
    [
      "past midnight in our own form",
      { fri: [["10:00", "02:00"]] },
      "mo-th closed; fr 10:00-02:00; sa-su closed",
    ],
    ["texts by day", { monday: "9–21", sun: "closed" }, "mo 09:00-21:00; tu-su closed"],
    ["texts by days", { "Mon–Sat": "9:00 AM – 9:00 PM", Sun: "Closed" }, USUAL],
    ["with holidays", { "Mon-Sat": "9am-9pm", Holidays: "10-4" }, USUAL],
    ["spans by days", { "mon-sat": ["9:00", "21:00"], sun: null }, USUAL],
    ["lists of spans", { "mon-sat": [["9:00", "21:00"]], sun: [] }, USUAL],
    [
      "objects by days",
      { "mon-sat": { open: "9:00 AM", close: "9:00 PM" }, sun: { closed: true } },
      USUAL,
    ],
    [
      "lists of objects",
      { "mon-sat": [{ open: "09:00:00", close: "21:00:00" }], sun: false },
      USUAL,
    ],
    ["days in a list", [{ day: "Mon-Sat", open: "9 AM", close: "9 PM" }], USUAL],
    [
      "days in a list with words",
      [
        { day: "Mon-Sat", hours: "9am-9" },
        { day: "Sunday", hours: "closed" },
      ],
      USUAL,
    ],
    [
      "as schema.org has it",
      [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["https://schema.org/Monday", "Tuesday"],
          opens: "09:00",
          closes: "17:00",
        },
      ],
      "mo-tu 09:00-17:00; we-su closed",
    ],
    [
      "lines of text",
      ["Monday: 9:00 AM – 5:00 PM", "Tuesday: Closed", "Wednesday: Open 24 hours"],
      "mo 09:00-17:00; tu closed; we 00:00-24:00; th-su closed",
    ],
  ])("%s", (_, listed, expected) => {
    expect(short(readHours(listed).openingHours)).toBe(expected);
  });

  it.each([
    [9],
    [true],
    [{}],
    [[]],
    [[[]]],
    [{ someday: "9-5" }],
    [{ mon: "9-5", monday: "9-6" }],
    [{ mon: "Tue 9-5" }],
    [{ mon: { open: 9, close: 21 } }],
    [{ "0": "9-5" }],
    [[{ open: "9:00", close: "21:00" }]],
  ])("%j is not understood", (listed) => {
    expect(readHours(listed)).toMatchObject({ openingHours: null, remark: expect.any(String) });
  });
});

const PIECES =
  "Mon Sun - 9 5pm , ; closed daily midnight 12 24/7 holidays except and 10:00 18:00 weekends call a.m. :";
const pieces = fc.array(fc.constantFrom(...PIECES.split(" ")), { maxLength: 12 });

it("whatever is given, the answer is hours of a week or a reason, never neither", () => {
  const given = fc.oneof(
    fc.string(),
    fc.jsonValue(),
    pieces.map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(given, (worded) => {
      const { openingHours, remark } = readHours(worded);
      if (openingHours === null) expect(remark).not.toBeNull();
      else expect(v.is(OpeningHoursSchema, openingHours)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
