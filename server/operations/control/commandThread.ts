import { isMainThread, parentPort, workerData, type MessagePort } from "node:worker_threads";
import * as v from "valibot";
import { CommandError } from "../../db/command.ts";
import { COMMANDS } from "./commands.ts";
import { openDatabase, wrapPglite, type Db } from "../../db/database.ts";
import {
  OrderSchema,
  type Order,
  type Outcome,
  ThreadedPglite,
} from "../../db/pglite/threadedPglite.ts";
import { asPglite } from "../../db/pglite/openThreaded.ts";

/**
 * Program of the thread that executes long commands for a server: what they read, check and
 * compute does not hold up requests. One at a time: each needs the import lock, and much memory.
 */

/** One command runs at a time, in one transaction, and looks at little beside it. */
const CONNECTIONS = 2;

const DataSchema = v.variant("kind", [
  v.object({ kind: v.literal("pglite"), port: v.custom<MessagePort>((port) => port !== null) }),
  v.object({ kind: v.literal("postgres"), databaseUrl: v.string() }),
]);

if (isMainThread || parentPort === null) throw new Error("This is the program of a thread.");
const parent = parentPort;
const opened = open();
let last = Promise.resolve();

parent.on("message", (message: unknown) => {
  const order = v.parse(OrderSchema, message);
  last = last.then(() => execute(order));
});

async function open(): Promise<Db> {
  const data = v.parse(DataSchema, workerData);
  if (data.kind === "pglite") return wrapPglite(asPglite(new ThreadedPglite(data.port)));
  const { databaseUrl } = data;
  return (await openDatabase({ dataDir: "", databaseUrl, connections: CONNECTIONS })).db;
}

async function execute({ id, name, input }: Order): Promise<void> {
  const tell = (outcome: Outcome) => {
    parent.postMessage(outcome);
  };
  const progress = (line: string) => {
    tell({ kind: "progress", id, line });
  };
  try {
    const command = COMMANDS.find((one) => one.name === name);
    if (command === undefined) throw new Error(`This thread does not know "${name}".`);
    const db = await opened;
    const output = await command.execute({ db, now: Date.now, progress }, input);
    tell({ kind: "result", id, output });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    tell({ kind: "error", id, message: text, expected: error instanceof CommandError });
  }
}
