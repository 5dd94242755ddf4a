import type { Db } from "../db/database.ts";
import type { Log } from "../log.ts";
import { embeddedIdentity, type EmbeddedSettings } from "./identitySettings.ts";
import { hostedIdentity, type HostedSettings } from "./hostedIdentity.ts";
import type { LeaveEvents } from "./accountRecords.ts";
import type { Identity } from "./identity_identity.ts";

/** Who keeps the accounts, and what that takes. */
export type IdentitySettings = EmbeddedSettings | HostedSettings;

/** Makes the identity of a site. */
export function createIdentity(
  settings: IdentitySettings,
  deps: { db: Db; now: () => number; log: Log; leaveEvents: LeaveEvents },
): Identity {
  return settings.kind === "embedded"
    ? embeddedIdentity(settings, deps)
    : hostedIdentity(settings, deps);
}
