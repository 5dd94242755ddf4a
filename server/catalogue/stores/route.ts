import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { StoresSchema } from "#domain/stores/stores.ts";
import type { Answers } from "../../web/answers/answers.ts";
import { jsonAnswer } from "../../web/describe.ts";
import { storeProfiles } from "./storeProfiles.ts";

/** `GET /api/stores` */
export function storesRoute({ answers }: { answers: Answers }): Hono {
  return new Hono().get(
    "/stores",
    describeRoute({
      summary: "All dispensaries by name, with the size and age of their menus",
      responses: { 200: jsonAnswer("The stores", StoresSchema) },
    }),
    (c) =>
      answers(c, { path: "/stores", validFor: "unlimited", compute: (_, db) => storeProfiles(db) }),
  );
}
