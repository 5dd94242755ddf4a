import path from "node:path";
import { announce } from "../../../../server/community/announcements.ts";
import { withDatabase } from "../../../../server/cli/withDatabase.ts";
import { startNginxInFront } from "../../support/many/nginxInFront.ts";
import { findNginx } from "../../../support/programs/nginx.ts";
import { startPostgres } from "../../../support/programs/postgres.ts";
import { freePort, startSite, type Site } from "../../../support/server/site.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";
import { endInTurn, type Endured } from "./endings.ts";
import { againstOne } from "./fourAgainstOne.ts";
import { findLoad } from "./load.ts";
import { differing, publicPaths } from "./sameAnswers.ts";

const PROCESSES = 4;

/** How often is measured, and how often one is killed. */
const ROUNDS = 9;

/** Of what one process does in a second of a processor, four may lose so much. */
const MOST_LOST = 0.1;

/** Another process's change is known after this time. */
const NEWS_MS = 3_000;

/** Four processes behind nginx: what they cost, whether they agree, and what becomes of visitors when one ends. */
export const tryProcesses: Fault = async ({ runs, scratch, say }) => {
  const [nginx, load, postgres] = [findNginx(), findLoad(), await startPostgres()];
  if (nginx === null || load === null || postgres === null)
    return { table: "nginx, ab or PostgreSQL cannot be had.", held: false };
  const rounds = runs ?? ROUNDS;
  const databaseUrl = postgres.url;
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const sites = new Map<number, Site>();
  const urls = () => [...sites.values()].map(({ url }) => url);
  const errors: string[] = [];
  const start = async (place: number): Promise<Site> => {
    const settings = {
      DATABASE_URL: databaseUrl,
      SITE_ORIGIN: "https://example.org",
      TRUSTED_PROXIES: "1",
      PORT: String(ports[place]),
    };
    const site = await startSite(path.join(scratch, "data"), settings, (line) => {
      if (/"level":(?:50|60)/.test(line)) errors.push(line.slice(0, 3_000));
    });
    sites.set(place, site);
    return site;
  };
  const proxies: { stop: () => Promise<void> }[] = [];
  const nginxFor = async (name: string, behind: readonly number[]) => {
    const proxy = await startNginxInFront(nginx, path.join(scratch, name), behind);
    proxies.push(proxy);
    return proxy.port;
  };
  try {
    say("four processes at once on an empty database …");
    await Promise.all(ports.map((_, place) => start(place)));
    const one = await nginxFor("one", ports.slice(0, 1));
    const all = await nginxFor("four", ports);

    const paths = await publicPaths(urls()[0] ?? "");
    say(`${String(paths.length)} public answers of each …`);
    const wrong = await differing(urls(), paths);
    await withDatabase({ dataDir: "", databaseUrl }, announce, { text: "To all" });
    await new Promise((resolve) => setTimeout(resolve, NEWS_MS));
    wrong.push(...(await differing(urls(), paths)));

    say("what four cost against one …");
    const inOrder = ports.flatMap((_, place) => sites.get(place) ?? []);
    const rates = await againstOne(load, { one, all, sites: inOrder, rounds });
    const lost = 1 - rates.all / rates.one;

    say("kills under load …");
    const victims = Array.from({ length: rounds }, () => Math.floor(Math.random() * PROCESSES));
    const kill = async (place: number) => await sites.get(place)?.kill();
    const kills = await endInTurn(all, victims, kill, start);
    say("one restart after the other …");
    const stop = async (place: number) => await sites.get(place)?.stop();
    const restarts = await endInTurn(all, [...ports.keys()], stop, start);

    const rows = [
      ["public answers that differ", `${String(wrong.length)} of ${String(2 * paths.length)}`],
      ["requests in a second of a processor, one process", rates.one.toFixed(0)],
      ["the same, four", `${rates.all.toFixed(0)} (${(-100 * lost).toFixed(1)} %)`],
      [`${String(rounds)} kills`, inWords(kills)],
      [`${String(PROCESSES)} restarts`, inWords(restarts)],
      ["errors in the logs", String(errors.length)],
    ];
    const failed = restarts.failedReads + restarts.failedWrites;
    return {
      table: [table(["", ""], rows), ...wrong.slice(0, 5), ...errors.slice(0, 3)].join("\n"),
      held:
        wrong.length + failed + errors.length === 0 && lost <= MOST_LOST && kills.mostOfOne <= 1,
    };
  } finally {
    await Promise.all([...proxies, ...sites.values()].map((each) => each.stop()));
    await postgres.stop();
  }
};

const inWords = ({ asked, failedReads, failedWrites, mostOfOne }: Endured) =>
  `${String(asked)} asked, ${String(failedReads)} reads and ${String(failedWrites)} writes failed, ${String(mostOfOne)} at most of one visitor at a time`;
