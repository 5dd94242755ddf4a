import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { errorLine } from "../db/command.ts";
import { queueAlerts } from "../alerts/queue/queueAlerts.ts";
import { importCommand } from "../operations/control/alertingCommands.ts";
import { importHere, listCommand } from "../import/importCommand.ts";
import { makeFilesPrivate } from "../db/privateFolder.ts";
import { EnvError, loadEnv, type Env } from "../env.ts";
import { UnusableFileError } from "../csv.ts";
import { refusalOf, fileReport, type ImportOutcome } from "../import/result.ts";
import { parseImport, type ParsedImport } from "../import/parseImport.ts";
import { undoCommand } from "../import/undo/undoImport.ts";
import { HELP, readOptions, type ImportOptions } from "./importOptions.ts";
import { reportImport, reportList, reportUndo } from "./importReport.ts";
import { printable, printableJson } from "./printable.ts";
import { watchUntilStopped } from "./watchUntilStopped.ts";
import { DatabaseAccess, withDatabase } from "./withDatabase.ts";

/** `npm run import`: reads the command line, does the work, answers by exit status. */

const NOTHING_IMPORTED = 2;
/** Of several files some came in and some did not. */
const SOME_IMPORTED = 3;

/** In base 64 such a file just fits into what a running server takes. */
const LARGEST_FILE_BYTES = 47 * 1024 * 1024;

type Import = Extract<ImportOptions, { task: "import" }>;
type Undo = Extract<ImportOptions, { task: "undo" }>;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.task === "help") {
      print(HELP);
      return 0;
    }
    makeFilesPrivate();
    const env = loadEnv();
    switch (options.task) {
      case "list":
        return await list(env, options.json);
      case "undo":
        return await undo(env, options);
      case "watch":
        return await watchUntilStopped(env, options);
      case "import":
        return await importAll(env, options);
    }
  } catch (error) {
    complain(errorLine(error));
    return error instanceof EnvError ? 1 : NOTHING_IMPORTED;
  }
}

async function list(env: Env, json: boolean): Promise<number> {
  const imports = await withDatabase(env, listCommand, null);
  print(json ? printableJson(imports) : reportList(imports));
  return 0;
}

async function undo(env: Env, { importId, json }: Undo): Promise<number> {
  const undone = await withDatabase(env, undoCommand, { importId });
  print(json ? printableJson(undone) : reportUndo(undone));
  return 0;
}

/**
 * One after the other, each on its own: a file that cannot be imported does not hold up the
 * next. As JSON one file is its result; several are a list with an entry for each.
 */
async function importAll(env: Env, options: Import): Promise<number> {
  const outcomes: { fileName: string; outcome: ImportOutcome }[] = [];
  // Opened at the first file that can be used, and once for all.
  const access = new DatabaseAccess(env);
  try {
    for (const [place, fileName] of options.files.entries()) {
      const moreFollows = place < options.files.length - 1;
      const outcome = await importOne(access, options, fileName, moreFollows);
      outcomes.push({ fileName, outcome });
      if (outcome.outcome === "refused") complain(`${fileName} ${outcome.message}`);
      else if (!options.json) print(reportImport(fileName, outcome.result, options.dryRun));
    }
  } finally {
    await access.close();
  }
  const [only] = outcomes;
  const reports = outcomes.map(({ fileName, outcome }) => fileReport(fileName, outcome));
  if (options.json && outcomes.length > 1) print(printableJson(reports));
  else if (options.json && only?.outcome.result) print(printableJson(only.outcome.result));
  const refused = outcomes.filter(({ outcome }) => outcome.outcome === "refused").length;
  if (refused === 0) return 0;
  return refused === outcomes.length ? NOTHING_IMPORTED : SOME_IMPORTED;
}

async function importOne(
  access: DatabaseAccess,
  options: Import,
  fileName: string,
  moreFollows: boolean,
): Promise<ImportOutcome> {
  const { format, storeSlug, observedAt, full, dryRun } = options;
  let content: Buffer;
  let file: ParsedImport;
  try {
    content = await readWhole(fileName);
    // Before the database is opened, so that a useless file leaves it alone byte for byte.
    file = parseImport(content, { format, observedAt, now: Date.now() });
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    return refusalOf(error);
  }
  const request = { format, storeSlug, observedAt, full, dryRun, moreFollows };
  const input = { fileName: path.basename(fileName), ...request };
  return await access.run(
    importCommand,
    () => ({ ...input, content: content.toString("base64") }),
    options.json ? undefined : complain,
    (context) => importHere(context, file, { ...input, queueAlerts }),
  );
}

async function readWhole(fileName: string): Promise<Buffer> {
  try {
    const found = await stat(fileName);
    if (found.isDirectory()) throw new UnusableFileError("is a folder, not a file");
    if (found.size > LARGEST_FILE_BYTES) throw new UnusableFileError("is larger than 47 MB");
    return await readFile(fileName);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new UnusableFileError(
      error.code === "ENOENT" ? "does not exist" : `cannot be read (${String(error.code)})`,
    );
  }
}

/** @param text of lines that are printable, or of JSON */
function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}
