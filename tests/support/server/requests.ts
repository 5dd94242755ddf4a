import { NO_LINKS } from "#domain/site/siteConfig.ts";
import type { Hono } from "hono";
import * as v from "valibot";
import { createApp, type AppDeps } from "../../../server/app.ts";
import { importIncomingCommand } from "../../../server/operations/control/alertingCommands.ts";
import { readContestsVersion } from "../../../server/community/contests/contestRow.ts";
import type { Db } from "../../../server/db/database.ts";
import {
  EVENTS_DEPEND_ON,
  readDataVersion,
  type DataVersion,
  type VersionName,
} from "../../../server/db/dataVersion.ts";
import { readPrimary } from "../../../server/db/publicReads.ts";
import type { PushService } from "../../../server/import/incoming/pushRoute.ts";
import { alertsForTests } from "../alerts/alerts.ts";
import { embeddedForTests } from "../identity/identity.ts";
import { NOW } from "../data/rows.ts";
import { makeFolderOfPushed } from "./pushedFolder.ts";

/** A log that keeps what is written at level error. */
export function silentLog() {
  const errors: unknown[] = [];
  const ignore = () => undefined;
  return {
    errors,
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: (...words: unknown[]) => void errors.push(words),
  };
}

/** What is left of a version for tests that change data behind the site's back. */
export const NOTHING_SETTLED = {
  floor: () => 0,
  told: () => 0,
  tell: () => undefined,
  forget: () => undefined,
  settle: () => Promise.resolve(),
} satisfies Partial<DataVersion>;

/** A version that is looked up at every request, as tests change data behind the site's back. */
function alwaysLooking(db: Db, ...names: VersionName[]): DataVersion {
  const of = (one: Db) => readDataVersion(one, ...names);
  return { current: () => of(db), of, ...NOTHING_SETTLED };
}

/** Takes in what is pushed on the database itself, without a thread. */
function pushesOn(db: Db, now: () => number): PushService {
  return {
    importArrival: (arrival) =>
      importIncomingCommand.run({ db, now, progress: () => undefined }, arrival),
    folder: makeFolderOfPushed(),
    trustedProxies: 0,
  };
}

/** The site on a database, at noon of the tests' day, without a page unless one is given. */
export function siteOn(db: Db, more: Partial<AppDeps> = {}): Hono {
  const log = silentLog();
  const dataVersion = alwaysLooking(db);
  return createApp({
    db,
    reads: readPrimary(db),
    dataVersion,
    contestsVersion: {
      current: async () => (await readContestsVersion(db)).version,
      of: async (one) => (await readContestsVersion(one)).version,
      ...NOTHING_SETTLED,
    },
    eventsVersion: alwaysLooking(db, ...EVENTS_DEPEND_ON),
    now: () => NOW,
    log,
    siteOrigin: null,
    pageOrigin: () => "https://site.test",
    dist: null,
    siteConfig: {
      identity: { kind: "embedded" },
      authSyncUrl: null,
      links: NO_LINKS,
      alerts: null,
    },
    identitySettings: embeddedForTests(log),
    alerts: alertsForTests(),
    push: pushesOn(db, more.now ?? (() => NOW)),
    // Tests wait for what they have changed; a busy machine is no reason to get the answer before.
    answerPatienceMs: 30_000,
    pagePatienceMs: 30_000,
    ...more,
  });
}

/** The body of an answer that must be a success and must be what the schema says. */
export async function getJson<Output>(
  app: Hono,
  path: string,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const response = await app.request(path);
  if (response.status !== 200) throw new Error(`${path} answered ${String(response.status)}`);
  return v.parse(schema, await response.json());
}
