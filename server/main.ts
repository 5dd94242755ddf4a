import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { createServer } from "node:http";
import type { ApiDeps } from "./api.ts";
import { followedBy } from "./control/command.ts";
import { COMMANDS } from "./control/commands.ts";
import { serveControl } from "./control/controlSocket.ts";
import { controlSocketPath } from "./control/socketPath.ts";
import { openDatabase } from "./db/database.ts";
import { watchDataVersion } from "./db/dataVersion.ts";
import type { Env } from "./env.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { loadSample } from "./sample/load.ts";
import { rebaseSample } from "./sample/rebase.ts";

export interface RunningSite {
  url: string;
  /** Finishes what is under way, closes the database and frees the data folder. */
  close: () => Promise<void>;
}

/** The site without a port: what its routes need, and the other ways in. */
export interface OpenSite {
  deps: ApiDeps;
  /** Finishes what is under way, closes the database and frees the data folder. */
  close: () => Promise<void>;
}

/**
 * Opens the database, provides the sample and starts the control socket. What has
 * been opened is closed again when a later step fails.
 *
 * @throws FolderLockedError
 */
export async function openSite(env: Env): Promise<OpenSite> {
  const log = createLog(env.logLevel);
  const database = await openDatabase(env);
  const { db, engine } = database;
  try {
    await loadSample(db, Date.now());
    await rebaseSample(db, Date.now());
    const dataVersion = watchDataVersion(db);
    // Whoever waits for a command and then asks must get the new data.
    const commands = COMMANDS.map((command) => followedBy(command, () => dataVersion.forget()));
    const control =
      engine === "pglite"
        ? await serveControl(controlSocketPath(env.dataDir), commands, { db, now: Date.now })
        : null;
    return {
      deps: { db, dataVersion, now: Date.now, log },
      async close() {
        await control?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Puts the site together and serves it.
 *
 * @param createApp makes the request handler from what the routes need
 * @throws FolderLockedError, PortInUseError
 */
export async function runSite(env: Env, createApp: (deps: ApiDeps) => Hono): Promise<RunningSite> {
  const site = await openSite(env);
  try {
    const answer = getRequestListener(createApp(site.deps).fetch);
    const server = createServer((request, response) => void answer(request, response));
    const listener = await listen(server, env.host, env.port);
    return {
      url: listener.url,
      async close() {
        await listener.close();
        await site.close();
      },
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}
