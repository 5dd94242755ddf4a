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
  /** The site itself; `null` when nobody can know its port. */
  site: { url: string; answers: SiteAnswer } | null;
  /** The folder whose files are imported as they arrive; `null` when none is set. */
  importFolder: ImportFolder | null;
  /** When the newest migration of this program was written; epoch milliseconds. */
  schema: number;
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
