import * as v from "valibot";
import type { Command, CommandContext } from "../db/command.ts";
import { IncomingSchema, importIncoming, type Incoming } from "./incoming/importIncoming.ts";
import { UnusableFileError } from "../csv.ts";
import {
  ImportOutcomeSchema,
  refusalOf,
  type ImportOutcome,
  type ImportResult,
  ImportResultSchema,
} from "./result.ts";
import { importFile, importParsed, type QueueAlerts } from "./run.ts";
import type { ParsedImport } from "./parseImport.ts";
import { desc, eq } from "drizzle-orm";
import { imports } from "../db/schema/imports.ts";

const InputSchema = v.object({
  fileName: v.string(),
  /** The file's bytes in base 64. */
  content: v.string(),
  format: v.nullable(v.string()),
  storeSlug: v.nullable(v.string()),
  observedAt: v.nullable(v.number()),
  full: v.boolean(),
  dryRun: v.boolean(),
  moreFollows: v.boolean(),
});

type ImportInput = v.InferOutput<typeof InputSchema>;

/**
 * `npm run import -- FILE` as a command, so that it works in the server that holds
 * the database, too. A file that cannot be imported is an answer, not a failure.
 *
 * @param queueAlerts holds new deals against the rules of alerts, in the import's transaction
 */
export const importCommandOf = (queueAlerts: QueueAlerts): Command<ImportInput, ImportOutcome> => ({
  name: "import",
  isLong: true,
  input: InputSchema,
  output: ImportOutcomeSchema,
  run: ({ db, now, progress }, { content, ...request }) =>
    outcomeOf(() =>
      importFile(db, {
        ...request,
        content: Buffer.from(content, "base64"),
        now: now(),
        queueAlerts,
        onProgress: progress,
      }),
    ),
});

/**
 * The same for a file that has arrived by itself, in a watched folder or through the API: it is read
 * where it lies, and what has come in already is not imported again.
 */
export const importIncomingCommandOf = (
  queueAlerts: QueueAlerts,
): Command<Incoming, ImportOutcome> => ({
  name: "import.incoming",
  isLong: true,
  input: IncomingSchema,
  output: ImportOutcomeSchema,
  run: ({ db, now, progress }, arrival) =>
    outcomeOf(() => importIncoming(db, arrival, { now: now(), queueAlerts, onProgress: progress })),
});

/** The same as the first for a file that this process has read and checked already. */
export async function importHere(
  { db, now, progress }: CommandContext,
  file: ParsedImport,
  request: Omit<ImportInput, "content"> & { queueAlerts: QueueAlerts },
): Promise<ImportOutcome> {
  return await outcomeOf(() =>
    importParsed(db, file, { ...request, now: now(), onProgress: progress }),
  );
}

async function outcomeOf(work: () => Promise<ImportResult>): Promise<ImportOutcome> {
  try {
    return { outcome: "imported", result: await work() };
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    return refusalOf(error);
  }
}

const ListedImportSchema = v.object({
  id: v.number(),
  format: v.string(),
  fileName: v.string(),
  /** ISO 8601, UTC. */
  importedAt: v.string(),
  /** The operator's `--observed-at`, when there was one. */
  observedAt: v.nullable(v.string()),
  undoneAt: v.nullable(v.string()),
  result: v.nullable(ImportResultSchema),
});

export type ListedImport = v.InferOutput<typeof ListedImportSchema>;

/** `npm run import -- --list`: every import of a real file, newest first. */
export const listCommand: Command<null, ListedImport[]> = {
  name: "import.list",
  input: v.null(),
  output: v.array(ListedImportSchema),
  async run({ db }) {
    const rows = await db
      .select()
      .from(imports)
      .where(eq(imports.sample, false))
      .orderBy(desc(imports.id));
    return rows.map((row) => {
      const result = v.safeParse(ImportResultSchema, row.summary);
      return {
        id: row.id,
        format: row.format,
        fileName: row.fileName,
        importedAt: row.importedAt.toISOString(),
        observedAt: row.observedAtOverride?.toISOString() ?? null,
        undoneAt: row.undoneAt?.toISOString() ?? null,
        result: result.success ? result.output : null,
      };
    });
  },
};
