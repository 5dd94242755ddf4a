import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { openDatabase, type Db } from "../../../server/db/database.ts";
import { newSubscription } from "../../support/alerts/alerts.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { gate } from "../../support/server/gate.ts";
import { PASSWORD } from "../../support/identity/protocol.ts";
import { problemOf } from "../../support/server/problemOf.ts";
import { siteOn } from "../../support/server/requests.ts";

const serverUrl = inject("postgresUrl");

/** As many as the pool has by default. */
const CONNECTIONS = 10;

/** How long a call waits for one of them. It is also how long one may take to be made. */
const PATIENCE_MS = 2_000;

/** Takes every connection. @returns what gives them back */
async function takeAll(db: Db): Promise<() => Promise<unknown>> {
  const end = gate();
  const taken = Array.from({ length: CONNECTIONS }, gate);
  const transactions = taken.map(({ open }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      open();
      await end.opened;
    }),
  );
  await Promise.all(taken.map(({ opened }) => opened));
  return async () => {
    end.open();
    await Promise.all(transactions);
  };
}

it.skipIf(serverUrl === null)(
  "a call that waits in vain for a connection to PostgreSQL is told to come again",
  async () => {
    const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
    const { db, close } = await openDatabase({
      dataDir: "",
      databaseUrl: url,
      patienceMs: PATIENCE_MS,
    });
    const app = siteOn(db);
    const giveBack = await takeAll(db);
    try {
      const post = { method: "POST", headers: { "content-type": "application/json" } };
      const device = { registration: newSubscription().registration, label: "Chrome" };
      const answers = await Promise.all([
        app.request("/api/announcements"),
        app.request("/api/alerts/devices", { ...post, body: JSON.stringify(device) }),
        app.request("/identitytoolkit.googleapis.com/v1/accounts:signUp", {
          ...post,
          body: JSON.stringify({ email: "a@b.org", password: PASSWORD }),
        }),
      ]);
      for (const answer of answers) {
        expect(answer.headers.get("content-type")).toBe("application/problem+json");
        expect(answer.headers.get("cache-control")).toBe("no-store");
        expect(answer.headers.get("retry-after")).toBe("5");
        expect(await answer.json()).toEqual(problemOf(503, "Service Unavailable"));
      }
    } finally {
      await giveBack();
    }
    expect((await app.request("/api/announcements")).status).toBe(200);
    await close();
    await drop();
  },
);
