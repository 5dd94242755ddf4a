import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import type { Command, CommandContext } from "../db/command.ts";
import { NoControlServerError, callControl } from "../operations/control/callControl.ts";
import { controlSocketPath } from "../operations/control/controlSocket.ts";
import { openDatabase, type Database, type Db } from "../db/database.ts";
import { bumpDataVersion, LOOK_EVERY_MS, readDataVersion } from "../db/dataVersion.ts";
import { FolderLockedError } from "../db/folderLock.ts";
import type { Env } from "../env.ts";

/** Where the site's database is. */
type DatabaseLocation = Pick<Env, "dataDir" | "databaseUrl">;

/** How long to wait for a process that holds the folder without listening, and how often to ask. */
const HOLDER_TIMEOUT_MS = 15_000;
const ASK_EVERY_MS = 200;

/** After so long every server has looked for what has changed. */
const HEARD_WITHIN_MS = LOOK_EVERY_MS + 100;

/** The site's database for several commands in a row: opened once in this process, or a server asked each time. */
export class DatabaseAccess {
  readonly #env: DatabaseLocation;
  readonly #open: typeof openDatabase;
  #database: Database | null = null;
  /** Changes that the database had seen when it was opened; `null`: no other process serves it, or it cannot tell. */
  #changes: number | null = null;

  /** @param open opens it here */
  constructor(env: DatabaseLocation, open: typeof openDatabase = openDatabase) {
    this.#env = env;
    this.#open = open;
  }

  /**
   * Executes a command on the site's database, wherever it is: in this process on
   * PostgreSQL or when no process uses the PGlite folder, otherwise inside the server
   * that holds it. A holder that does not listen is starting, stopping or another
   * short command; it is given some time.
   *
   * @param makeInput what the command is given; a whole file is made ready for travelling only if it travels
   * @param onProgress gets each line the command reports
   * @param here what to do instead when the database is opened in this process: the same, from
   *   what this process knows already
   * @throws FolderLockedError when the folder stays locked
   * @throws CommandError when the command cannot be done for a reason to be told
   */
  async run<Input, Output>(
    command: Command<Input, Output>,
    makeInput: () => Input,
    onProgress: (line: string) => void = () => undefined,
    here: (context: CommandContext) => Promise<Output> = (context) =>
      command.run(context, makeInput()),
  ): Promise<Output> {
    const deadline = Date.now() + HOLDER_TIMEOUT_MS;
    for (;;) {
      if (this.#database !== null) {
        return await here({ db: this.#database.db, now: Date.now, progress: onProgress });
      }
      const ask = () => askServer(this.#env, command.name, makeInput(), onProgress);
      const access = await openOrAsk(() => this.#open(this.#env), ask);
      if (access.kind === "answered") return v.parse(command.output, access.output);
      if (access.kind === "opened") {
        this.#database = access.database;
        this.#changes = await this.#readChanges();
      } else {
        if (Date.now() >= deadline) throw access.error;
        await pause(ASK_EVERY_MS);
      }
    }
  }

  /**
   * Closes what has been opened. Servers beside this process are told that a command has ended, and
   * given the second after which each of them has heard of it: then no answer is from before.
   */
  async close(): Promise<void> {
    const database = this.#database;
    this.#database = null;
    try {
      if (database === null || this.#changes === null) return;
      if ((await readChanges(database.db)) === this.#changes) return;
      await bumpDataVersion(database.db, "commands");
      await pause(HEARD_WITHIN_MS);
    } finally {
      await database?.close();
    }
  }

  async #readChanges(): Promise<number | null> {
    if (this.#database === null || this.#env.databaseUrl === null) return null;
    // It may be empty, or of another release.
    return await readChanges(this.#database.db).catch(() => null);
  }
}

const readChanges = (db: Db) => readDataVersion(db, "data", "events", "contests");

/** Executes one command: {@link DatabaseAccess.run}. @param open opens the database here */
export async function withDatabase<Input, Output>(
  env: DatabaseLocation,
  command: Command<Input, Output>,
  input: Input,
  onProgress?: (line: string) => void,
  open?: typeof openDatabase,
): Promise<Output> {
  const access = new DatabaseAccess(env, open);
  try {
    return await access.run(command, () => input, onProgress);
  } finally {
    await access.close();
  }
}

type Access =
  | { kind: "opened"; database: Database }
  | { kind: "answered"; output: unknown }
  | { kind: "busy"; error: FolderLockedError };

async function openOrAsk(
  open: () => Promise<Database>,
  ask: () => Promise<unknown>,
): Promise<Access> {
  try {
    return { kind: "opened", database: await open() };
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    try {
      return { kind: "answered", output: await ask() };
    } catch (failure) {
      if (failure instanceof NoControlServerError) return { kind: "busy", error };
      throw failure;
    }
  }
}

async function askServer(
  { dataDir }: DatabaseLocation,
  name: string,
  input: unknown,
  onProgress: (line: string) => void,
): Promise<unknown> {
  return await callControl(controlSocketPath(dataDir), name, input, onProgress);
}
