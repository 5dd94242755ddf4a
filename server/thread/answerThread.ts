import { isMainThread, parentPort, workerData, type MessagePort } from "node:worker_threads";
import * as v from "valibot";
import { readyAnswer } from "../answers/readyAnswer.ts";
import { openDatabase, wrapPglite, type Db } from "../db/database.ts";
import { readDeals } from "../routes/deals/readDeals.ts";
import { readAllMenus } from "../routes/menus/readMenu.ts";
import { readSearchIndex } from "../routes/search/readSearchIndex.ts";
import { computeStatistics } from "../routes/statistics/computeStatistics.ts";
import { storeProfiles } from "../stores/storeProfiles.ts";
import { QuestionSchema, type LargeAnswer, type LargePath } from "./messages.ts";
import { asPglite } from "./openThreaded.ts";
import { ThreadedPglite } from "./threadedPglite.ts";

/**
 * Program of the thread that makes the answers about the whole state. With many offers that
 * takes seconds of computing, which must not hold up requests for answers that are ready.
 */

const MAKE: Readonly<Record<LargePath, (db: Db, asOf: number) => Promise<unknown>>> = {
  "/statistics": computeStatistics,
  "/deals": readDeals,
  "/menus": readAllMenus,
  "/search": readSearchIndex,
  "/stores": (db) => storeProfiles(db),
};

const DataSchema = v.variant("kind", [
  v.object({ kind: v.literal("pglite"), port: v.custom<MessagePort>((port) => port !== null) }),
  v.object({ kind: v.literal("postgres"), databaseUrl: v.string() }),
]);

if (isMainThread || parentPort === null) throw new Error("This is the program of a thread.");
const parent = parentPort;
const db = await open();

parent.on("message", (message: unknown) => {
  void answer(message);
});

async function open(): Promise<Db> {
  const data = v.parse(DataSchema, workerData);
  if (data.kind === "pglite") return wrapPglite(asPglite(new ThreadedPglite(data.port)));
  return (await openDatabase({ dataDir: "", databaseUrl: data.databaseUrl })).db;
}

async function answer(message: unknown): Promise<void> {
  const { id, path, asOf } = v.parse(QuestionSchema, message);
  const tell = (reply: LargeAnswer) => {
    parent.postMessage(reply);
  };
  try {
    tell({ kind: "made", id, answer: await readyAnswer(await MAKE[path](db, asOf)) });
  } catch (error) {
    tell({ kind: "failed", id, message: error instanceof Error ? error.message : String(error) });
  }
}
