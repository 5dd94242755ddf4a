import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { AllMenusSchema, StoreMenuSchema } from "#domain/menuTable.ts";
import type { Db } from "../../db/database.ts";
import { problem, ProblemSchema } from "../../problem.ts";
import { jsonAnswer } from "../openapi/jsonAnswer.ts";
import { readName } from "../readName.ts";
import { readAllMenus, readMenu } from "./readMenu.ts";

/** `GET /api/menus` and `GET /api/menus/:store` */
export function menusRoute({ db }: { db: Db }): Hono {
  return new Hono()
    .get(
      "/menus",
      describeRoute({
        summary: "Every offer of every store",
        responses: { 200: jsonAnswer("The menus as one table", AllMenusSchema) },
      }),
      async (c) => c.json(await readAllMenus(db)),
    )
    .get(
      "/menus/:store",
      describeRoute({
        summary: "One store and its menu",
        responses: {
          200: jsonAnswer("The store and its menu", StoreMenuSchema),
          404: jsonAnswer("There is no such store", ProblemSchema, "application/problem+json"),
        },
      }),
      async (c) => {
        const slug = readName(c.req.param("store"));
        const menu = slug === null ? null : await readMenu(db, slug);
        return menu === null ? problem(c, 404) : c.json(menu);
      },
    );
}
