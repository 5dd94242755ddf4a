import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { installDebianPackages } from "./debianPackages.ts";

/** A PostgreSQL server for the tests. */
export interface TestPostgres {
  /** Address of a database on it whose user may create others. */
  url: string;
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 20_000;

/**
 * Finds or starts a PostgreSQL server: the one of `TEST_DATABASE_URL`, else a
 * private cluster in a temporary folder, after installing the package where that
 * is possible.
 *
 * @returns `null` when there is none to be had
 * @throws Error when a server is there but does not start
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const binaries = findBinaries() ?? (installDebianPackages("postgresql") ? findBinaries() : null);
  return binaries === null ? null : await startCluster(binaries);
}

/**
 * The folder of PostgreSQL's programs: on the PATH, else Debian's newest.
 *
 * @param programs that have to be there: a folder on the PATH may have some of them, or stand-ins
 */
export function findBinaries(...programs: readonly string[]): string | null {
  const wanted = ["initdb", ...programs];
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const folders = [
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    ...versions.sort((a, b) => b - a).map((version) => path.join(debian, String(version), "bin")),
  ];
  return (
    folders.find((folder) => wanted.every((each) => existsSync(path.join(folder, each)))) ?? null
  );
}

/** PostgreSQL refuses to run as root; the package brings a user for it. */
export function unprivilegedUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number.parseInt(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout, 10);
  const [uid, gid] = [id("-u"), id("-g")];
  return Number.isNaN(uid) || Number.isNaN(gid) ? { uid: 65_534, gid: 65_534 } : { uid, gid };
}

async function startCluster(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-postgres-"));
  const user = unprivilegedUser();
  const password = randomBytes(16).toString("hex");
  const passwordFile = path.join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ("uid" in user) {
    chownSync(folder, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const data = path.join(folder, "data");
  const made = spawnSync(
    path.join(binaries, "initdb"),
    ["-D", data, "-U", "test", "-E", "UTF8", "--locale=C", "--no-sync"].concat(
      ["-A", "scram-sha-256"],
      [`--pwfile=${passwordFile}`],
    ),
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  // Nothing here outlives the run, so nothing needs to reach the disk.
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const server = spawn(
    path.join(binaries, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1"].concat(
      settings.flatMap((setting) => ["-c", setting]),
    ),
    { ...user, cwd: folder, stdio: "ignore" },
  );
  const url = `postgres://test:${password}@127.0.0.1:${String(port)}/postgres`;
  const stop = () => stopCluster(server, folder);
  try {
    await waitUntilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function stopCluster(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const gone = once(server, "exit");
    server.kill("SIGINT"); // "fast shutdown": does not wait for clients
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error("The PostgreSQL server stopped at once.");
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}
