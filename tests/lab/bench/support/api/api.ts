import * as v from "valibot";
import { StoresSchema } from "#domain/stores/stores.ts";
import type { Recording } from "./apiMessages.ts";
import { ApiServer } from "./apiServer.ts";
import { load, record } from "./load.ts";
import { untilHomeHasItsView } from "../subjects/cannedAnswers.ts";
import type { Figures } from "../report/metrics.ts";

/** How many answers one figure is made of. */
const REQUESTS = 4_000;

/** Headers that any Node server writes by itself. */
const OWN_HEADERS = new Set(["connection", "keep-alive", "date"]);

/** The real site with its sample, and a bare Node server that writes the same bytes under the same headers. */
export class ApiPair {
  readonly #paths: Record<"apiHome" | "apiStatistics" | "apiMenu" | "apiDeals", string>;
  readonly #site: ApiServer;
  readonly #bare: ApiServer;

  private constructor(site: ApiServer, bare: ApiServer, menu: string) {
    this.#paths = {
      apiHome: "/",
      apiStatistics: "/api/statistics",
      apiMenu: menu,
      apiDeals: "/api/deals",
    };
    this.#site = site;
    this.#bare = bare;
  }

  /** @param dataDir an empty folder for the site's data */
  static async start(dataDir: string): Promise<ApiPair> {
    const site = await ApiServer.start({ kind: "serve site", dataDir });
    const response = await fetch(`${site.url}/api/stores`);
    const [store] = v.parse(StoresSchema, await response.json());
    if (store === undefined) throw new Error("The sample has no store.");
    const menu = `/api/menus/${store.slug}`;
    await untilHomeHasItsView(site.url);
    const paths = ["/", "/api/statistics", "/api/deals", menu];
    const recordings = await Promise.all(paths.map((path) => recordingOf(site.url, path)));
    const bare = await ApiServer.start({ kind: "serve recordings", recordings });
    return new ApiPair(site, bare, menu);
  }

  /** Where the site listens. */
  get url(): string {
    return this.#site.url;
  }

  /** Answers per second of processor time, of both in turn. */
  async measure(): Promise<{ product: Figures; limit: Figures }> {
    const [product, limit]: [Figures, Figures] = [{}, {}];
    for (const metric of ["apiHome", "apiStatistics", "apiMenu", "apiDeals"] as const) {
      product[metric] = await perCpuSecond(this.#site, this.#paths[metric]);
      limit[metric] = await perCpuSecond(this.#bare, this.#paths[metric]);
    }
    return { product, limit };
  }

  async stop(): Promise<void> {
    await Promise.all([this.#site.stop(), this.#bare.stop()]);
  }
}

async function recordingOf(site: string, path: string): Promise<Recording> {
  const { headers, body } = await record(site + path);
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    OWN_HEADERS.has(name) || typeof value !== "string" ? [] : [[name, value] as const],
  );
  return { path, headers: Object.fromEntries(sent), body: body.toString("base64") };
}

/** Answers per second of the server's processor time. */
export async function perCpuSecond(server: ApiServer, path: string): Promise<number> {
  const before = await server.cpuSeconds();
  await load(server.url + path, REQUESTS);
  return REQUESTS / ((await server.cpuSeconds()) - before);
}
