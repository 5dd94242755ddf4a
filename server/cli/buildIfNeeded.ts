import { spawn } from "node:child_process";
import { once } from "node:events";
import { hashInputs, readStamp } from "../build/buildStamp.ts";
import { DIST, LAUNCHER, PROJECT } from "../project.ts";
import { stampOf, type Release } from "./release.ts";

/**
 * Builds the page unless `dist` was made from exactly these sources. A child does
 * it, so that the bundler's memory is not kept; what it prints goes to stderr.
 *
 * @throws Error when the build fails
 */
export async function buildIfNeeded(release: Release, signal: AbortSignal): Promise<void> {
  if ((await readStamp(DIST)) === stampOf(release, hashInputs(PROJECT))) return;
  const options = ["--for-start", ...(release === "kill-switch" ? ["--kill-switch"] : [])];
  const child = spawn(process.execPath, [LAUNCHER, "server/cli/build.ts", ...options], {
    cwd: PROJECT,
    stdio: ["ignore", 2, 2],
    signal,
  });
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error("The page could not be built; see above.");
}
