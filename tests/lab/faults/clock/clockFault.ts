import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DAY_MS } from "#domain/time/spans.ts";
import { startPushInbox } from "../../../support/alerts/pushInbox.ts";
import { killableSite } from "../kills/site/killableSite.ts";
import { prepareSite } from "../kills/site/prepareSite.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";
import { CHECKS, visitorOf } from "./checks.ts";

const PRELOAD = fileURLToPath(new URL("../../../support/server/shiftedClock.js", import.meta.url));

/** How wrong the clock is, in turn. */
const STEPS = [
  ["as it is", 0],
  ["a day ahead", DAY_MS],
  ["right again", 0],
  ["a day behind", -DAY_MS],
  ["right at last", 0],
] as const;

/** Until every part of the server has seen it. */
const SEEN_AFTER_MS = 500;

/** A clock that jumps by a day, ahead and back, under a server that lives on. */
export const tryClock: Fault = async ({ scratch, say }) => {
  const folder = path.join(scratch, "clock");
  mkdirSync(folder);
  const shift = path.join(folder, "shift");
  const setClock = (ms: number) => {
    writeFileSync(shift, String(ms));
  };
  setClock(0);
  const prepared = await prepareSite({ dataDir: path.join(folder, "data"), databaseUrl: null });
  const inbox = await startPushInbox();
  const site = await killableSite({
    folder,
    databaseUrl: null,
    pushOrigin: inbox.origin,
    settings: { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_SHIFT: shift },
  });
  const rows: string[][] = [];
  let held = true;
  try {
    const visitor = visitorOf(await site.start(), site.url, inbox, prepared);
    for (const [name, ms] of STEPS) {
      setClock(ms);
      visitor.shift = ms;
      await pause(SEEN_AFTER_MS);
      say(`the clock is ${name}`);
      const cells: string[] = [];
      for (const check of CHECKS) {
        const wrong = await check.look(visitor).catch((error: unknown) => String(error));
        held &&= wrong === null;
        cells.push(wrong ?? "yes");
      }
      rows.push([name, ...cells]);
    }
    const code = await site.stop();
    const head = ["the clock is", ...CHECKS.map(({ name }) => name)];
    return { table: table(head, rows), held: held && code === 0 };
  } finally {
    await site.killServer();
    await inbox.close();
  }
};
