import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { SearchIndexSchema } from "#domain/menus/productDetail.ts";
import type { Answers } from "../web/answers/answers.ts";
import { jsonAnswer } from "../web/describe.ts";
import { readSearchIndex } from "./readSearchIndex.ts";

/** `GET /api/search` */
export function searchRoute({ answers }: { answers: Answers }): Hono {
  return new Hono().get(
    "/search",
    describeRoute({
      summary: "Every product that is on a menu, to be searched on the phone",
      responses: { 200: jsonAnswer("The products, column by column", SearchIndexSchema) },
    }),
    (c) =>
      answers(c, {
        path: "/search",
        validFor: "unlimited",
        compute: (_, db) => readSearchIndex(db),
      }),
  );
}
