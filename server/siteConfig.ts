import type { SiteConfig } from "#domain/siteConfig.ts";
import type { Env } from "./env.ts";

/** What the page is told of the environment; nothing here is secret. */
export function siteConfig({ firebase, authEmulator, authSyncUrl }: Env): SiteConfig {
  const identity: SiteConfig["identity"] =
    firebase === null
      ? { kind: "embedded" }
      : { kind: "hosted", project: firebase, emulator: authEmulator };
  return { identity, authSyncUrl, alerts: null };
}
