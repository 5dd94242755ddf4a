import type { AlertTransport, SiteConfig } from "#domain/siteConfig.ts";
import type { Env } from "./env.ts";

/**
 * What the page is told of the environment; nothing here is secret.
 *
 * @param alerts who carries alerts to phones
 */
export function siteConfig(
  { firebase, authEmulator, authSyncUrl, links }: Env,
  alerts: AlertTransport,
): SiteConfig {
  const identity: SiteConfig["identity"] =
    firebase === null
      ? { kind: "embedded" }
      : { kind: "hosted", project: firebase, emulator: authEmulator };
  return { identity, authSyncUrl, alerts, links };
}
