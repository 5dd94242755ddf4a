import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createUserWithEmailAndPassword } from "@firebase/auth";
import { expect, inject, it, onTestFinished } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { wishingPhone } from "../../support/community/wishlist.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { phone } from "../../support/identity/sdk.ts";
import { startServer } from "../../support/server/serverProcess.ts";

const SERVERS = 3;
const PHONES = 20;
const WISHES = 7;
const ROUNDS = 3;

const serverUrl = inject("postgresUrl");

/** A PostgreSQL with a real store in it, so that no server loads its sample first. */
async function sharedDatabase(): Promise<string> {
  const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: url });
  await rowsIn(db).store({ slug: "real", createdAt: new Date(NOW) });
  await close();
  return url;
}

/** Server processes on one database. @returns their addresses */
async function startServers(databaseUrl: string): Promise<string[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), "occ-wishlists-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, (_, index) =>
      startServer(path.join(root, String(index)), { DATABASE_URL: databaseUrl }),
    ),
  );
  onTestFinished(async () => {
    for (const { process: server, ended } of servers) {
      server.kill("SIGTERM");
      await ended;
    }
  });
  return servers.map(({ url }) => url);
}

/** A phone whose clock is wrong by hours, and whose edits lie as far back as it is told. */
function phoneAt(url: string, token: string, aheadMs: number) {
  let agoMs = 0;
  const app = { request: (to: string, init: RequestInit) => fetch(url + to, init) };
  const wishing = wishingPhone(app, token, () => Date.now() + aheadMs - agoMs);
  const editAgo = (ms: number, ...change: Parameters<typeof wishing.edit>) => {
    agoMs = ms;
    wishing.edit(...change);
    agoMs = 0;
  };
  return { ...wishing, editAgo };
}

it.skipIf(serverUrl === null)(
  `${String(PHONES)} phones that edit at once through ${String(SERVERS)} server processes on one PostgreSQL end with the same`,
  { timeout: 120_000 },
  async () => {
    const urls = await startServers(await sharedDatabase());
    const [first = ""] = urls;
    const ann = await createUserWithEmailAndPassword(phone(first), "ann@b.org", "correct horse");
    const token = await ann.user.getIdToken();
    const phones = Array.from({ length: PHONES }, (_, index) =>
      phoneAt(urls[index % urls.length] ?? first, token, (index - PHONES / 2) * 2 * HOUR_MS),
    );
    const before = phoneAt(first, token, 0);
    for (let round = 0; round < ROUNDS; round += 1) {
      // What was never on the list cannot be removed from it.
      for (let wish = 0; wish < WISHES; wish += 1)
        before.editAgo(3 * HOUR_MS, { id: wanted(round, wish), note: "first" });
      await before.sync();
      for (const [index, one] of phones.entries())
        // The later in the list, the later the edit, by more than any call is on its way.
        one.editAgo((PHONES - index) * 5 * MINUTE_MS, {
          id: wanted(round, index % WISHES),
          note: String(index),
          deleted: index % 5 === 4,
        });
      await Promise.all(phones.map((one) => one.sync()));
    }
    for (const one of phones) await one.read();

    const shown = phones.map((one) => one.shown().map(({ id, note }) => [id, note]));
    const lasts = Array.from({ length: WISHES }, (_, wish) => ({
      wish,
      last: phones.findLastIndex((__, index) => index % WISHES === wish),
    }));
    const expected = Array.from({ length: ROUNDS }, (_, round) =>
      lasts
        .filter(({ last }) => last % 5 !== 4)
        .map(({ wish, last }) => [wanted(round, wish), String(last)]),
    ).flat();
    for (const list of shown) expect(list).toEqual(expected);
  },
);

const wanted = (round: number, wish: number) => `strain:r${String(round)}-${String(wish)}` as const;
