import { parseArgs } from "node:util";
import { FORMATS } from "../import/formats/detect.ts";
import { COMMANDS } from "../project.ts";

/** What the operator asked for on the command line. */
export type ImportOptions =
  | { task: "help" }
  | { task: "list"; json: boolean }
  | { task: "undo"; importId: number; json: boolean }
  | {
      task: "watch";
      folder: string;
      /** What holds for files whose name says nothing else. */
      defaults: { format: string | null; storeSlug: string | null; full: boolean };
      json: boolean;
    }
  | {
      task: "import";
      files: string[];
      format: string | null;
      storeSlug: string | null;
      /** Epoch milliseconds. */
      observedAt: number | null;
      full: boolean;
      dryRun: boolean;
      json: boolean;
    };

/** The command line cannot be understood. The message is one line. */
class UsageError extends Error {
  override name = "UsageError";
}

export const HELP = `Usage: ${COMMANDS.import} FILE… [options]
       ${COMMANDS.import} --watch FOLDER [options]
       ${COMMANDS.import} --list [--json]
       ${COMMANDS.import} --undo ID [--json]

Imports menus and lists of stores, each file in one transaction, in the order given.
It works beside a running server, too.

  --store SLUG         the store of rows that name none, as those of menu platforms do
  --format NAME        instead of detecting it: ${FORMATS.join(", ")}
  --observed-at TIME   when the prices were true, such as 2026-03-01T09:00:00-05:00;
                       overrides the file's own times
  --full               the file is the store's whole menu: what it lacks is marked missing
                       (of a file with a single category, only what that category lacks)
  --dry-run            check and count everything, keep nothing
  --json               print the result as JSON, of several files a list that names each
                       (npm run --silent keeps stdout clean)
  --watch FOLDER       import what arrives in a folder, until stopped: each file once it is whole, then
                       moved to done/ or refused/ with its report beside it; a name may say the store and
                       the time, as SLUG@2026-11-20T09-00-05-00.json does
  --list               list the imports so far, newest first
  --undo ID            take an import back: the newest of its stores, then the one before it, and so on
  --help               this text

Exit status: 0 imported, even when single rows were rejected; 2 nothing could be imported or undone;
3 of several files some could not be imported.`;

/**
 * Reads the command line.
 *
 * @throws UsageError for anything that is not understood
 */
export function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parse(args);
  if (values.help === true) return { task: "help" };
  const json = values.json === true;
  if (values.list === true) return { task: "list", json };
  if (values.undo !== undefined) {
    if (positionals.length > 0)
      throw new UsageError("--undo takes the number of an import, no file");
    return { task: "undo", importId: readId(values.undo), json };
  }
  if (values.watch !== undefined) return readWatch(values, positionals);
  if (positionals.length === 0)
    throw new UsageError("no file is named; --help explains the command");
  return {
    task: "import",
    files: positionals,
    format: values.format ?? null,
    storeSlug: values.store ?? null,
    observedAt: readTime(values["observed-at"]),
    full: values.full === true,
    dryRun: values["dry-run"] === true,
    json,
  };
}

function readWatch(
  values: ReturnType<typeof parse>["values"],
  positionals: readonly string[],
): ImportOptions {
  if (positionals.length > 0) throw new UsageError("--watch takes one folder, no file");
  if (values["observed-at"] !== undefined || values["dry-run"] === true) {
    throw new UsageError("--watch goes with --store, --format, --full and --json only");
  }
  return {
    task: "watch",
    folder: values.watch ?? "",
    defaults: {
      format: values.format ?? null,
      storeSlug: values.store ?? null,
      full: values.full === true,
    },
    json: values.json === true,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        store: { type: "string" },
        format: { type: "string" },
        "observed-at": { type: "string" },
        full: { type: "boolean" },
        "dry-run": { type: "boolean" },
        json: { type: "boolean" },
        list: { type: "boolean" },
        undo: { type: "string" },
        watch: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
    throw new UsageError(line);
  }
}

function readTime(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) {
    throw new UsageError("--observed-at needs a time such as 2026-03-01T09:00:00-05:00");
  }
  return time;
}

function readId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new UsageError("--undo needs the number of an import, as --list shows it");
  }
  return Number(text);
}
