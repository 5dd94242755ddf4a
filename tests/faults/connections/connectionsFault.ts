import path from "node:path";
import { startSite } from "../../support/server/site.ts";
import type { Fault } from "../report/fault.ts";
import { residentMegabytes } from "../report/residentMegabytes.ts";
import { table } from "../report/table.ts";
import {
  halfClosed,
  hugeBodies,
  idle,
  slowBodies,
  slowLoris,
  type Address,
  type Attack,
} from "./attackers.ts";
import { visiting } from "./visitor.ts";

/** More than a server has places for. */
const CONNECTIONS = 5_000;
/** As long as a client has for its headers, and some more. */
const ATTACK_MS = 15_000;
const AFTER_MS = 3_000;

/** What has to hold: others are answered within a second, and memory is given back or reused. */
const SLOWEST_MS = 1_000;
const GROWTH_MB = 300;

const ATTACKS: readonly ((address: Address, count: number) => Attack)[] = [
  slowLoris,
  slowBodies,
  idle,
  halfClosed,
  (address, count) => hugeBodies(address, Math.ceil(count / 250)),
];

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
    for (const begin of ATTACKS) {
      const before = residentMegabytes(site.pid);
      const visitor = visiting(site.url);
      const attack = begin({ host, port: Number(port) }, count);
      say(`${attack.name}: ${attack.words}`);
      await pass(ATTACK_MS);
      const during = await visitor.stop();
      const most = residentMegabytes(site.pid);
      const ended = attack.ended();
      attack.stop();
      await pass(AFTER_MS);
      const after = await visitFor(site.url, AFTER_MS);
      const grown = before === null || most === null ? 0 : most - before;
      const isWell =
        during.failed + after.failed === 0 &&
        Math.max(during.slowest, after.slowest) <= SLOWEST_MS &&
        grown <= GROWTH_MB;
      held &&= isWell;
      rows.push([
        attack.name,
        attack.words,
        String(ended),
        `${String(during.asked)} asked, ${String(during.failed)} failed, ${during.slowest.toFixed(0)} ms`,
        `${after.slowest.toFixed(0)} ms`,
        `${before?.toFixed(0) ?? "?"} → ${most?.toFixed(0) ?? "?"} MB`,
        isWell ? "held" : "DID NOT HOLD",
      ]);
    }
  } finally {
    await site.stop();
  }
  const head = ["", "attack", "ended", "others meanwhile", "after", "server", ""];
  const lines = [
    table(head, rows),
    ...errors.slice(0, 3).map((line) => `The server's log: ${line}`),
  ];
  return { table: lines.join("\n"), held: held && errors.length === 0 };
};

async function visitFor(url: string, ms: number) {
  const visitor = visiting(url);
  await pass(ms);
  return await visitor.stop();
}
