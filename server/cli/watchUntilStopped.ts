import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { CommandError, errorLine } from "../db/command.ts";
import { importIncomingCommand } from "../operations/control/alertingCommands.ts";
import type { Env } from "../env.ts";
import { fileReport } from "../import/result.ts";
import { NODE_DISK } from "../import/incoming/disk.ts";
import { startWatching, watchFolder, type WatchNews } from "../import/incoming/watchFolder.ts";
import { PROJECT } from "../project.ts";
import type { ImportOptions } from "./importOptions.ts";
import { reportImport } from "./importReport.ts";
import { printable, printableJson } from "./printable.ts";
import { untilStopped } from "./runCli.ts";
import { DatabaseAccess } from "./withDatabase.ts";

type Watch = Extract<ImportOptions, { task: "watch" }>;

/**
 * `npm run import -- --watch FOLDER`: imports what arrives in a folder until Ctrl-C. The database is
 * opened when a file has arrived and closed again, so that a server can start meanwhile; beside a
 * server on the embedded database the server reads the file.
 *
 * @throws CommandError when the folder cannot be watched
 */
export async function watchUntilStopped(env: Env, { folder, defaults, json }: Watch): Promise<0> {
  const watched = await checkFolder(folder, env);
  const access = new DatabaseAccess(env);
  const watch = watchFolder({
    folder: watched,
    importArrival: (arrival) => access.run(importIncomingCommand, () => arrival, complain),
    defaults,
    disk: NODE_DISK,
    clock: () => performance.now(),
    tell: (news) => {
      print(news, json);
    },
  });
  await untilStopped(() => {
    complain(`Watching ${watched}. Ctrl-C ends it.`);
    const watching = startWatching(watch, () => access.close());
    return Promise.resolve(watching);
  });
  return 0;
}

/** The files of the project or of the database would all be taken for menus, and moved. */
async function checkFolder(folder: string, { dataDir }: Env): Promise<string> {
  const found = await stat(folder).catch(() => null);
  if (found === null) throw new CommandError(`${folder} does not exist`);
  if (!found.isDirectory()) throw new CommandError(`${folder} is a file, not a folder`);
  const real = await realpath(folder);
  const own = await Promise.all([PROJECT, dataDir].map((each) => realpath(each).catch(() => each)));
  if (own.includes(real)) {
    throw new CommandError(`${folder} is the server's own; make a folder for menus alone`);
  }
  return path.resolve(folder);
}

function print(news: WatchNews, json: boolean): void {
  switch (news.kind) {
    case "settled": {
      const { name, outcome } = news;
      if (json) process.stdout.write(`${printableJson(fileReport(name, outcome))}\n`);
      else if (outcome.outcome === "refused") complain(`${name} ${outcome.message}`);
      else process.stdout.write(`${reportImport(name, outcome.result, false)}\n`);
      break;
    }
    case "left":
      complain(`${news.name} ${news.reason}; it is left there`);
      break;
    case "failed":
      complain(`${news.name ?? "The folder"}: ${errorLine(news.error)}; it is tried again`);
      break;
  }
}

function complain(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}
