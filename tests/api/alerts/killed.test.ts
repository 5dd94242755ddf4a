import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { count, eq, isNotNull } from "drizzle-orm";
import { afterAll, expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "../../../server/db/database.ts";
import { alerts } from "../../../server/db/schema/alerts.ts";
import { queueTest } from "../../../server/alerts/queue/queueTest.ts";
import { addDevice } from "../../../server/alerts/devices/deviceRecords.ts";
import { registrationColumns } from "../../../server/alerts/devices/registration.ts";
import { alertSettingsForTests, newSubscription } from "../../support/alerts/alerts.ts";
import { startPushInbox } from "../../support/alerts/pushInbox.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { startServer } from "../../support/server/serverProcess.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";

/** The whole of it takes minutes: `LONG_TESTS=1`. */
const IS_LONG = process.env["LONG_TESTS"] === "1";

const ALERTS = IS_LONG ? 1_000 : 150;

/** Power cuts after so many more messages have arrived at the service. */
const CUTS = IS_LONG ? [37, 180, 5, 260, 90] : [37, 90];

/** The service answers this late, in milliseconds, so that each cut meets messages under way. */
const ANSWERS_AFTER_MS = 15;

const SEVERAL_STARTS_MS = 240_000;

const postgresUrl = inject("postgresUrl");
const root = mkdtempSync(path.join(os.tmpdir(), "occ-alerts-killed-"));
afterAll(() => {
  rmSync(root, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
});

it.each(postgresUrl === null ? ["PGlite"] : ["PGlite", "PostgreSQL"])(
  "alerts leave a server that is killed again and again: each at least once, and twice only when an answer was lost (%s)",
  { timeout: SEVERAL_STARTS_MS },
  async (engine) => {
    const folder = path.join(root, engine);
    const database = { dataDir: path.join(folder, "data"), databaseUrl: await addressOf(engine) };
    const inbox = await startPushInbox();
    /** How often each phone's message arrived. */
    const arrivals = new Map<string, number>();
    /** Arrivals since the service was last asked to cut the power. */
    let sinceCut = 0;
    let onArrival: () => void = () => undefined;
    inbox.state.answer = (arrived, response) => {
      arrivals.set(arrived.path, (arrivals.get(arrived.path) ?? 0) + 1);
      sinceCut += 1;
      onArrival();
      void pause(ANSWERS_AFTER_MS).then(() => response.writeHead(201).end());
    };
    const paths = await fill(database, inbox.origin);
    const env = {
      PUSH_SERVICE_ORIGINS: inbox.origin,
      LOG_LEVEL: "info",
      ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
    };

    const logs: string[] = [];
    let underWay = 0;
    for (const cut of CUTS) {
      sinceCut = 0;
      const reached = new Promise<void>((resolve) => {
        onArrival = () => {
          if (sinceCut === cut) resolve();
        };
      });
      const server = await startServer(folder, env);
      await reached;
      server.process.kill("SIGKILL");
      const { stderr } = await server.ended;
      logs.push(stderr);
      underWay += 20;
    }

    const delivered = new Promise<void>((resolve) => {
      onArrival = () => {
        if (arrivals.size === ALERTS) resolve();
      };
      onArrival();
    });
    await endLeases(database);
    const server = await startServer(folder, env);
    await delivered;
    // Told to stop, it records what is under way.
    server.process.kill("SIGTERM");
    const { code, stderr } = await server.ended;
    logs.push(stderr);
    await inbox.close();

    const twice = [...arrivals.values()].filter((times) => times > 1).length;
    const most = Math.max(...arrivals.values());
    process.stdout.write(
      `${engine}: ${String(ALERTS)} alerts, ${String(CUTS.length)} power cuts: ${String(arrivals.size)} delivered, ${String(twice)} of them again (at most ${String(most)} times)\n`,
    );
    expect(code).toBe(0);
    expect([...arrivals.keys()].toSorted()).toEqual(paths.toSorted());
    // Only those can come again that were under way at a cut.
    expect(twice).toBeLessThanOrEqual(underWay);
    expect(await waiting(database)).toBe(0);
    for (const secret of paths) expect(logs.join("\n")).not.toContain(secret);
  },
);

type DatabasePlace = Parameters<typeof openDatabase>[0];

/** The address of a database of its own on PostgreSQL. */
async function addressOf(engine: string): Promise<string | null> {
  if (engine === "PGlite" || postgresUrl === null) return null;
  const { url, drop } = await createEmptyPostgres(postgresUrl);
  onTestFinished(drop);
  return url;
}

/** A database with phones that each have asked for a test just now. @returns their addresses */
async function fill(place: DatabasePlace, origin: string): Promise<string[]> {
  const { db, close } = await openDatabase(place);
  await rowsIn(db).store({ slug: "real", createdAt: new Date(NOW) });
  const settings = alertSettingsForTests({ localOrigins: [origin] });
  const paths: string[] = [];
  await db.transaction(async (tx) => {
    for (let each = 0; each < ALERTS; each += 1) {
      const endpoint = `${origin}/push/${String(each)}-${crypto.randomUUID()}`;
      const columns = registrationColumns(newSubscription(endpoint).registration, settings);
      if (columns === null) throw new Error("The subscription was not accepted.");
      const { id } = await addDevice(tx, columns, "Phone", Date.now());
      await queueTest(tx, id, Date.now());
      paths.push(new URL(endpoint).pathname);
    }
  });
  await close();
  return paths;
}

/** What the killed ones had taken is theirs for half a minute, as others might be alive: lets it pass. */
async function endLeases(place: DatabasePlace): Promise<void> {
  const { db, close } = await openDatabase(place);
  await db
    .update(alerts)
    .set({ claimedUntil: new Date(0) })
    .where(isNotNull(alerts.claimedUntil));
  await close();
}

async function waiting(place: DatabasePlace): Promise<number> {
  const { db, close } = await openDatabase(place);
  const [row] = await db.select({ rows: count() }).from(alerts).where(eq(alerts.state, "waiting"));
  await close();
  return row?.rows ?? 0;
}
