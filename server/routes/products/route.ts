import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { ProductDetailSchema } from "#domain/productDetail.ts";
import type { Db } from "../../db/database.ts";
import { problem, ProblemSchema } from "../../problem.ts";
import { jsonAnswer } from "../openapi/jsonAnswer.ts";
import { readName } from "../readName.ts";
import { readProduct } from "./readProduct.ts";

/** `GET /api/products/:code` */
export function productsRoute({ db, now }: { db: Db; now: () => number }): Hono {
  return new Hono().get(
    "/products/:code",
    describeRoute({
      summary: "A product with all its offers and a year of their prices",
      responses: {
        200: jsonAnswer("The product", ProductDetailSchema),
        404: jsonAnswer("There is no such product", ProblemSchema, "application/problem+json"),
      },
    }),
    async (c) => {
      const code = readName(c.req.param("code"));
      const product = code === null ? null : await readProduct(db, code, now());
      return product === null ? problem(c, 404) : c.json(product);
    },
  );
}
