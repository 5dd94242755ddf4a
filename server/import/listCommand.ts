import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Command } from "../db/command.ts";
import { imports } from "../db/schema/imports.ts";
import { ImportResultSchema } from "./result.ts";

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
