import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import { SECTIONS } from "#domain/menus/categories.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { mondayOfWeek } from "#domain/time/easternWeek.ts";
import { TrendOffersSchema, TrendsSchema, type TrendOffers } from "#domain/trends/trends.ts";
import type { Answers } from "../../web/answers/answers.ts";
import { jsonAnswer, pathPart, problemAnswer } from "../../web/describe.ts";
import { problem } from "../../web/problem.ts";
import { readTrendOffers, readWeekNames } from "./readTrendOffers.ts";
import { nextDay } from "./nextDay.ts";
import { readTrends } from "./readTrends.ts";

const REGION_PARAMETER = {
  name: "region",
  in: "query" as const,
  required: false,
  description: "A region; without it the whole state",
  schema: { type: "string" as const, enum: [...REGIONS] },
};

/** `GET /api/trends` and `GET /api/trends/:week/:category` */
export function trendsRoute({ answers }: { answers: Answers }): Hono {
  return new Hono()
    .get(
      "/trends",
      describeRoute({
        summary: "Prices, offers and strains week by week",
        description:
          "Each list has an entry for each week, oldest first, at most 104; the last week is the " +
          "running one. `null` is a figure that rests on too little; `n` says on how much.",
        parameters: [REGION_PARAMETER],
        responses: {
          200: jsonAnswer("The figures and how they are computed", TrendsSchema),
          404: problemAnswer("There is no such region"),
        },
      }),
      (c) => {
        const region = readRegion(c);
        if (region === undefined) return problem(c, 404, "There is no such region");
        return answers(c, {
          path: `/trends${suffix(region)}`,
          validFor: "minute",
          compute: (now, db) => readTrends(db, region, now),
          nextChange: (now) => Promise.resolve(nextDay(now)),
        });
      },
    )
    .get(
      "/trends/:week/:category",
      describeRoute({
        summary: "The offers behind a week's median, cheapest first",
        parameters: [
          pathPart("week", "An ISO week, such as 2026-W45"),
          pathPart("category", "flower, vape, edible or extract"),
          REGION_PARAMETER,
        ],
        responses: {
          200: jsonAnswer("The offers; none in a week without data", TrendOffersSchema),
          404: problemAnswer("There is no such week, category or region"),
        },
      }),
      (c) => {
        const region = readRegion(c);
        const week = c.req.param("week");
        const monday = mondayOfWeek(week);
        const category = SECTIONS.find((section) => section === c.req.param("category"));
        if (region === undefined || monday === null || category === undefined) {
          return problem(c, 404);
        }
        return answers(c, {
          path: `/trends/${week}/${category}${suffix(region)}`,
          validFor: "unlimited",
          among: {
            name: week,
            list: "weeks",
            read: readWeekNames,
            otherwise: (): TrendOffers => ({ week, category, region, offers: [] }),
          },
          compute: (_, db) => readTrendOffers(db, monday, category, region),
        });
      },
    );
}

/** @returns `null` without one, `undefined` for one that there is not */
function readRegion(c: Context): Region | null | undefined {
  const asked = c.req.query("region")?.toLowerCase();
  return asked === undefined ? null : REGIONS.find((region) => region.toLowerCase() === asked);
}

const suffix = (region: Region | null) => (region === null ? "" : `?region=${region}`);
