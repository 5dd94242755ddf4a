import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { createServer } from "node:http";
import {
  createServer as createVite,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { makeFilesPrivate } from "../db/privateFolder.ts";
import { loadEnv, type Env } from "../env.ts";
import { listen } from "../web/connections/listen.ts";
import { PROTOCOL_PREFIXES } from "../accounts/calls/routes.ts";
import { PROJECT } from "../project.ts";
import { openSite, type OpenSite } from "../site.ts";
import { siteConfigScript } from "../web/pages/siteConfigScript.ts";
import { runCli, untilStopped } from "./runCli.ts";

/**
 * `npm run dev`: page, worker and API from one process. The page reloads as Vite
 * does it; the API's code is loaded through Vite too, and so is replaced after an
 * edit, while the database stays open. The page comes without a
 * Content-Security-Policy here, because Vite injects code into it.
 */
await runCli(async () => {
  makeFilesPrivate();
  const env = loadEnv();
  await untilStopped(async () => {
    const site = await openSite(env);
    const server = createServer();
    // As middleware, so that one port answers page and API.
    const vite = await createVite({
      root: PROJECT,
      server: { middlewareMode: true, hmr: { server } },
      plugins: [workerConfig(siteConfigScript(site.deps.siteConfig))],
    });
    const appNow = loadAppThrough(vite, env, site);
    const answer = getRequestListener(async (request) => (await appNow()).fetch(request));
    server.on("request", (request, response) => {
      if (isForApi(request.url ?? "")) void answer(request, response);
      else vite.middlewares(request, response);
    });
    const listener = await listen(server, env.host, env.port);
    site.listensAt(listener.url);
    process.stdout.write(`Listening on ${listener.url}\n`);
    return {
      async close() {
        await vite.close();
        await listener.close();
        await site.close();
      },
    };
  });
});

/** Gives the worker the line that the real server puts in front of it: a module, so that it runs first. */
function workerConfig(script: string): Plugin {
  const module = "/@site-config.js";
  return {
    name: "worker-config",
    enforce: "pre",
    resolveId: (id) => (id === module ? module : null),
    load: (id) => (id === module ? script : null),
    transform: (code, id) =>
      id.endsWith("/sw/firebase-messaging-sw.ts") ? `import "${module}";\n${code}` : null,
  };
}

function isForApi(url: string): boolean {
  return ["/api", ...PROTOCOL_PREFIXES].some((prefix) => url.startsWith(`${prefix}/`));
}

/** Answers the API made by the newest code; it is made again only after an edit. */
function loadAppThrough(server: ViteDevServer, env: Env, site: OpenSite): () => Promise<Hono> {
  let made: { by: unknown; app: Hono } | null = null;
  return async () => {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new TypeError("Vite cannot run server code.");
    const { createApp } = await ssr.runner.import<typeof import("../app.ts")>("/server/app.ts");
    if (made?.by !== createApp) {
      const { siteOrigin } = env;
      made = { by: createApp, app: createApp({ ...site.deps, siteOrigin, dist: null }) };
    }
    return made.app;
  };
}
