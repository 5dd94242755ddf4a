import type { Hono } from "hono";
import type { ApiDeps } from "./api.ts";
import { COMMANDS } from "./control/commands.ts";
import { serveControl } from "./control/controlSocket.ts";
import { controlSocketPath } from "./control/socketPath.ts";
import { openDatabase } from "./db/database.ts";
import type { Env } from "./env.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { loadSample } from "./sample/load.ts";
import { rebaseSample } from "./sample/rebase.ts";

export interface RunningSite {
  url: string;
  /** Finishes what is under way, closes the database and frees the data folder. */
  close(): Promise<void>;
}

/**
 * Puts the site together and starts it: database, sample, control socket, HTTP.
 * What has been opened is closed again when a later step fails.
 *
 * @param createApp makes the request handler from what the routes need
 * @throws FolderLockedError, PortInUseError
 */
export async function runSite(
  env: Env,
  createApp: (deps: ApiDeps) => Hono | Promise<Hono>,
): Promise<RunningSite> {
  const log = createLog(env.logLevel);
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne();
  };
  try {
    const { db, engine, close: closeDatabase } = await openDatabase(env);
    opened.push(closeDatabase);
    await loadSample(db, Date.now());
    await rebaseSample(db, Date.now());
    if (engine === "pglite") {
      const socketPath = controlSocketPath(env.dataDir);
      const control = await serveControl(socketPath, COMMANDS, { db, now: Date.now });
      opened.push(() => control.close());
    }
    const app = await createApp({ db, now: Date.now, log });
    const listener = await listen(app, env.host, env.port);
    opened.push(() => listener.close());
    return { url: listener.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
