import { runCli } from "../../../server/cli/runCli.ts";
import { serveUntilStopped } from "../../../server/cli/serveUntilStopped.ts";
import { loadEnv } from "../../../server/env.ts";

/** Program for tests: the server of `npm start`, with the page of the folder in its argument. */
await runCli(async () => {
  const [, , dist] = process.argv;
  if (dist === undefined) throw new Error("The page's folder is missing.");
  await serveUntilStopped(loadEnv(), () => Promise.resolve(dist));
});
