import { type Results, type Transaction } from "@electric-sql/pglite";
import { startPglite } from "./pgliteFolder.ts";
import { isMainThread, parentPort, workerData, type MessagePort } from "node:worker_threads";
import * as v from "valibot";
import { AskSchema, type Answer, type Ask } from "./threadedPglite.ts";

/**
 * Program of the thread that holds PGlite. A statement keeps its thread busy until it is done,
 * so nothing else happens here: answers that are ready leave the process meanwhile.
 */

const DataSchema = v.object({ folder: v.string() });
const PortSchema = v.object({ port: v.custom<MessagePort>((port) => typeof port === "object") });

if (isMainThread || parentPort === null) throw new Error("This is the program of a thread.");
const pglite = startPglite(v.parse(DataSchema, workerData).folder);
serve(parentPort);

type Runner = Pick<Transaction, "query">;
interface OpenTransaction {
  runner: Runner;
  end: (commit: boolean) => Promise<void>;
}

/** Answers what comes through a port, which may also bring the port of another thread. */
function serve(port: MessagePort): void {
  const transactions = new Map<number, OpenTransaction>();
  port.on("message", (message: unknown) => {
    if (v.is(PortSchema, message)) serve(message.port);
    else void answer(port, transactions, v.parse(AskSchema, message));
  });
  // A thread that goes takes what it has not committed along.
  port.on("close", () => {
    for (const { end } of transactions.values()) void end(false);
  });
}

async function answer(
  port: MessagePort,
  transactions: Map<number, OpenTransaction>,
  ask: Ask,
): Promise<void> {
  const reply = (message: Answer) => {
    port.postMessage(message);
  };
  try {
    reply({ kind: "done", id: ask.id, value: await execute(transactions, ask) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply({ kind: "failed", id: ask.id, message, details: detailsOf(error) });
  }
}

async function execute(transactions: Map<number, OpenTransaction>, ask: Ask): Promise<unknown> {
  switch (ask.kind) {
    case "query": {
      const open = ask.transaction === null ? null : transactions.get(ask.transaction);
      if (open === undefined) throw new Error("The transaction has ended.");
      return await query(open?.runner ?? pglite, ask);
    }
    case "begin":
      transactions.set(ask.id, await begin());
      return null;
    case "end": {
      const open = transactions.get(ask.transaction);
      transactions.delete(ask.transaction);
      await open?.end(ask.commit);
      return null;
    }
    case "close":
      await pglite.close();
      return null;
  }
}

async function query(
  runner: Runner,
  { text, params, rowMode, textTypes }: Extract<Ask, { kind: "query" }>,
): Promise<Pick<Results, "rows" | "affectedRows" | "fields">> {
  const asText = (value: string) => value;
  const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]));
  return await runner.query(text, params, { rowMode, parsers });
}

/** Waits for its turn and begins; the transaction stays open until the caller ends it. */
async function begin(): Promise<OpenTransaction> {
  return await new Promise((resolve, reject) => {
    const ended = pglite.transaction(async (runner) => {
      const commit = await new Promise<boolean>((decide) => {
        const end = async (isCommit: boolean) => {
          decide(isCommit);
          await ended;
        };
        resolve({ runner, end });
      });
      if (!commit) await runner.rollback();
    });
    ended.catch(reject);
  });
}

/** The other fields of an error that can be sent, such as the database's code and the constraint. */
function detailsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  return Object.fromEntries(
    Object.entries(error).filter(([, value]) => typeof value === "string" || value === undefined),
  );
}
