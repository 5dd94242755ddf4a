import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { createApp } from "../../../server/app.ts";
import type { Db } from "../../../server/db/database.ts";
import { parseEnv } from "../../../server/env.ts";
import { runSite } from "../../../server/main.ts";
import { ThreadedPglite } from "../../../server/db/pglite/threadedPglite.ts";

/** What a server may do in a minute in which nobody asks for anything. */
const MOST = 10;
const SECONDS = 60;

it("a server of which nobody wants anything does next to nothing", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "occ-rest-"));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  cpSync(path.join(inject("dataFolders"), "realStore"), dataDir, { recursive: true });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const timers = vi.spyOn(globalThis, "setTimeout");
  const intervals = vi.spyOn(globalThis, "setInterval");
  const queries = vi.spyOn(ThreadedPglite.prototype, "query");
  const transactions = vi.spyOn(ThreadedPglite.prototype, "transaction");
  let opened: Db | undefined;
  const env = parseEnv({ DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" });
  // Also where it does not even begin.
  onTestFinished(() => void vi.useRealTimers());
  const site = await runSite(env, (deps) => {
    opened = deps.db;
    return createApp({ ...deps, siteOrigin: null, dist: null });
  });
  onTestFinished(async () => {
    // What is given some time at the end waits by the same clock.
    const closing = site.close().then(() => "closed");
    const second = () => vi.advanceTimersByTimeAsync(1_000).then(() => "not yet");
    for (let state = ""; state !== "closed";) state = await Promise.race([closing, second()]);
    // In this order: what is spied on are the held timers, which would stay for the files that follow.
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  /** The database answers in turn: what was asked before has been answered then. */
  const settled = async () => {
    for (let turn = 0; turn < 3; turn += 1) await opened?.execute(sql`select 'settled'`);
  };

  for (let turn = 0; turn < 20; turn += 1) await settled();
  for (const spy of [timers, queries, transactions]) spy.mockClear();
  for (let second = 0; second < SECONDS; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await settled();
  }
  const asked = queries.mock.calls.filter(([text]) => !text.includes("'settled'"));
  expect(asked.length + transactions.mock.calls.length).toBeLessThanOrEqual(MOST);
  expect(timers.mock.calls.length).toBeLessThanOrEqual(MOST);
  // What comes again and again by itself comes once a minute at most.
  for (const [, ms = 0] of intervals.mock.calls) expect(ms).toBeGreaterThanOrEqual(60_000);
});
