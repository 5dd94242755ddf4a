import { createServer } from "node:http";
import * as v from "valibot";
import { createApp } from "../../../../../server/app.ts";
import { DIST, DIST_VIEW } from "../../../../../server/project.ts";
import { parseEnv } from "../../../../../server/env.ts";
import { listen } from "../../../../../server/web/connections/listen.ts";
import { runSite } from "../../../../../server/main.ts";
import { loadDist } from "../../../../../server/web/pages/dist.ts";
import { loadViews } from "../../../../../server/web/pages/views.ts";
import { OrderSchema, type Recording, type Report } from "./apiMessages.ts";

/**
 * Program of the benchmark: a server in a process of its own, which reports how
 * much processor time it has used. It is the real site, or a bare Node server that
 * gives recorded answers again.
 */
const tell = (report: Report) => process.send?.(report);

process.on("message", (message) => {
  const order = v.parse(OrderSchema, message);
  switch (order.kind) {
    case "serve site":
      void serveSite(order.dataDir, order.databaseUrl);
      break;
    case "serve recordings":
      void serveRecordings(order.recordings);
      break;
    case "report":
      tell({
        kind: "used",
        ...process.cpuUsage(),
        memory: process.resourceUsage().maxRSS * 1_024,
      });
      break;
  }
});

async function serveSite(dataDir: string, databaseUrl = ""): Promise<void> {
  const dist = await loadDist(DIST);
  const env = parseEnv({
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "info",
  });
  const views = await loadViews(DIST_VIEW);
  const { url } = await runSite(env, (deps) =>
    createApp({ ...deps, siteOrigin: null, dist, views }),
  );
  tell({ kind: "listening", url });
}

async function serveRecordings(recordings: readonly Recording[]): Promise<void> {
  const answers = new Map(
    recordings.map(({ path, headers, body }) => [
      path,
      { headers, body: Buffer.from(body, "base64") },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? "");
    response.writeHead(answer === undefined ? 404 : 200, answer?.headers ?? {});
    response.end(answer?.body);
  });
  const { url } = await listen(server, "127.0.0.1", 0);
  tell({ kind: "listening", url });
}
