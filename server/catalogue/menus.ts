import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { AllMenusSchema, StoreMenuSchema } from "#domain/menus/menuTable.ts";
import type { Answers } from "../web/answers/answers.ts";
import { jsonAnswer, pathPart } from "../web/describe.ts";
import { problem, ProblemSchema } from "../web/problem.ts";
import { readName } from "../web/input.ts";
import { readAllMenus, readMenu, readStoreSlugs } from "./readMenu.ts";

/** `GET /api/menus` and `GET /api/menus/:store` */
export function menusRoute({ answers }: { answers: Answers }): Hono {
  return new Hono()
    .get(
      "/menus",
      describeRoute({
        summary: "Every offer of every store",
        responses: { 200: jsonAnswer("The menus as one table", AllMenusSchema) },
      }),
      (c) =>
        answers(c, { path: "/menus", validFor: "unlimited", compute: (_, db) => readAllMenus(db) }),
    )
    .get(
      "/menus/:store",
      describeRoute({
        summary: "One store and its menu",
        description:
          "Offers that the store's last full menu lacked stay in it, with `missingSince`.",
        parameters: [pathPart("store", "The store's slug, in any letter case")],
        responses: {
          200: jsonAnswer("The store and its menu", StoreMenuSchema),
          404: jsonAnswer("There is no such store", ProblemSchema, "application/problem+json"),
        },
      }),
      (c) => {
        const slug = readName(c.req.param("store"));
        if (slug === null) return problem(c, 404);
        return answers(c, {
          path: `/menus/${slug}`,
          validFor: "unlimited",
          among: { name: slug, list: "stores", read: readStoreSlugs },
          compute: (_, db) => readMenu(db, slug),
        });
      },
    );
}
