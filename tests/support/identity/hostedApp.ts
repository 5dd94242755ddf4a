import { NO_LINKS } from "#domain/site/siteConfig.ts";
import type { Db } from "../../../server/db/database.ts";
import { standingClock } from "../server/clock.ts";
import { fakeProvider } from "./fakeProvider.ts";
import { protocolOf } from "./protocol.ts";
import { siteOn } from "../server/requests.ts";
import { NOW } from "../data/rows.ts";
import { serve } from "./sdk.ts";

/** The hosted project of the tests. */
export const PROJECT = {
  projectId: "green",
  apiKey: "public key",
  appId: "1:1:web:1",
  messagingSenderId: "1",
  vapidKey: null,
  measurementId: null,
};

/** A site on a database whose accounts a hosted project keeps, and that project's one account, Ann's. */
export async function hostedApp(db: Db) {
  const provider = fakeProvider();
  await provider.addKey("k1");
  const emulator = await serve(provider.app);
  const clock = standingClock();
  const identity = { kind: "hosted", project: PROJECT, emulator } as const;
  const app = siteOn(db, {
    now: clock.now,
    siteConfig: { identity, authSyncUrl: "/session", links: NO_LINKS, alerts: null },
    identitySettings: { ...identity, siteOrigin: () => "https://site.test" },
  });
  provider.state.user = {
    localId: "ann",
    email: "ann@example.org",
    emailVerified: true,
    displayName: "Ann",
    validSince: String(NOW / 1_000 - 1_000),
  };
  /** An ID token of Ann's from now, as the project signs it. */
  const token = (changed: Record<string, unknown> = {}, kid = "k1") => {
    const seconds = Math.floor(clock.now() / 1_000);
    return provider.sign(kid, {
      iss: "https://securetoken.google.com/green",
      aud: "green",
      sub: "ann",
      iat: seconds,
      auth_time: seconds,
      exp: seconds + 3_600,
      ...changed,
    });
  };
  return { app, provider, emulator, token, ...protocolOf(app), ...clock };
}
