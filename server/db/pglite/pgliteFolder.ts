import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { LAUNCHER, PROJECT } from "../../project.ts";

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
 * Makes an empty database cluster under a name that the next start clears away. Whoever asked for
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
