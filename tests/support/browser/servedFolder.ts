import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { once } from "node:events";
import { loadDist } from "../../../server/web/pages/dist.ts";
import { serveDist } from "../../../server/web/pages/serveDist.ts";

/** Serves a folder as the site serves `dist`, without an API behind it. */
export async function serveFolder(folder: string): Promise<{ url: string; stop(): void }> {
  const app = new Hono().all("*", serveDist(await loadDist(folder)));
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  if (!server.listening) await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
