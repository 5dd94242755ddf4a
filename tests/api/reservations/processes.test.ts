import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject, it, onTestFinished } from "vitest";
import { openDatabase } from "../../../server/db/database.ts";
import { eventIn, reservingPhone, signedIn } from "../../support/community/reservations.ts";
import { ASKING, expectFair, NAMES, partyOf, SEATS } from "../../support/community/seatRace.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { createEmptyPostgres, PATIENT_MS } from "../../support/database/testDatabase.ts";
import { startServer } from "../../support/server/serverProcess.ts";

const SERVERS = 4;

const serverUrl = inject("postgresUrl");

it.skipIf(serverUrl === null)(
  `${String(ASKING)} requests at once for ${String(SEATS)} seats through ${String(SERVERS)} server processes on one PostgreSQL`,
  { timeout: 120_000 },
  async () => {
    const { url: databaseUrl, drop } = await createEmptyPostgres(serverUrl ?? "");
    onTestFinished(drop);
    const { db, close } = await openDatabase({
      dataDir: "",
      databaseUrl,
      patienceMs: PATIENT_MS,
    });
    onTestFinished(close);
    // A real store, so that no server loads its sample first.
    await rowsIn(db).store({ slug: "real", createdAt: new Date(NOW) });
    await eventIn(db, { seats: SEATS }, Date.now());
    const tokens = await signedIn(db, NAMES, Date.now());

    const root = mkdtempSync(path.join(os.tmpdir(), "occ-seats-"));
    onTestFinished(() => {
      rmSync(root, { recursive: true, force: true });
    });
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
    const apps = servers.map(({ url }) => ({
      request: (to: string, init: RequestInit) => fetch(url + to, init),
    }));
    const answers = await Promise.all(
      NAMES.map(async (name, index) => {
        const app = apps[index % SERVERS];
        if (app === undefined) throw new Error("There is no server.");
        const phone = reservingPhone(app, tokens.get(name) ?? "");
        return await phone.reserve(partyOf(index));
      }),
    );
    await expectFair(db, answers);
  },
);
