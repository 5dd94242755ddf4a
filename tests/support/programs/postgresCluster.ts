import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** A PostgreSQL of one's own, which may be stopped, or killed, and started again. */
export interface PostgresCluster {
  /** Address of a database on it whose user may create others. */
  url: string;
  /** Starts it, and waits until it answers. */
  start: () => Promise<void>;
  /** SIGINT: it lets go of its clients at once, in order. SIGKILL and SIGQUIT: it does not. */
  end: (signal: "SIGINT" | "SIGQUIT" | "SIGKILL") => Promise<void>;
  /** Stops all of its processes where they are, or lets them go on. */
  signalAll: (signal: "SIGSTOP" | "SIGCONT") => void;
  /** Deletes all of it; it must not run. */
  remove: () => void;
}

const START_TIMEOUT_MS = 20_000;
const ASK_EVERY_MS = 50;

/** PostgreSQL refuses to run as root; the package brings a user for it. */
export function unprivilegedUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number.parseInt(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout, 10);
  const [uid, gid] = [id("-u"), id("-g")];
  return Number.isNaN(uid) || Number.isNaN(gid) ? { uid: 65_534, gid: 65_534 } : { uid, gid };
}

/**
 * Makes a cluster in a temporary folder. It does not run yet.
 *
 * @param binaries folder of PostgreSQL's programs
 * @param settings such as `fsync=off`
 */
export async function makeCluster(
  binaries: string,
  settings: readonly string[],
): Promise<PostgresCluster> {
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
  const url = `postgres://test:${password}@127.0.0.1:${String(port)}/postgres`;
  const words = ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1"].concat(
    settings.flatMap((setting) => ["-c", setting]),
  );
  const run = () =>
    spawn(path.join(binaries, "postgres"), words, { ...user, cwd: folder, stdio: "ignore" });
  let server: ChildProcess | null = null;
  process.once("exit", () => server?.kill("SIGQUIT"));
  return {
    url,
    async start() {
      server = await startServer(run, url);
    },
    async end(signal) {
      if (server === null || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, "exit");
      server.kill(signal);
      await gone;
    },
    signalAll(signal) {
      const { pid } = server ?? {};
      if (pid === undefined) return;
      const ofIt = ["--ppid", String(pid), "-o", "pid="];
      const children = spawnSync("ps", ofIt, { encoding: "utf8" }).stdout.split("\n");
      for (const each of [pid, ...children.map(Number)]) if (each > 0) process.kill(each, signal);
    },
    remove() {
      rmSync(folder, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
    },
  };
}

/** Processes of one that was killed hold its memory for a moment, during which no other can start. */
async function startServer(run: () => ChildProcess, url: string): Promise<ChildProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let server = run();
  for (;;) {
    const client = new Client({ connectionString: url });
    // What breaks later is nobody's business any more.
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return server;
    } catch (error) {
      if (Date.now() > deadline) {
        server.kill("SIGQUIT");
        throw error;
      }
      await pause(ASK_EVERY_MS);
      if (server.exitCode !== null) server = run();
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
