import { HighlightsSchema, HighlightYearsSchema } from "#domain/trends/highlights.ts";
import type { PublicAnswer } from "../../web/answers/publicAnswer.ts";
import type { Db } from "../../db/database.ts";
import { readHighlights, readHighlightYears } from "./readHighlights.ts";
import { jsonAnswer, pathPart, problemAnswer } from "../../web/describe.ts";
import { nextDay } from "../../catalogue/trends/readWeeks.ts";

/** `GET /api/highlights` and `GET /api/highlights/:year`, written down when they are first read: by this database alone. */
export const highlights = (db: Db): readonly PublicAnswer[] => [
  {
    path: "/highlights",
    summary: "Years with data, newest first",
    answer: jsonAnswer("The years", HighlightYearsSchema),
    source: { validFor: "unlimited", compute: () => readHighlightYears(db) },
  },
  {
    path: "/highlights/:year",
    summary: "What stood out in a year",
    description:
      "A card for each kind that reaches its threshold. A year that is not `complete` is so " +
      "far; a complete one that changed after it was first read is `revised`.",
    parameters: [pathPart("year", "Four digits")],
    answer: jsonAnswer("The cards, each with its method", HighlightsSchema),
    problems: { 404: problemAnswer("There are no data of this year") },
    source(part) {
      const year = part("year");
      if (!/^[12]\d{3}$/.test(year)) return null;
      return {
        path: `/highlights/${year}`,
        validFor: "minute",
        among: { name: year, list: "years with data", read: () => readHighlightYears(db) },
        compute: (now) => readHighlights(db, Number(year), now),
        nextChange: (now) => Promise.resolve(nextDay(now)),
      };
    },
  },
];
