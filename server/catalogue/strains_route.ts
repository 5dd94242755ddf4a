import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { STRAINS } from "#content/strains/strains.ts";
import { StrainOffersSchema } from "#domain/strains/strainOffers.ts";
import type { Answers } from "../web/answers/answers.ts";
import { jsonAnswer, pathPart } from "../web/describe.ts";
import { problem, ProblemSchema } from "../web/problem.ts";
import { readStrainOffers } from "./readStrainOffers.ts";

const SLUGS: ReadonlySet<string> = new Set(STRAINS.map(({ slug }) => slug));

/** `GET /api/strains/:slug/offers` */
export function strainsRoute({ answers }: { answers: Answers }): Hono {
  return new Hono().get(
    "/strains/:slug/offers",
    describeRoute({
      summary: "What is on the shelf of a strain, at all stores of the state",
      parameters: [pathPart("slug", "The strain's name in addresses")],
      responses: {
        200: jsonAnswer("The offers, column by column", StrainOffersSchema),
        404: jsonAnswer("There is no such strain", ProblemSchema, "application/problem+json"),
      },
    }),
    (c) => {
      const slug = c.req.param("slug").toLowerCase();
      if (!SLUGS.has(slug)) return problem(c, 404);
      return answers(c, {
        path: `/strains/${slug}/offers`,
        validFor: "unlimited",
        compute: (_, db) => readStrainOffers(db, slug),
      });
    },
  );
}
