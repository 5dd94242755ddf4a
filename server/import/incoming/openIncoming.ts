import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { HOUR_MS } from "#domain/time/spans.ts";
import { served, type Command, type ServedCommand } from "../../db/command.ts";
import type { Db } from "../../db/database.ts";
import type { Env } from "../../env.ts";
import type { Incoming } from "./importIncoming.ts";
import { UnusableFileError } from "../../csv.ts";
import { refusalOf, type ImportOutcome } from "../result.ts";
import { NODE_DISK } from "./disk.ts";
import { startWatching, watchFolder, type WatchNews } from "./watchFolder.ts";
import type { Log } from "../../log.ts";
import type { PushService } from "./pushRoute.ts";

/** The ways by which menus come in without a hand. */
export interface IncomingMenus {
  push: PushService;
  /** Finishes the file that is under way. */
  close: () => Promise<void>;
}

/**
 * Makes the folder of bodies that are pushed, and watches the operator's folder if one is set.
 *
 * @param around `asHere` makes of a command what is executed in this process
 */
export async function openIncoming(
  env: Pick<Env, "dataDir" | "importFolder" | "trustedProxies">,
  around: {
    db: Db;
    log: Log;
    importArrivalCommand: Command<Incoming, ImportOutcome>;
    asHere: (command: ServedCommand) => ServedCommand;
  },
): Promise<IncomingMenus> {
  const { db, log, importArrivalCommand } = around;
  const folder = path.join(env.dataDir, "incoming");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeft(folder);
  const command = around.asHere(served(importArrivalCommand));
  const importArrival = async (arrival: Incoming): Promise<ImportOutcome> => {
    const progress = (line: string) => {
      log.info(line);
    };
    try {
      const output = await command.execute({ db, now: Date.now, progress }, arrival);
      return v.parse(importArrivalCommand.output, output);
    } catch (error) {
      if (!(error instanceof UnusableFileError)) throw error;
      return refusalOf(error);
    }
  };
  const watching =
    env.importFolder === null
      ? null
      : startWatching(
          watchFolder({
            folder: env.importFolder,
            importArrival,
            defaults: { storeSlug: null, format: null, full: false },
            disk: NODE_DISK,
            clock: () => performance.now(),
            tell: (news) => {
              logNews(log, news);
            },
          }),
        );
  return {
    push: { importArrival, folder, trustedProxies: env.trustedProxies },
    async close() {
      await watching?.close();
    },
  };
}

/** Removes bodies of a process that has ended; another on the same folder may be receiving now. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > HOUR_MS) await rm(file, { force: true });
  }
}

function logNews(log: Log, news: WatchNews): void {
  switch (news.kind) {
    case "settled": {
      const { name: file, outcome, path: to } = news;
      if (outcome.outcome === "refused") {
        log.warn({ file, reason: outcome.message, to }, "a file of the watched folder is refused");
      } else {
        const { importId } = outcome.result;
        log.info({ file, importId, to }, "a file of the watched folder is imported");
      }
      break;
    }
    case "left":
      log.warn({ file: news.name, reason: news.reason }, "not a file, left in the watched folder");
      break;
    case "failed":
      log.error(
        { err: news.error, file: news.name },
        news.name === null
          ? "the watched folder cannot be read; it is tried again"
          : "a file of the watched folder could not be imported or moved; it is tried again",
      );
      break;
  }
}
