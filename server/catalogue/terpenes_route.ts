import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { TerpeneProductsSchema } from "#domain/strains/terpeneProducts.ts";
import type { Answers } from "../web/answers/answers.ts";
import { jsonAnswer, pathPart } from "../web/describe.ts";
import { problem, ProblemSchema } from "../web/problem.ts";
import { readTerpeneProducts } from "./strains.ts";

/** `GET /api/terpenes/:slug/products` */
export function terpenesRoute({ answers }: { answers: Answers }): Hono {
  return new Hono().get(
    "/terpenes/:slug/products",
    describeRoute({
      summary: "The products and strains with the most of a terpene, by their labels",
      parameters: [pathPart("slug", "The terpene's name in addresses")],
      responses: {
        200: jsonAnswer("The richest of each category", TerpeneProductsSchema),
        404: jsonAnswer("There is no such terpene", ProblemSchema, "application/problem+json"),
      },
    }),
    (c) => {
      const wanted = c.req.param("slug").toLowerCase();
      const terpene = TERPENES.find(({ slug }) => slug === wanted);
      if (terpene === undefined) return problem(c, 404);
      return answers(c, {
        path: `/terpenes/${wanted}/products`,
        validFor: "minute",
        compute: (now, db) => readTerpeneProducts(db, terpene, now),
      });
    },
  );
}
