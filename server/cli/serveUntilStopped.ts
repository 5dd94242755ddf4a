import { createApp } from "../app.ts";
import { makeFilesPrivate } from "../db/privateFolder.ts";
import type { Env } from "../env.ts";
import { createLog } from "../log.ts";
import { runSite } from "../main.ts";
import { DIST_VIEW, DIST, LAUNCHER, PROJECT } from "../project.ts";
import type { SiteDeps } from "../site.ts";
import { loadDist } from "../web/pages/dist.ts";
import { loadViews } from "../web/pages/views.ts";
import { untilStopped } from "./runCli.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hashInputs, readStamp } from "../build/buildStamp.ts";
import { tryLockFile } from "../db/folderLock.ts";
import { stampOf, type Release } from "./release.ts";

/**
 * Serves page and API until told to stop, and says on stdout where as soon as it is ready.
 *
 * @param prepareDist makes the built page's folder and answers its path
 */
export async function serveUntilStopped(
  env: Env,
  prepareDist: (signal: AbortSignal) => Promise<string>,
): Promise<void> {
  await untilStopped(async (signal) => {
    const dist = await loadDist(await prepareDist(signal));
    // Not before: every user may read the built page.
    makeFilesPrivate();
    endByLog(env);
    const { siteOrigin } = env;
    const views = await loadViews(DIST_VIEW);
    const create = (deps: SiteDeps) => createApp({ ...deps, siteOrigin, dist, views });
    const site = await runSite(env, create, signal);
    process.stdout.write(`Listening on ${site.url}\n`);
    return site;
  });
}

/** By itself Node prints an uncaught error whole, with any visitor's data that is in it. */
function endByLog({ logLevel }: Env): void {
  const log = createLog(logLevel);
  process.once("uncaughtException", (err) => {
    log.error({ err }, "an error that nobody has caught ends the server");
    process.exit(1);
  });
}

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
