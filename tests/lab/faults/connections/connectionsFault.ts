import path from "node:path";
import { startSite } from "../../../support/server/site.ts";
import type { Fault } from "../report/fault.ts";
import { residentMegabytes } from "../report/residentMegabytes.ts";
import { table } from "../report/table.ts";
import { ATTACKERS } from "./attackers.ts";
import { startAttack } from "./startAttack.ts";
import { visiting } from "./visitor.ts";

/** More than a server has places for. */
const CONNECTIONS = 5_000;
/** As long as a client has for its headers, and some more. */
const ATTACK_MS = 15_000;
const AFTER_MS = 3_000;
const LOOK_EVERY_MS = 100;

/** What has to hold: others are answered within a second, and memory does not follow connections. */
const SLOWEST_MS = 1_000;
const GROWTH_MB = 200;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Clients that are slow, silent, half gone or far too talkative, against the real server. */
export const tryConnections: Fault = async ({ runs, scratch, say }) => {
  const count = runs ?? CONNECTIONS;
  const errors: string[] = [];
  const site = await startSite(path.join(scratch, "connections"), {}, (line) => {
    if (/"level":(?:50|60)/.test(line)) errors.push(line.slice(0, 600));
  });
  const { hostname: host, port } = new URL(site.url);
  const rows: string[][] = [];
  let held = true;
  try {
    // Warm before anything is measured.
    await visitFor(site.url, AFTER_MS);
    for (const { name, words, share } of ATTACKERS) {
      const many = Math.ceil(count * share);
      const before = residentMegabytes(site.pid);
      say(`${name}: ${words(many)}`);
      const memory = watchMemory(site.pid);
      const visitor = visiting(site.url);
      const attack = await startAttack(name, { host, port: Number(port) }, many);
      await pass(ATTACK_MS);
      const during = await visitor.stop();
      const most = memory.stop();
      const ended = attack.ended();
      await attack.stop();
      await pass(AFTER_MS);
      const after = await visitFor(site.url, AFTER_MS);
      const left = residentMegabytes(site.pid);
      const grown = (most ?? 0) - (before ?? 0);
      const isWell =
        during.failed + after.failed === 0 &&
        Math.max(during.slowest, after.slowest) <= SLOWEST_MS &&
        grown <= GROWTH_MB;
      held &&= isWell;
      rows.push([
        name,
        words(many),
        String(ended),
        `${String(during.asked)} asked, ${String(during.failed)} failed, ${during.slowest.toFixed(0)} ms`,
        `${after.slowest.toFixed(0)} ms`,
        [before, most, left].map((each) => each?.toFixed(0) ?? "?").join(" → "),
        isWell ? "held" : "DID NOT HOLD",
      ]);
    }
  } finally {
    await site.stop();
  }
  const head = ["", "attack", "ended", "others meanwhile", "after", "server, MB", ""];
  const lines = [
    table(head, rows),
    ...errors.slice(0, 3).map((line) => `The server's log: ${line}`),
  ];
  return { table: lines.join("\n"), held: held && errors.length === 0 };
};

/** Looks at a process's memory again and again. */
function watchMemory(pid: number) {
  let most = residentMegabytes(pid);
  const timer = setInterval(() => {
    const now = residentMegabytes(pid);
    if (now !== null) most = Math.max(most ?? 0, now);
  }, LOOK_EVERY_MS);
  return {
    /** @returns the most megabytes that it had; `null` where the system does not tell it */
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

async function visitFor(url: string, ms: number) {
  const visitor = visiting(url);
  await pass(ms);
  return await visitor.stop();
}
