import type { ServerResponse } from "node:http";
import { Registry } from "prom-client";
import type { Db } from "../../db/database.ts";
import type { Env } from "../../env.ts";
import { createLimitedServer, listen, type Listener } from "../../web/connections/listen.ts";
import type { Log } from "../../log.ts";
import { createDatabaseMetrics } from "./serveMetrics.ts";
import type { Instruments } from "./metrics_instruments.ts";
import { readGauges, type Gauges } from "./readGauges.ts";
import { createSiteMetrics } from "./siteMetrics.ts";
import { watch } from "./watch.ts";

/** What counts, and the port on which the figures are read. */
export interface Metrics {
  instruments: Instruments;
  /** The figures in Prometheus' text format. */
  read: (db: Db) => () => Promise<string>;
  /** Answers `/metrics`, on this port alone. @throws PortInUseError */
  serve: (db: Db, log: Log) => Promise<Listener>;
}

/** Makes what counts. @param now epoch milliseconds */
export function createMetrics(
  { host, metricsPort, dataDir }: Pick<Env, "host" | "dataDir"> & { metricsPort: number },
  now: () => number = Date.now,
): Metrics {
  const registry = new Registry();
  const instruments = createSiteMetrics(registry);
  const write = createDatabaseMetrics(registry, now);

  function read(db: Db): () => Promise<string> {
    const look = watch<Gauges>((before) => readGauges(db, now(), before));
    return async () => {
      await write(await look(), dataDir);
      return await registry.metrics();
    };
  }

  return {
    instruments,
    read,
    async serve(db, log) {
      const figures = read(db);
      const answer = async (response: ServerResponse): Promise<void> => {
        try {
          const text = await figures();
          response.writeHead(200, { "content-type": registry.contentType }).end(text);
        } catch (error) {
          log.error({ err: error }, "the figures could not be told");
          response.writeHead(500).end();
        }
      };
      const server = createLimitedServer((request, response) => {
        if (request.method === "GET" && request.url === "/metrics") void answer(response);
        else response.writeHead(404, { "content-type": "text/plain" }).end("Only GET /metrics\n");
      });
      return await listen(server, host, metricsPort, { setting: "METRICS_PORT" });
    },
  };
}
