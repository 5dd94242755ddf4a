import { isMainThread, parentPort, workerData, type MessagePort } from "node:worker_threads";
import * as v from "valibot";
import { readyAnswer } from "../../web/answers/readyAnswer.ts";
import { openDatabase, wrapPglite, type Db } from "../../db/database.ts";
import { databaseTrouble } from "../../db/databaseTrouble.ts";
import { readDataVersion } from "../../db/dataVersion.ts";
import { readPrimary, readStandby, type PublicReads } from "../../db/publicReads.ts";
import { readDeals, readAllMenus } from "../../catalogue/menus.ts";
import { readSearchIndex } from "../../catalogue/products.ts";
import { computeStatistics } from "../../catalogue/statistics.ts";
import { readStores } from "../../catalogue/stores/storeProfiles.ts";
import {
  QuestionSchema,
  type LargeAnswer,
  type LargePath,
  ThreadedPglite,
} from "../../db/pglite/threadedPglite.ts";
import { asPglite } from "../../db/pglite/openThreaded.ts";

/**
 * Program of the thread that makes the answers about the whole state. With many offers that
 * takes seconds of computing, which must not hold up requests for answers that are ready.
 */

const MAKE: Readonly<Record<LargePath, (db: Db, asOf: number) => Promise<unknown>>> = {
  "/statistics": computeStatistics,
  "/deals": readDeals,
  "/menus": readAllMenus,
  "/search": readSearchIndex,
  "/stores": readStores,
};

const DataSchema = v.variant("kind", [
  v.object({ kind: v.literal("pglite"), port: v.custom<MessagePort>((port) => port !== null) }),
  v.object({
    kind: v.literal("postgres"),
    databaseUrl: v.string(),
    databaseReadUrl: v.nullable(v.string()),
  }),
]);

/** As many as there are large answers: each takes long, and none shall wait for another. */
const CONNECTIONS = 5;

if (isMainThread || parentPort === null) throw new Error("This is the program of a thread.");
const parent = parentPort;
let opened: Promise<PublicReads> | null = null;

parent.on("message", (message: unknown) => {
  void answer(message);
});

/** Opens the database at the first question; if that fails, at the next one. */
async function database(): Promise<PublicReads> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return await opened;
}

async function open(): Promise<PublicReads> {
  const data = v.parse(DataSchema, workerData);
  if (data.kind === "pglite") {
    return readPrimary(wrapPglite(asPglite(new ThreadedPglite(data.port))));
  }
  const { databaseUrl, databaseReadUrl } = data;
  const { db } = await openDatabase({ dataDir: "", databaseUrl, connections: CONNECTIONS });
  return databaseReadUrl === null ? readPrimary(db) : readStandby(db, databaseReadUrl).read;
}

async function answer(message: unknown): Promise<void> {
  const { id, path, wanted } = v.parse(QuestionSchema, message);
  const tell = (reply: LargeAnswer) => {
    parent.postMessage(reply);
  };
  try {
    const read = await database();
    const value = await read(
      async (db) => (await readDataVersion(db)) >= wanted.version,
      (db) => MAKE[path](db, wanted.asOf),
    );
    tell({ kind: "made", id, answer: await readyAnswer(value) });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    tell({ kind: "failed", id, message: text, trouble: databaseTrouble(error) });
  }
}
