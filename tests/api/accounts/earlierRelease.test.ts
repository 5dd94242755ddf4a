import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as v from "valibot";
import { AccountExportSchema } from "#domain/accounts/accounts.ts";
import { describeOnEarlierDatabase } from "../../support/database/earlierRelease.ts";
import { hostedApp } from "../../support/identity/hostedApp.ts";
import { embeddedForTests } from "../../support/identity/identity.ts";
import { protocolOf } from "../../support/identity/protocol.ts";
import { silentLog, siteOn } from "../../support/server/requests.ts";
import { NOW } from "../../support/data/rows.ts";

/**
 * What the release without profiles has left: an account of its own with a session, and that
 * Ann, whose account a hosted project keeps, was signed out everywhere.
 */
const LeftSchema = v.object({
  uid: v.string(),
  refreshToken: v.string(),
  rows: v.record(v.string(), v.array(v.unknown())),
});
const file = new URL("../../fixtures/database/beforeProfiles.json", import.meta.url);
const { uid, refreshToken, rows } = v.parse(LeftSchema, JSON.parse(readFileSync(file, "utf8")));

describeOnEarlierDatabase("accounts of the release before", { before: "_profiles", rows }, (db) => {
  it("keep what they had, and their sessions", async () => {
    const app = siteOn(db(), { identitySettings: embeddedForTests(silentLog()) });
    const { refreshed, signIn, api } = protocolOf(app);
    const { idToken } = await refreshed(refreshToken);
    const answer = await api("GET", "/account/export", idToken);
    const { account, records } = v.parse(AccountExportSchema, await answer.json());
    const at = new Date(NOW).toISOString();
    expect(account).toEqual({
      uid,
      email: "old@example.org",
      emailVerified: false,
      displayName: "Olden",
    });
    expect(records["accounts"]).toMatchObject([{ uid, createdAt: at, passwordChangedAt: at }]);
    expect(records["sessions"]).toHaveLength(1);
    expect((await signIn("old@example.org")).localId).toBe(uid);
  });

  it("of a hosted project stay signed out where they were", async () => {
    const { api, token } = await hostedApp(db());
    const before = await token({ auth_time: NOW / 1_000 - 60 });
    expect((await api("GET", "/account", before)).status).toBe(401);
    const again = await token();
    const exported = await api("GET", "/account/export", again);
    expect(await exported.json()).toMatchObject({
      records: { profiles: [{ uid: "ann", signedOutAt: new Date(NOW).toISOString() }] },
    });
  });
});
