import { STORAGE } from "#state/storage.ts";
import * as v from "valibot";

/** Where the phone keeps what is to be sent; page and worker share it. */
export const OUTBOX = { database: `${STORAGE}-outbox`, store: "parts" } as const;

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

const OutboxEntrySchema = v.object({
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

/**
 * A write of the site's own API that can wait. Sending it twice must be sending it once, so its
 * path or its body carries an id that the phone has made.
 */
export interface OutboxRequest {
  method: "POST" | "PUT";
  /** Below `/api/`, on this origin. */
  path: `/api/${string}`;
  /** Sent as JSON. */
  body: Readonly<Record<string, unknown>>;
  /** Each attempt adds `sentAt`, by which the server finds out how far the phone's clock is off. */
  isStamped: boolean;
}

/** What a feature asks the outbox to send. */
export interface OutboxWrite {
  /** What it is about. Writes of one subject are sent in order, and an edit takes the place of one that has not been tried. */
  subject: string;
  /** What people read in the list of what waits: `Note on Blue Dream`. */
  title: string;
  /** Where the visitor can change it. */
  screen: string;
  /** The account that it belongs to, by uid; `null`: this phone sends it without an account. */
  owner: string | null;
  request: OutboxRequest;
}

/** What became of an attempt. */
export type Outcome =
  /** The site's server has done it; `answer` is its JSON, `null` where it has nothing to say. */
  | { is: "received"; answer: unknown }
  /** No answer, an error of the server, or an answer that is not the server's, such as a café's login page. */
  | { is: "away" }
  /** Too often; the server asks for a pause, in milliseconds. */
  | { is: "limited"; pauseMs: number }
  /** The account has to sign in again. */
  | { is: "signed-out" }
  /** The server does not want it, and says why. */
  | { is: "refused"; status: number; sentence: string };

/** Who is signed in, for the worker: it has no identity of its own and cannot renew a token. */
const WorkerSessionSchema = v.object({ uid: v.string(), token: v.string() });

export type WorkerSession = v.InferOutput<typeof WorkerSessionSchema>;

/** The session as it lies in storage; `null` where there is none. */
export function parseWorkerSession(stored: unknown): WorkerSession | null {
  const session = v.safeParse(WorkerSessionSchema, stored);
  return session.success ? session.output : null;
}
