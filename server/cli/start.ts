import { loadEnv } from "../env.ts";
import { DIST, DIST_KILL_SWITCH, IS_RELEASE } from "../project.ts";
import { buildIfNeeded, serveUntilStopped } from "./serveUntilStopped.ts";
import { releaseAsked } from "./release.ts";
import { runCli } from "./runCli.ts";

/** `npm start`: builds when needed, then serves page and API until told to stop. A release is built already. */
await runCli(async () => {
  const release = releaseAsked(process.argv.slice(2));
  await serveUntilStopped(loadEnv(), async (signal) => {
    if (IS_RELEASE) return release === "kill-switch" ? DIST_KILL_SWITCH : DIST;
    await buildIfNeeded(release, signal);
    return DIST;
  });
});
