import * as v from "valibot";

/** Where the phone keeps what is to be sent; page and worker share it. */
export const OUTBOX = { database: "ohio-outbox", store: "parts" } as const;
export const ENTRIES_PART = "entries";
/** A token for the worker, which has no identity of its own. */
export const SESSION_PART = "session";

/** Channel on which a writer that has changed the outbox says so. */
export const OUTBOX_CHANNEL = "outbox";

/** Name of the lock that a sender holds: one sender over all tabs and the worker. */
export const OUTBOX_LOCK = "outbox";

/** Tag of the worker's Background Sync. */
export const OUTBOX_SYNC_TAG = "outbox";

const PauseSchema = v.object({
  /** When it began, epoch milliseconds by this phone's clock. */
  since: v.number(),
  ms: v.number(),
  why: v.picklist(["away", "limited", "signed-out"]),
});

const isApiPath = (path: string): path is `/api/${string}` => path.startsWith("/api/");

// A union and a loose object, because the worker has them already and stays small.
const StateSchema = v.union([
  v.object({ is: v.literal("waiting"), pause: v.nullable(PauseSchema) }),
  v.object({ is: v.literal("sending") }),
  v.object({ is: v.literal("refused"), status: v.number(), sentence: v.string() }),
]);

export const OutboxEntrySchema = v.object({
  version: v.literal(1),
  id: v.string(),
  subject: v.string(),
  title: v.string(),
  screen: v.string(),
  owner: v.nullable(v.string()),
  request: v.object({
    method: v.picklist(["POST", "PUT"]),
    path: v.pipe(v.string(), v.guard(isApiPath)),
    body: v.looseObject({}),
    isStamped: v.boolean(),
  }),
  /** Epoch milliseconds by this phone's clock. */
  writtenAt: v.number(),
  /** How often it has been tried. From the first time on its content is frozen. */
  attempts: v.number(),
  state: StateSchema,
});

/** One write that the server has not taken yet. */
export type OutboxEntry = v.InferOutput<typeof OutboxEntrySchema>;
export type OutboxState = OutboxEntry["state"];
export type Pause = v.InferOutput<typeof PauseSchema>;

/** Everything that waits, in the order of writing. */
export interface Outbox {
  entries: readonly OutboxEntry[];
  /** Entries of a version that this release does not know. They stay as they are, for the one that does. */
  foreign: readonly unknown[];
}

const StoredSchema = v.object({ entries: v.array(v.unknown()), foreign: v.array(v.unknown()) });

/** The outbox as it lies in storage. A release that has learned a version takes up what was foreign before. */
export function parseOutbox(stored: unknown): Outbox {
  const records = v.safeParse(StoredSchema, stored);
  const entries: OutboxEntry[] = [];
  const foreign: unknown[] = [];
  const all = records.success ? [...records.output.entries, ...records.output.foreign] : [];
  for (const record of all) {
    const entry = v.safeParse(OutboxEntrySchema, record);
    if (entry.success) entries.push(entry.output);
    else foreign.push(record);
  }
  return { entries, foreign };
}
