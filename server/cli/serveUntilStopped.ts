import { createApp } from "../app.ts";
import { makeFilesPrivate } from "../db/privateFolder.ts";
import type { Env } from "../env.ts";
import { createLog } from "../log.ts";
import { runSite } from "../main.ts";
import { DIST_VIEW } from "../project.ts";
import type { SiteDeps } from "../site.ts";
import { loadDist } from "../web/pages/dist.ts";
import { loadViews } from "../web/pages/views.ts";
import { untilStopped } from "./untilStopped.ts";

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
