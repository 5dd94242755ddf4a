import * as v from "valibot";
import { PhoneFactsSchema } from "../../alerts/devices/silence.ts";
import { UndecidedTwinSchema } from "../../catalogue/facts/undecidedTwins.ts";

/** Epoch milliseconds. */
const time = v.number();

/** A store with a menu, as visitors see it. */
export const StoreAgeSchema = v.object({
  slug: v.string(),
  name: v.string(),
  /** When the newest of its prices was seen. */
  seenAt: time,
  /** It is not known which taxes it collects, and its prices do not include them. */
  isUntaxed: v.boolean(),
  /** Its part of a divided county, and so its taxes, are known by its postal city alone. */
  isTaxedByCity: v.boolean(),
});

export type StoreAge = v.InferOutput<typeof StoreAgeSchema>;

/** What waits in an outbox. */
const OutboxSchema = v.object({
  /** To be sent now, and not claimed. */
  due: v.number(),
  /** Since when the one that is due longest has been. */
  oldestDueAt: v.nullable(time),
  /** To be sent later. */
  later: v.number(),
  /** Somebody is sending it. */
  underWay: v.number(),
  /** Somebody took it and neither sent it nor gave it back: the process has ended. */
  stuck: v.number(),
  /** When the time for the first of those was over. */
  stuckSince: v.nullable(time),
  /** Tried in vain, and to be tried again. */
  retried: v.number(),
});

export type Outbox = v.InferOutput<typeof OutboxSchema>;

/** What a push service did with the alerts of the last hour. */
export const PushServiceSchema = v.object({
  /** Its host, or `fcm`. */
  service: v.string(),
  sent: v.number(),
  refused: v.number(),
  /** Not taken, and tried again later. */
  retried: v.number(),
  /** When the oldest of those that are tried again was made. */
  retriedSince: v.nullable(time),
});

export type PushServiceFacts = v.InferOutput<typeof PushServiceSchema>;

/** The import that came last and was not taken back. */
const LastImportSchema = v.object({
  id: v.number(),
  fileName: v.string(),
  importedAt: time,
  rows: v.number(),
  rejected: v.number(),
});

export type LastImport = v.InferOutput<typeof LastImportSchema>;

/** What the tables say, when they are those of this program. */
const ContentFactsSchema = v.object({
  /** Stores that visitors see are made up. */
  isSample: v.boolean(),
  stores: v.array(StoreAgeSchema),
  /** Pairs of stores with one menu that wait for the operator's word. */
  twins: v.array(UndecidedTwinSchema),
  lastImport: v.nullable(LastImportSchema),
  alerts: OutboxSchema,
  mails: OutboxSchema,
  pushServices: v.array(PushServiceSchema),
  phones: PhoneFactsSchema,
  /** Contests with a closed, uncounted round. */
  openRounds: v.array(v.object({ year: v.number(), since: time })),
  /** Since when something that has ended should have been deleted. */
  leftSince: v.nullable(time),
  /** Stores whose last week is not in the trends. */
  weeksMissing: v.number(),
  accounts: v.number(),
  /** The day as of which the table of taxes is, `2026-11-25`. */
  taxesAsOf: v.string(),
});

export type ContentFacts = v.InferOutput<typeof ContentFactsSchema>;

/** What a database that answers says about itself. */
export const DatabaseFactsSchema = v.object({
  /** The database's clock at the moment at which the process that asked had `asked`. */
  clock: v.object({ database: time, asked: time }),
  /** When its newest migration was written; `null`: it has none, so nothing is in it. */
  schema: v.nullable(time),
  /** In bytes, without the log that is written ahead. */
  size: v.number(),
  /** `null` when the tables are not those of the program that was asked. */
  content: v.nullable(ContentFactsSchema),
});

export type DatabaseFacts = v.InferOutput<typeof DatabaseFactsSchema>;

/** How asking the database went. */
export type DatabaseReport =
  | { kind: "answered"; facts: DatabaseFacts }
  /** There is no folder of a database. */
  | { kind: "absent" }
  /** It has not answered yet. */
  | { kind: "late" }
  /** One line for the operator. */
  | { kind: "silent"; reason: string };

/** Everything that is judged. */
export interface Facts {
  machine: MachineFacts;
  database: DatabaseReport;
}

/** What this machine says, whether there is a database or not. */
export interface MachineFacts {
  /** Epoch milliseconds. */
  now: number;
  dataDir: string;
  /** Of the file system of the data folder; `null` when that cannot be asked. */
  disk: Disk | null;
  /** Files and folders of secrets that other users can read. */
  readableByOthers: readonly string[];
  /** The file of the key that signs tokens; `null` where a hosted project has the accounts. */
  signingKey: KeyFile | null;
  /** The hosted project's key file; `null` when none is set. */
  serviceAccount: KeyFile | null;
  /** The site itself; `null` when its port is unknown. */
  site: { url: string; answers: SiteAnswer } | null;
  /** The folder whose files are imported as they arrive; `null` when none is set. */
  importFolder: ImportFolder | null;
  /** When the newest migration of this program was written; epoch milliseconds. */
  schema: number;
  /** Facts of law that the program states, and the day on which each was checked, `2026-11-25`. */
  law: readonly { name: string; checkedOn: string }[];
  /** Whether mails can be sent. */
  sendsMail: boolean;
}

export interface Disk {
  freeBytes: number;
  bytes: number;
  /** Files that may still be made, and how many there may be; both 0 where there is no limit. */
  freeFiles: number;
  files: number;
}

export interface KeyFile {
  file: string;
  state: "well" | "missing" | "unusable";
}

/** A folder of imports, its files oldest first. */
export type ImportFolder =
  | { folder: string; state: "unreadable"; reason: string }
  | {
      folder: string;
      state: "read";
      /** Not imported yet. */
      waiting: readonly NamedFile[];
      /** Refused in the last 24 hours. */
      refused: readonly NamedFile[];
    };

export interface NamedFile {
  name: string;
  /** Since when it lies there; epoch milliseconds. */
  since: number;
}

/** `other`: what answers is not this site. */
export type SiteAnswer = "well" | "unwell" | "nothing" | "other";
