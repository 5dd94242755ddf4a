import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { openDatabase } from "../../../../server/db/database.ts";
import { anywhere, attempts, tally, TOO_MANY, WRONG } from "../../../support/identity/attempts.ts";
import { PASSWORD, protocolOf } from "../../../support/identity/protocol.ts";
import { NOW } from "../../../support/data/rows.ts";
import { siteOn } from "../../../support/server/requests.ts";
import { createEmptyPostgres, PATIENT_MS } from "../../../support/database/testDatabase.ts";
import { atScale } from "../../../support/scale.ts";

const serverUrl = inject("postgresUrl");
const ATTEMPTS = atScale(200, 1_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it.skipIf(serverUrl === null)(
  "many attempts at once on two sites that share a PostgreSQL are counted together",
  { timeout: 120_000 },
  async () => {
    const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
    const place = { dataDir: "", databaseUrl: url, patienceMs: PATIENT_MS };
    const [first, second] = [await openDatabase(place), await openDatabase(place)];
    try {
      const apps = [first, second].map(({ db }) => siteOn(db, { now: Date.now }));
      const on = (attempt: number, address: string) => {
        const app = apps[attempt % 2];
        if (app === undefined) throw new Error("There are two sites.");
        return protocolOf(app, address);
      };
      await on(0, "203.0.113.1").signUp("a@b.org");
      const oneAccount = await attempts(ATTEMPTS, (attempt) =>
        on(attempt, anywhere(attempt)).tryPassword("a@b.org", "wrong horse"),
      );
      expect(tally(oneAccount)).toEqual({ [WRONG]: 10, [TOO_MANY]: ATTEMPTS - 10 });
      const oneAddress = await attempts(ATTEMPTS, (attempt) =>
        on(attempt, "192.0.2.1").tryPassword(`a${String(attempt)}@b.org`, "wrong horse"),
      );
      expect(tally(oneAddress)).toEqual({ [WRONG]: 100, [TOO_MANY]: ATTEMPTS - 100 });
      vi.setSystemTime(NOW + 15 * MINUTE_MS);
      expect(await on(1, "203.0.113.1").tryPassword("a@b.org", PASSWORD)).toBeNull();
    } finally {
      await first.close();
      await second.close();
      await drop();
    }
  },
);
