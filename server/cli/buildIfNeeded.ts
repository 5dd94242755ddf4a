import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hashInputs, readStamp } from "../build/buildStamp.ts";
import { tryLockFile } from "../db/folderLock.ts";
import { DIST, LAUNCHER, PROJECT } from "../project.ts";
import { stampOf, type Release } from "./release.ts";

/** Who builds holds this file, which is there in any case. Its content stays as it is. */
const LOCK = path.join(PROJECT, "package.json");
const ASK_EVERY_MS = 200;

/**
 * Builds the page unless `dist` was made from exactly these sources. Of several processes that start
 * at once one builds, the others wait. A child does it, so that the bundler's memory is not kept; what
 * it prints goes to stderr.
 *
 * @throws Error when the build fails
 */
export async function buildIfNeeded(release: Release, signal: AbortSignal): Promise<void> {
  const isBuilt = async () => (await readStamp(DIST)) === stampOf(release, hashInputs(PROJECT));
  while (!(await isBuilt())) {
    const lock = tryLockFile(LOCK);
    if (lock === null) {
      await pause(ASK_EVERY_MS, undefined, { signal });
      continue;
    }
    try {
      // Another one may have been at it until just now.
      if (!(await isBuilt())) await build(release, signal);
    } finally {
      lock.release();
    }
    return;
  }
}

async function build(release: Release, signal: AbortSignal): Promise<void> {
  const options = release === "kill-switch" ? ["--kill-switch"] : [];
  const child = spawn(process.execPath, [LAUNCHER, "server/cli/build.ts", ...options], {
    cwd: PROJECT,
    stdio: ["ignore", 2, 2],
    signal,
  });
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error("The page could not be built; see above.");
}
