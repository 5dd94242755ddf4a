import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from "@firebase/auth";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "../../../server/db/database.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { codeOf, phone } from "../../support/identity/sdk.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";

const PASSWORD = "correct horse";
const serverUrl = inject("postgresUrl");

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "occ-sessions-"));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

async function runServer(folder: string, env: Record<string, string> = {}) {
  const server = await startServer(folder, env);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  return server;
}

const account = async (url: string, token: string) =>
  (await fetch(`${url}/api/account`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Of `npm run test:long`: each starts several programs in turn, which takes a busy machine long. */
describe("a server process", { timeout: 120_000 }, () => {
  it("still takes its tokens after a restart, and after its key was rotated beside it", async () => {
    const folder = path.join(root, "restart");
    makeDataFolder(folder);
    const first = await runServer(folder);
    const signedUp = await createUserWithEmailAndPassword(phone(first.url), "a@b.org", PASSWORD);
    const token = await signedUp.user.getIdToken();
    first.process.kill("SIGKILL");
    await first.ended;

    const { url } = await runServer(folder);
    expect(await account(url, token)).toBe(200);
    const rotation = startProgram("server/cli/admin.ts", ["identity", "rotate-key"], {
      DATA_DIR: path.join(folder, "data"),
    });
    expect(await rotation.ended).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Tokens are now signed with key [\w-]{43}\./),
    });
    const auth = phone(url);
    const { user } = await signInWithEmailAndPassword(auth, "a@b.org", PASSWORD);
    const next = await user.getIdToken();
    expect(next.split(".")[0]).not.toBe(token.split(".")[0]);
    expect(await account(url, token)).toBe(200);
    expect(await account(url, next)).toBe(200);

    const admin = startProgram("server/cli/admin.ts", ["account", "disable", "a@b.org"], {
      DATA_DIR: path.join(folder, "data"),
    });
    expect((await admin.ended).stdout).toBe("a@b.org is disabled.\n");
    expect(await account(url, next)).toBe(401);
  });

  it.skipIf(serverUrl === null)(
    "shares accounts and counts with another on one PostgreSQL, each with a key of its own",
    async () => {
      const { url: databaseUrl, drop } = await createEmptyPostgres(serverUrl ?? "");
      const { db, close } = await openDatabase({ dataDir: "", databaseUrl });
      await rowsIn(db).store({ slug: "real", createdAt: new Date(NOW) });
      await close();
      const env = { DATABASE_URL: databaseUrl };
      const servers = await Promise.all(
        ["one", "two"].map((name) => runServer(path.join(root, name), env)),
      );
      const [one = "", two = ""] = servers.map(({ url }) => url);
      const { user } = await createUserWithEmailAndPassword(phone(one), "a@b.org", PASSWORD);
      const token = await user.getIdToken();
      expect(await account(two, token)).toBe(200);
      const other = await signInWithEmailAndPassword(phone(two), "a@b.org", PASSWORD);
      const theirs = await other.user.getIdToken();
      expect(await account(one, theirs)).toBe(200);
      expect(theirs.split(".")[0]).not.toBe(token.split(".")[0]);

      const phones = [phone(one), phone(two)];
      const answers: string[] = [];
      for (let round = 0; round < 10; round += 1) {
        const tries = phones.map((auth) =>
          signInWithEmailAndPassword(auth, "a@b.org", "wrong horse"),
        );
        answers.push(...(await Promise.all(tries.map(codeOf))));
      }
      expect(answers.slice(0, 10)).toEqual(Array(10).fill("auth/invalid-credential"));
      expect(answers.slice(10)).toEqual(Array(10).fill("auth/too-many-requests"));

      for (const { process: server, ended } of servers) {
        server.kill("SIGTERM");
        expect((await ended).code).toBe(0);
      }
      await drop();
    },
  );
});
