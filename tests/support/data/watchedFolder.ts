import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { importIncomingCommand } from "../../../server/operations/control/alertingCommands.ts";
import type { Db } from "../../../server/db/database.ts";
import type { Incoming } from "../../../server/import/incoming/importIncoming.ts";
import type { ImportOutcome } from "../../../server/import/result.ts";
import { NODE_DISK, type Disk } from "../../../server/import/incoming/disk.ts";
import { watchFolder, type WatchNews } from "../../../server/import/incoming/watchFolder.ts";
import { NOW } from "./importing.ts";

type Import = (arrival: Incoming) => Promise<ImportOutcome>;

/** Steps of a server that fail. */
export interface Broken {
  disk?: Partial<Disk>;
  importArrival?: (real: Import) => Import;
}

/** A folder on the real disk that servers watch, whose clock the test moves. */
export function watchedFolder(db: Db) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-watched-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  let clock = 0;
  const importArrival: Import = (arrival) =>
    importIncomingCommand.run({ db, now: () => NOW, progress: () => undefined }, arrival);

  /** Starts a server on it. @param broken steps of its that fail */
  function watch(broken: Broken = {}) {
    const news: WatchNews[] = [];
    const { round } = watchFolder({
      folder,
      importArrival: broken.importArrival?.(importArrival) ?? importArrival,
      defaults: { storeSlug: null, format: null, full: false },
      disk: { ...NODE_DISK, ...broken.disk },
      clock: () => clock,
      tell: (each) => news.push(each),
    });
    return {
      news,
      look: round,
      /** Looks, lets a file's quiet time pass, and looks again. */
      async lookTwice() {
        await round();
        clock += 10_000;
        await round();
      },
    };
  }

  return {
    folder,
    watch,
    pass: (ms: number) => {
      clock += ms;
    },
    /** Puts a file there. @param writtenAt epoch milliseconds */
    put(name: string, text: string, writtenAt = NOW) {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      utimesSync(file, writtenAt / 1_000, writtenAt / 1_000);
    },
    makeFolder: (name: string) => mkdirSync(path.join(folder, name)),
    /** Names of what lies there, or in a folder in it, in their order. */
    list(inside = "") {
      const found = readdirSync(path.join(folder, inside), { withFileTypes: true });
      return found
        .filter((each) => inside !== "" || !["done", "refused"].includes(each.name))
        .map(({ name }) => name)
        .sort();
    },
    report: (name: string): unknown =>
      JSON.parse(readFileSync(path.join(folder, `${name}.report.json`), "utf8")),
    read: (name: string) => readFileSync(path.join(folder, name), "utf8"),
  };
}
