import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { unpackProgram } from "../programs/debianPackages.ts";
import { waitFor } from "../waiting/waitFor.ts";
import { freePort } from "../server/site.ts";
import { fileOfPage } from "../pages/manyServersPage.ts";

/** A PgBouncer in transaction mode, with the settings of docs/many-servers.md. */
export interface TestPgBouncer {
  /** Address of the database through it. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's PgBouncer in front of a database.
 *
 * @param databaseUrl with a name and a password
 * @returns `null` when there is none to be had
 */
export async function startPgBouncer(databaseUrl: string): Promise<TestPgBouncer | null> {
  const program = unpackProgram("pgbouncer");
  if (program === null) return null;
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-pgbouncer-"));
  chmodSync(folder, 0o755);
  const ownPort = await freePort();
  const users = path.join(folder, "userlist.txt");
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const settings = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    fileOfPage("/etc/pgbouncer/pgbouncer.ini", [
      [
        "occ = host=127.0.0.1 port=5432 dbname=occ",
        `occ = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
      ],
      ["listen_port = 6432", `listen_port = ${String(ownPort)}`],
      ["/etc/pgbouncer/userlist.txt", users],
      // So that connections change hands all the time.
      ["default_pool_size = 20", "default_pool_size = 3"],
      ["unix_socket_dir = /var/run/postgresql", "unix_socket_dir ="],
    ]),
  );
  // It refuses to be root, and gives that up once it has read what it needs.
  const user = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const server = spawn("pgbouncer", ["-q", ...user, settings], {
    env: program.env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `postgres://${username}:${password}@127.0.0.1:${String(ownPort)}/occ`;
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
    }
    rmSync(folder, { recursive: true });
  };
  try {
    await waitFor("PgBouncer", () => answers(url));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
