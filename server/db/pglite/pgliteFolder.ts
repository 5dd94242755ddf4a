import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { LAUNCHER, PROJECT } from "../../project.ts";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";

const UNFINISHED = "pglite.new-";

/**
 * Makes sure that `DATA_DIR/pglite` is a database cluster, and answers its path.
 * Call it with the folder lock held.
 *
 * Creating a cluster costs seconds and hundreds of megabytes that the process
 * would keep, so a child does it. The child writes to a folder of its own and
 * only the holder of the lock gives that folder its final name: a cluster is
 * there completely or not at all, even if parent or child is killed.
 *
 * @throws Error with the child's last words when it fails
 */
export async function ensurePgliteFolder(dataDir: string): Promise<string> {
  const folder = pgliteFolder(dataDir);
  if (existsSync(folder)) await removeUnfinished(dataDir);
  else await rename(await createCluster(dataDir), folder);
  return folder;
}

/** Where the database of a data folder lies. */
export const pgliteFolder = (dataDir: string) => path.join(dataDir, "pglite");

/**
 * Makes an empty database cluster under a name that the next start clears away. The caller that asked for
 * it gives it its own name once it holds what it shall. Call it with the folder lock held.
 *
 * @returns its path
 * @throws Error with the child's last words when it fails
 */
export async function createCluster(dataDir: string): Promise<string> {
  await removeUnfinished(dataDir);
  const unfinished = path.join(dataDir, `${UNFINISHED}${String(process.pid)}`);
  const child = spawn(
    process.execPath,
    [LAUNCHER, "server/db/pglite/createPglite.ts", unfinished],
    {
      cwd: PROJECT,
      stdio: ["pipe", "ignore", "pipe"],
    },
  );
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  await once(child, "close");
  if (child.exitCode !== 0) {
    throw new Error(`The database could not be created in ${dataDir}. ${complaint.trim()}`);
  }
  return unfinished;
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED)) {
      // The child of a process that was killed may write for some seconds more before it notices.
      const patience = { maxRetries: 14, retryDelay: 100 };
      await rm(path.join(dataDir, name), { recursive: true, force: true, ...patience });
    }
  }
}

/**
 * How many pages the embedded database keeps in memory. PostgreSQL's own 128 MB are nearly as many
 * as there are, and all of them twice: the system keeps the files it has read as well. Measured: an
 * import of 50,000 rows takes as much processor time with a quarter of it, and 107 MB less.
 */
const SHARED_BUFFERS = "32MB";

/**
 * After about how many bytes of it have been executed a function of the database is compiled once more, to be faster.
 * V8's own 1.8 million (in Node 20; 13 in newer ones) does that to functions that will not give the time back.
 * Measured: an import of 50,000 rows takes 6 % less processor time, and 20 MB less.
 */
const EXECUTED_BEFORE_OPTIMIZED = 50_000_000;

/** Starts the embedded database on a folder that has one. */
export function startPglite(folder: string): PGlite {
  setFlagsFromString(`--wasm-tiering-budget=${String(EXECUTED_BEFORE_OPTIMIZED)}`);
  return new PGlite(folder, {
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
  });
}
