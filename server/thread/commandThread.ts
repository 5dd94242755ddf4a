import { isMainThread, parentPort, workerData, type MessagePort } from "node:worker_threads";
import * as v from "valibot";
import { CommandError, served } from "../command.ts";
import { importCommand } from "../control/importCommand.ts";
import { wrapPglite } from "../db/database.ts";
import { undoCommand } from "../import/undo/undoCommand.ts";
import { OrderSchema, type Order, type Outcome } from "./messages.ts";
import { asPglite } from "./openThreaded.ts";
import { ThreadedPglite } from "./threadedPglite.ts";

/**
 * Program of the thread that executes long commands for a server: what they read, check and
 * compute does not hold up requests, and their database is in another thread.
 */

const DataSchema = v.object({ port: v.custom<MessagePort>((port) => typeof port === "object") });

if (isMainThread || parentPort === null) throw new Error("This is the program of a thread.");
const parent = parentPort;
const db = wrapPglite(asPglite(new ThreadedPglite(v.parse(DataSchema, workerData).port)));
const commands = [served(importCommand), served(undoCommand)];

parent.on("message", (message: unknown) => {
  void execute(v.parse(OrderSchema, message));
});

async function execute({ id, name, input }: Order): Promise<void> {
  const tell = (outcome: Outcome) => {
    parent.postMessage(outcome);
  };
  const progress = (line: string) => {
    tell({ kind: "progress", id, line });
  };
  try {
    const command = commands.find((one) => one.name === name);
    if (command === undefined) throw new Error(`This thread does not know "${name}".`);
    tell({
      kind: "result",
      id,
      output: await command.execute({ db, now: Date.now, progress }, input),
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    tell({ kind: "error", id, message: text, expected: error instanceof CommandError });
  }
}
