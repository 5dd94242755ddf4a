import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { SiteConfigSchema, type SiteConfig } from "#domain/site/siteConfig.ts";
import { readyAnswer, sendAnswer } from "../web/answers/readyAnswer.ts";
import { jsonAnswer } from "../web/describe.ts";

/** `GET /api/config`: nothing in it is secret, and a restart is needed to change it. */
export function configRoute({ siteConfig }: { siteConfig: SiteConfig }): Hono {
  const answer = readyAnswer(siteConfig);
  return new Hono().get(
    "/config",
    describeRoute({
      summary: "What the page must know of this site: who keeps its accounts",
      responses: { 200: jsonAnswer("The configuration", SiteConfigSchema) },
    }),
    async (c) => await sendAnswer(c, await answer),
  );
}
