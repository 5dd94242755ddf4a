import { loadEnv } from "../env.ts";
import { DIST } from "../project.ts";
import { buildIfNeeded, serveUntilStopped } from "./serveUntilStopped.ts";
import { releaseAsked } from "./release.ts";
import { runCli } from "./runCli.ts";

/** `npm start`: builds when needed, then serves page and API until told to stop. */
await runCli(async () => {
  const release = releaseAsked(process.argv.slice(2));
  await serveUntilStopped(loadEnv(), async (signal) => {
    await buildIfNeeded(release, signal);
    return DIST;
  });
});
