import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { keepReady } from "./answers/keepReady.ts";
import type { Env } from "./env.ts";
import { createLimitedServer, listen } from "./http/listen.ts";
import { openSite, type SiteDeps } from "./site.ts";

export interface RunningSite {
  url: string;
  /** Finishes what is under way, closes the database and frees the data folder. */
  close: () => Promise<void>;
}

/**
 * Puts the site together and serves it.
 *
 * @param createApp makes the request handler from what the routes need
 * @throws FolderLockedError, PortInUseError
 */
export async function runSite(env: Env, createApp: (deps: SiteDeps) => Hono): Promise<RunningSite> {
  const site = await openSite(env);
  try {
    const app = createApp(site.deps);
    const answer = getRequestListener(app.fetch);
    const server = createLimitedServer((request, response) => void answer(request, response));
    const listener = await listen(server, env.host, env.port);
    site.listensAt(listener.url);
    const ready = keepReady(
      site.deps.dataVersion,
      async (path) => await app.request(`/api${path}`),
    );
    return {
      url: listener.url,
      async close() {
        await Promise.all([ready.close(), listener.close()]);
        await site.close();
      },
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}
