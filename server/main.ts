import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { keepReady, type ReadyKeeper } from "./web/answers/keepReady.ts";
import type { Env } from "./env.ts";
import { OWN_REQUEST } from "./web/requestLog.ts";
import { createLimitedServer, listen, type Listener } from "./web/connections/listen.ts";
import type { Metrics } from "./operations/metrics/serveMetrics.ts";
import { openSite, type SiteDeps } from "./site.ts";

/** How long proxies have to notice that this process ends, in milliseconds. */
const DRAIN_MS = 1_000;

export interface RunningSite {
  url: string;
  /** Finishes what is under way, closes the database and frees the data folder. */
  close: () => Promise<void>;
}

/**
 * Puts the site together and serves it, and its figures on a port of their own if one is set.
 *
 * @param createApp makes the request handler from what the routes need
 * @param stopping aborted when the process shall end, before the site is closed
 * @throws FolderLockedError, PortInUseError
 */
export async function runSite(
  env: Env,
  createApp: (deps: SiteDeps) => Hono,
  stopping?: AbortSignal,
): Promise<RunningSite> {
  const metrics = await openMetrics(env);
  const site = await openSite(env, metrics?.instruments);
  let figures: Listener | undefined;
  let ready: ReadyKeeper | undefined;
  try {
    const { db, log } = site.deps;
    const app = createApp({ ...site.deps, ...(stopping && { stopping }) });
    const answer = getRequestListener(app.fetch);
    const server = createLimitedServer((request, response) => {
      ready?.visited();
      void answer(request, response);
    });
    figures = await metrics?.serve(db, log);
    // Without a proxy no client could go elsewhere meanwhile.
    const drainMs = env.trustedProxies === 0 ? 0 : DRAIN_MS;
    const listener = await listen(server, env.host, env.port, { drainMs });
    site.listensAt(listener.url);
    const ask = async (path: string) => await app.request(path, undefined, OWN_REQUEST);
    const keeper = keepReady(site.deps.dataVersion, ask, site.isAlone);
    site.onChanged(() => void keeper.refresh());
    ready = keeper;
    return {
      url: listener.url,
      async close() {
        await Promise.all([keeper.close(), listener.close(), figures?.close()]);
        await site.close();
      },
    };
  } catch (error) {
    await figures?.close();
    await site.close();
    throw error;
  }
}

/** Without a port for them nothing counts, and what counts is not loaded. */
async function openMetrics({ metricsPort, ...env }: Env): Promise<Metrics | null> {
  if (metricsPort === null) return null;
  const { createMetrics } = await import("./operations/metrics/serveMetrics.ts");
  return createMetrics({ ...env, metricsPort });
}
