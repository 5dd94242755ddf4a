import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "../../../server/log.ts";
import { createBackground } from "../../../server/accounts/background.ts";
import { disableAccount } from "../../../server/accounts/accountCommands.ts";
import { pruneIdentity } from "../../../server/accounts/pruneIdentity.ts";
import { embeddedForTests } from "../../support/identity/identity.ts";
import { PASSWORD, protocolOf } from "../../support/identity/protocol.ts";
import { NOW } from "../../support/data/rows.ts";
import { siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

/** Tables to which accounts are written. */
const TABLES = [
  "identity_accounts",
  "identity_sessions",
  "identity_refresh_tokens",
  "identity_codes",
  "attempt_limits",
  "alert_devices",
];

describeOnEachEngine("a database that fails", (database) => {
  const db = () => database().db;

  /** From now on each write to a table fails as a full or damaged one would, and repeats the row. */
  async function breakWrites(table: string): Promise<void> {
    await db().execute(sql`
      create or replace function fail_write() returns trigger language plpgsql as
      $$ begin raise exception 'row: %', coalesce(new, old)::text using errcode = '53100'; end $$
    `);
    await db().execute(
      sql`create trigger fail before insert or update or delete on ${sql.identifier(table)} for each row execute function fail_write()`,
    );
    onTestFinished(async () => {
      await db().execute(sql`drop trigger if exists fail on ${sql.identifier(table)}`);
    });
  }

  it.each(TABLES)(
    "at %s leaves nothing of anybody in the log, and the failure is there",
    async (table) => {
      const lines: string[] = [];
      const log = createLog("debug", { write: (line) => void lines.push(line) });
      const background = createBackground(log);
      const settings = embeddedForTests(log, { background });
      const app = siteOn(db(), { log, identitySettings: settings });
      const address = "198.51.100.77";
      const { call, signUp, refresh, api } = protocolOf(app, address);
      const email = "ann.secret@b.org";
      const { idToken, refreshToken, localId } = await signUp(email);
      await db().execute(sql`update identity_accounts set display_name = 'Ann Buckeye'`);
      await call("sendOobCode", { requestType: "PASSWORD_RESET", email });
      await background.settled();
      const oobCode = new URL(settings.mails[0]?.link ?? "").searchParams.get("oobCode");
      const [account] = await db().query.identityAccounts.findMany();
      const [session] = await db().query.identitySessions.findMany();
      const [token] = await db().query.identityRefreshTokens.findMany();
      const rows = [account?.passwordHash, session?.id, token?.hash];

      await breakWrites(table);
      await call("signUp", { email: "bob.secret@b.org", password: PASSWORD });
      await call("signInWithPassword", { email, password: PASSWORD });
      await call("signInWithPassword", { email, password: "wrong horse" });
      await call("update", { idToken, displayName: "Ann Secret" });
      await call("update", { idToken, password: "battery staple" });
      await call("resetPassword", { oobCode, newPassword: "battery staple" });
      await call("sendOobCode", { requestType: "PASSWORD_RESET", email });
      await refresh(refreshToken);
      await api("POST", "/account/sign-out-everywhere", idToken);
      await call("delete", { idToken });
      await api("DELETE", "/account", idToken);
      background.start(async () => {
        const context = { db: db(), now: () => NOW, progress: () => undefined };
        await disableAccount.run(context, { email, disabled: true });
      });
      background.start(() => pruneIdentity(db(), NOW + 1e12));
      await background.settled();

      const written = lines.join("");
      if (table !== "alert_devices") expect(written).toContain('"code":"53100"');
      const secrets = [
        ...rows,
        PASSWORD,
        "battery",
        "secret@b.org",
        "Buckeye",
        "Ann Secret",
        address,
      ];
      for (const secret of [...secrets, idToken, refreshToken, oobCode]) {
        expect(written).not.toContain(secret);
      }
      expect(written).not.toContain("$scrypt");
      expect(written).toContain(localId);
    },
  );
});
