import path from "node:path";
import { announce } from "../../../server/announcements/commands.ts";
import { withDatabase } from "../../../server/cli/withDatabase.ts";
import { startNginxInFront } from "../../support/many/nginxInFront.ts";
import { readingAndWriting, visitors } from "../../support/many/visitors.ts";
import { findNginx, type FoundNginx } from "../../support/programs/nginx.ts";
import { startPostgres } from "../../support/programs/postgres.ts";
import { visit, type Visit } from "../../support/running/visit.ts";
import { freePort, startSite, type Site } from "../../support/server/site.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";
import { load, processorSeconds } from "./load.ts";
import { differing, publicPaths } from "./sameAnswers.ts";

const PROCESSES = 4;

/** How often is measured, and how often one is killed. */
const ROUNDS = 5;
const REQUESTS = 4_000;
const ASKED_FOR = ["/", "/api/statistics", "/api/stores", "/api/deals", "/dispensary-menus"];

/** Of what one process does in a second of a processor, four may lose so much. */
const MOST_LOST = 0.1;

/** Another process's change is known after this time. */
const NEWS_MS = 3_000;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Four processes behind nginx: what they cost, whether they agree, and what becomes of visitors when one ends. */
export const tryProcesses: Fault = async ({ runs, scratch, say }) => {
  const nginx = findNginx();
  const postgres = await startPostgres();
  if (nginx === null || postgres === null)
    return { table: "nginx or PostgreSQL cannot be had.", held: false };
  try {
    return await withFour(nginx, postgres.url, { rounds: runs ?? ROUNDS, scratch, say });
  } finally {
    await postgres.stop();
  }
};

async function withFour(
  nginx: FoundNginx,
  databaseUrl: string,
  { rounds, scratch, say }: { rounds: number; scratch: string; say: (text: string) => void },
): ReturnType<Fault> {
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const errors: string[] = [];
  const start = async (place: number): Promise<Site> =>
    await startSite(
      path.join(scratch, "data"),
      {
        DATABASE_URL: databaseUrl,
        SITE_ORIGIN: "https://example.org",
        TRUSTED_PROXIES: "1",
        PORT: String(ports[place]),
      },
      (line) => {
        if (/"level":(?:50|60)/.test(line)) errors.push(line.slice(0, 400));
      },
    );
  say("four processes at once on an empty database …");
  const sites = await Promise.all(ports.map((_, place) => start(place)));
  const one = await startNginxInFront(nginx, path.join(scratch, "one"), ports.slice(0, 1));
  const four = await startNginxInFront(nginx, path.join(scratch, "four"), ports);
  try {
    const urls = () => sites.map(({ url }) => url);
    const paths = await publicPaths(urls()[0] ?? "");
    say(`${String(paths.length)} public answers of each …`);
    const wrong = await differing(urls(), paths);
    await withDatabase({ dataDir: "", databaseUrl }, announce, { text: "To all" });
    await pass(NEWS_MS);
    const wrongAfter = await differing(urls(), paths);

    say("what four cost against one …");
    const ofOne: number[] = [];
    const ofFour: number[] = [];
    for (const port of [one.port, four.port]) await load(port, ASKED_FOR, REQUESTS * 2);
    for (let round = 0; round < rounds; round += 1) {
      ofOne.push(await requestsPerSecond(one.port, sites.slice(0, 1)));
      ofFour.push(await requestsPerSecond(four.port, sites));
    }
    const lost = 1 - median(ofFour) / median(ofOne);

    const through = (address: string, more: Partial<Visit>) =>
      visit(address, { port: four.port, isSecure: true, ...more });
    const addresses = Array.from({ length: 16 }, (_, index) => `127.0.6.${String(index + 1)}`);
    const { wanted } = readingAndWriting(ASKED_FOR);
    const killed = visitors(addresses, through, wanted);
    let mostOfOne = 0;
    for (let kill = 1; kill <= rounds; kill += 1) {
      const place = Math.floor(Math.random() * PROCESSES);
      say(`kill ${String(kill)} of ${String(rounds)} …`);
      const before = killed.failures();
      await pass(1_000);
      await sites[place]?.kill();
      await pass(1_000);
      sites[place] = await start(place);
      for (const [who, each] of killed.failures())
        mostOfOne = Math.max(mostOfOne, each.length - (before.get(who)?.length ?? 0));
    }
    const ofKills = await killed.stop();
    const failedReads = [...ofKills.failures.values()]
      .flat()
      .filter((words) => words.startsWith("GET")).length;
    const failedWrites = [...ofKills.failures.values()].flat().length - failedReads;

    say("one restart after the other …");
    const restarted = visitors(addresses, through, wanted);
    for (const [place, site] of sites.entries()) {
      await site.stop();
      sites[place] = await start(place);
    }
    const ofRestarts = await restarted.stop();
    const failedOfRestarts = [...ofRestarts.failures.values()].flat();

    const rows = [
      ["public answers that differ", `${String(wrong.length)} of ${String(paths.length)}`],
      ["the same after a change", `${String(wrongAfter.length)} of ${String(paths.length)}`],
      ["requests per second of a processor, one process", median(ofOne).toFixed(0)],
      ["the same, four", `${median(ofFour).toFixed(0)} (${(-100 * lost).toFixed(1)} %)`],
      [
        `${String(rounds)} kills`,
        `${String(ofKills.asked)} asked, ${String(failedReads)} reads and ${String(failedWrites)} writes failed, of one visitor at a kill ${String(mostOfOne)}`,
      ],
      [
        `${String(PROCESSES)} restarts`,
        `${String(ofRestarts.asked)} asked, ${String(failedOfRestarts.length)} failed`,
      ],
      ["errors in the logs", String(errors.length)],
    ];
    const held =
      wrong.length + wrongAfter.length + failedOfRestarts.length + errors.length === 0 &&
      lost <= MOST_LOST &&
      mostOfOne <= 1;
    const shown = [...wrong, ...wrongAfter, ...failedOfRestarts, ...errors].slice(0, 5);
    return { table: [table(["", ""], rows), ...shown].join("\n"), held };
  } finally {
    await one.stop();
    await four.stop();
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** Of a processor that does nothing but what these processes do. */
async function requestsPerSecond(port: number, sites: readonly Site[]): Promise<number> {
  const used = () => sites.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
  const before = used();
  await load(port, ASKED_FOR, REQUESTS);
  return REQUESTS / (used() - before);
}
