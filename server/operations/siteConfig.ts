import { type AlertTransport, type SiteConfig, SiteConfigSchema } from "#domain/site/siteConfig.ts";
import type { Env } from "../env.ts";
import { canMail } from "../accounts/mail.ts";
import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { readyAnswer, sendAnswer } from "../web/answers/readyAnswer.ts";
import { jsonAnswer } from "../web/describe.ts";

/**
 * What the page gets to know of the environment. Nothing here is secret.
 *
 * @param alerts who carries alerts to phones
 */
export function siteConfigOf(env: Env, alerts: AlertTransport): SiteConfig {
  const { firebase, authEmulator, authSyncUrl, links, mapTiles } = env;
  const identity: SiteConfig["identity"] =
    firebase === null
      ? {
          kind: "embedded",
          ...(canMail(env) ? {} : { sendsMail: false }),
          ...(env.mail === null ? {} : { hasMailServer: true }),
        }
      : { kind: "hosted", project: firebase, emulator: authEmulator };
  return { identity, authSyncUrl, alerts, links, ...(mapTiles === null ? {} : { mapTiles }) };
}

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
