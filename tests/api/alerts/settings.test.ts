import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { alertSettings, alertTransport } from "../../../server/alerts/alertSettings.ts";
import { parseEnv } from "../../../server/env.ts";
import { NOW } from "../../support/data/rows.ts";
import { loudLog } from "../../support/alerts/sending.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "occ-account-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const PROJECT = {
  FIREBASE_PROJECT_ID: "green",
  FIREBASE_API_KEY: "k",
  FIREBASE_APP_ID: "a",
  FIREBASE_MESSAGING_SENDER_ID: "1",
};

function accountFile(content: string): string {
  const file = path.join(folder, "account.json");
  writeFileSync(file, content);
  return file;
}

describeOnPglite("who carries a site's alerts", (database) => {
  function settingsOf(variables: Record<string, string>) {
    const log = loudLog();
    const env = parseEnv(variables);
    const made = alertSettings(env, { db: database().db, log, now: () => NOW });
    return { made, log };
  }

  it("is the site itself, with one key for all servers of a database, also at once", async () => {
    const all = await Promise.all([1, 2, 3].map(() => settingsOf({}).made));
    const again = await settingsOf({}).made;
    const keys = new Set([...all, again].map(({ webPush }) => JSON.stringify(webPush.key)));
    expect(keys.size).toBe(1);
    expect(alertTransport(again)).toEqual({
      transport: "webpush",
      publicKey: again.webPush.key.publicKey,
    });
  });

  it.each([
    [{ SITE_ORIGIN: "https://example.org" }, "https://example.org"],
    [
      { SITE_ORIGIN: "http://example.org", SMTP_URL: "smtp://x", MAIL_FROM: "Ohio <o@b.org>" },
      "mailto:o@b.org",
    ],
    [{}, "https://example.invalid"],
  ])("names to push services, with %o, %s", async (variables, subject) => {
    expect((await settingsOf(variables).made).webPush.subject).toBe(subject);
  });

  it("is the project once there is a service account, and the site until then", async () => {
    const without = settingsOf(PROJECT);
    expect(alertTransport(await without.made).transport).toBe("webpush");
    expect(without.log.lines.join()).toContain("GOOGLE_APPLICATION_CREDENTIALS");
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const account = {
      type: "service_account",
      client_email: "s@green.iam.gserviceaccount.com",
      private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
    };
    const GOOGLE_APPLICATION_CREDENTIALS = accountFile(JSON.stringify(account));
    const made = await settingsOf({ ...PROJECT, GOOGLE_APPLICATION_CREDENTIALS }).made;
    expect(alertTransport(made)).toEqual({ transport: "fcm" });
    expect(made.fcm).toMatchObject({
      projectId: "green",
      baseUrl: "https://fcm.googleapis.com",
      account: { token_uri: "https://oauth2.googleapis.com/token" },
    });
  });

  it("is nobody with a file that is no service account: one line says so and repeats nothing", async () => {
    for (const content of ["{", "{}", `{"type":"authorized_user","client_secret":"hush"}`]) {
      const file = accountFile(content);
      const variables = { ...PROJECT, GOOGLE_APPLICATION_CREDENTIALS: file };
      await expect(settingsOf(variables).made).rejects.toThrow(
        new RegExp(`^GOOGLE_APPLICATION_CREDENTIALS: ${file} is not the key file[^\\n]+$`),
      );
      await expect(settingsOf(variables).made).rejects.not.toThrow(/hush/);
    }
    const GOOGLE_APPLICATION_CREDENTIALS = path.join(folder, "missing.json");
    await expect(settingsOf({ ...PROJECT, GOOGLE_APPLICATION_CREDENTIALS }).made).rejects.toThrow(
      /does not exist\.$/,
    );
  });

  it("may be a push service of this machine, and the operator is warned", async () => {
    const { made, log } = settingsOf({ PUSH_SERVICE_ORIGINS: "http://127.0.0.1:9123" });
    expect((await made).webPush.localOrigins).toEqual(["http://127.0.0.1:9123"]);
    expect(log.lines.join()).toContain("a setting for tests only");
  });
});
