import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import * as v from "valibot";
import { findBinaries } from "../programs/postgres.ts";
import { unprivilegedUser } from "../programs/postgresCluster.ts";
import { waitFor } from "../waiting/waitFor.ts";
import { freePort } from "../server/site.ts";

/** A standby of the tests' PostgreSQL. */
export interface TestStandby {
  /** Address of a database of the primary on it. */
  urlOf: (primaryUrl: string) => string;
  /** From now on it takes nothing more from the primary. */
  pause: () => Promise<void>;
  /** It goes on, and has come as far as the primary is now. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Makes a standby that streams from a PostgreSQL.
 *
 * @returns `null` where that one lets nobody stream, or its programs are not here
 */
export async function startStandby(primaryUrl: string): Promise<TestStandby | null> {
  const binaries = findBinaries("pg_basebackup", "postgres");
  if (binaries === null) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-standby-"));
  const user = unprivilegedUser();
  if ("uid" in user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const copied = spawnSync(
    path.join(binaries, "pg_basebackup"),
    ["-d", primaryUrl, "-D", data, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (copied.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const port = await freePort();
  const server = spawn(
    path.join(binaries, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1", "-c", "fsync=off"],
    { ...user, cwd: folder, stdio: "ignore" },
  );
  const urlOf = (url: string) => {
    const here = new URL(url);
    here.port = String(port);
    return here.href;
  };
  const own = urlOf(primaryUrl);
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const gone = once(server, "exit");
      server.kill("SIGINT");
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitFor("the standby", async () => {
      const [there] = await ask(own, "select true as there").catch(() => []);
      return there !== undefined;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urlOf,
    async pause() {
      await ask(own, "select pg_wal_replay_pause()");
    },
    async resume() {
      // Not only as far as it has been written: the tests' PostgreSQL acknowledges before that.
      const rows = await ask(primaryUrl, "select pg_current_wal_insert_lsn()::text as place");
      const [{ place }] = v.parse(v.tuple([v.object({ place: v.string() })]), rows);
      await ask(own, "select pg_wal_replay_resume()");
      await waitFor("what the primary has sent", async () => {
        const [row] = await ask(
          own,
          `select 1 where pg_last_wal_replay_lsn() >= '${place}'::pg_lsn`,
        );
        return row !== undefined;
      });
    },
    stop,
  };
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
