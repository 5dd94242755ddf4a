import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { NoControlServerError, callControl } from "../control/callControl.ts";
import type { Command } from "../control/command.ts";
import { controlSocketPath } from "../control/socketPath.ts";
import { openDatabase, type Database } from "../db/database.ts";
import { FolderLockedError } from "../db/folderLock.ts";
import type { Env } from "../env.ts";

/** How long to wait for a process that holds the folder without listening, and how often to ask. */
const PATIENCE_MS = 15_000;
const ASK_EVERY_MS = 200;

/**
 * Executes a command on the site's database, wherever it is: in this process on
 * PostgreSQL or when nobody uses the PGlite folder, otherwise inside the server
 * that holds it. A holder that does not listen is starting, stopping or another
 * short command; it is given some time.
 *
 * @param onProgress gets each line the command reports
 * @throws FolderLockedError when the folder stays locked
 * @throws CommandError when the command cannot be done for a reason to be told
 */
export async function withDatabase<Input, Output>(
  env: Pick<Env, "dataDir" | "databaseUrl">,
  command: Command<Input, Output>,
  input: Input,
  onProgress: (line: string) => void = () => undefined,
): Promise<Output> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const access = await openOrAsk(env, command.name, input, onProgress);
    if (access.kind === "answered") return v.parse(command.output, access.output);
    if (access.kind === "opened") {
      const { db, close } = access.database;
      try {
        return await command.run({ db, now: Date.now, progress: onProgress }, input);
      } finally {
        await close();
      }
    }
    if (Date.now() >= deadline) throw access.error;
    await pause(ASK_EVERY_MS);
  }
}

type Access =
  | { kind: "opened"; database: Database }
  | { kind: "answered"; output: unknown }
  | { kind: "busy"; error: FolderLockedError };

async function openOrAsk(
  env: Pick<Env, "dataDir" | "databaseUrl">,
  name: string,
  input: unknown,
  onProgress: (line: string) => void,
): Promise<Access> {
  try {
    return { kind: "opened", database: await openDatabase(env) };
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    try {
      const socketPath = controlSocketPath(env.dataDir);
      return { kind: "answered", output: await callControl(socketPath, name, input, onProgress) };
    } catch (failure) {
      if (failure instanceof NoControlServerError) return { kind: "busy", error };
      throw failure;
    }
  }
}
