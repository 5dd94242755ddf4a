import * as v from "valibot";
import type { Command } from "../control/command.ts";
import { ImportResultSchema, UnusableFileError, type ImportResult } from "./result.ts";
import { importFile } from "./run.ts";

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

const OutputSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("imported"), result: ImportResultSchema }),
  v.object({
    outcome: v.literal("refused"),
    message: v.string(),
    result: v.nullable(ImportResultSchema),
  }),
]);

export type ImportInput = v.InferOutput<typeof InputSchema>;
export type ImportOutcome =
  | { outcome: "imported"; result: ImportResult }
  | { outcome: "refused"; message: string; result: ImportResult | null };

/**
 * `npm run import -- FILE` as a command, so that it works in the server that holds
 * the database, too. A file that cannot be imported is an answer, not a failure.
 */
export const importCommand: Command<ImportInput, ImportOutcome> = {
  name: "import",
  input: InputSchema,
  output: OutputSchema,
  async run({ db, now, progress }, { content, ...request }) {
    try {
      const result = await importFile(db, {
        ...request,
        content: Buffer.from(content, "base64"),
        now: now(),
        onProgress: progress,
      });
      return { outcome: "imported", result };
    } catch (error) {
      if (!(error instanceof UnusableFileError)) throw error;
      return { outcome: "refused", message: error.message, result: error.result };
    }
  },
};
