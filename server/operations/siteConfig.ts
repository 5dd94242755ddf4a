import type { AlertTransport, SiteConfig } from "#domain/site/siteConfig.ts";
import type { Env } from "../env.ts";
import { canMail } from "../accounts/mail.ts";

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
