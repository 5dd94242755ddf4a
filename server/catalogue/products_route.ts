import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { ProductDetailSchema } from "#domain/menus/productDetail.ts";
import type { Answers } from "../web/answers/answers.ts";
import { jsonAnswer, pathPart } from "../web/describe.ts";
import { problem, ProblemSchema } from "../web/problem.ts";
import { readName } from "../web/input.ts";
import { readProduct } from "./products.ts";

/** `GET /api/products/:code` */
export function productsRoute({ answers }: { answers: Answers }): Hono {
  return new Hono().get(
    "/products/:code",
    describeRoute({
      summary: "A product with all its offers and a year of their prices",
      parameters: [pathPart("code", "The product's code, in any letter case")],
      responses: {
        200: jsonAnswer("The product", ProductDetailSchema),
        404: jsonAnswer("There is no such product", ProblemSchema, "application/problem+json"),
      },
    }),
    (c) => {
      const code = readName(c.req.param("code"));
      if (code === null) return problem(c, 404);
      return answers(c, {
        path: `/products/${code}`,
        validFor: "day",
        compute: (now, db) => readProduct(db, code, now),
      });
    },
  );
}
