import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../../../../server/db/database.ts";
import { startServer } from "../../../../support/server/serverProcess.ts";
import { freePort } from "../../../../support/server/site.ts";
import { reach, type Reached } from "./reached.ts";

/** A site that is killed and comes back. */
export interface KillableSite {
  start: () => Promise<Reached>;
  /** Where it is, in every life. */
  url: string;
  /** Whether the server has not ended by itself. */
  isRunning: () => boolean;
  /** Kills the server, as a power cut does. */
  killServer: () => Promise<void>;
  /** Waits until a server that was not killed is well again. @throws Error when it is not, in time */
  isWell: () => Promise<void>;
  /** Ends it in order. @returns its exit code */
  stop: () => Promise<number | null>;
}

/** Where a site is, and on what. */
export interface SitePlace {
  /** Holds its data folder. */
  folder: string;
  /** `null`: PGlite in the data folder. */
  databaseUrl: string | null;
  /** Of its push service, or of several with commas between them. */
  pushOrigin: string;
  /** More of its environment. */
  settings?: Readonly<Record<string, string>>;
}

/** As long as the specification gives a site to write again after its database was lost. */
const WELL_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 20;

/** Makes a site that does not run yet, on a database that is prepared. */
export async function killableSite(place: SitePlace): Promise<KillableSite> {
  const { folder, databaseUrl } = place;
  const dataDir = path.join(folder, "data");
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const settings = {
    PORT: String(port),
    TRUSTED_PROXIES: "1",
    PUSH_SERVICE_ORIGINS: place.pushOrigin,
    LOG_LEVEL: "error",
    ...place.settings,
  };
  const beside =
    databaseUrl === null ? null : await openDatabase({ dataDir, databaseUrl, patienceMs: 20_000 });
  let server: Awaited<ReturnType<typeof startServer>> | null = null;
  process.once("exit", () => server?.process.kill("SIGKILL"));
  const end = async (signal: NodeJS.Signals) => {
    server?.process.kill(signal);
    const ended = await server?.ended;
    server = null;
    return ended?.code ?? null;
  };
  const url = `http://127.0.0.1:${String(port)}`;
  return {
    url,
    async start() {
      server = await startServer(folder, { ...env, ...settings });
      return reach({ url, env, dataDir, db: beside?.db ?? null });
    },
    isRunning: () => server?.process.exitCode === null && server.process.signalCode === null,
    async killServer() {
      await end("SIGKILL");
    },
    async isWell() {
      const deadline = Date.now() + WELL_WITHIN_MS;
      for (;;) {
        const status = await fetch(`${url}/api/health`).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) return;
        if (server === null || server.process.exitCode !== null) {
          const { code, stderr } = (await server?.ended) ?? { code: null, stderr: "" };
          throw new Error(
            `The server ended by itself with ${String(code)}: ${stderr.slice(-2_000)}`,
          );
        }
        if (Date.now() > deadline) throw new Error("The site did not get well by itself.");
        await pause(ASK_EVERY_MS);
      }
    },
    async stop() {
      const code = await end("SIGTERM");
      await beside?.close();
      return code;
    },
  };
}
