import * as v from "valibot";
import type { Command } from "../../db/command.ts";
import { undoImport, type UndoneImport } from "./undoImport.ts";

const InputSchema = v.object({ importId: v.number() });

const RowsSchema = v.object({ stores: v.number(), products: v.number(), offers: v.number() });

const OutputSchema = v.object({
  importId: v.number(),
  format: v.string(),
  fileName: v.string(),
  removed: RowsSchema,
  restored: RowsSchema,
});

/** `npm run import -- --undo ID` as a command, so that it works in the server that holds the database, too. */
export const undoCommand: Command<v.InferOutput<typeof InputSchema>, UndoneImport> = {
  name: "import.undo",
  input: InputSchema,
  output: OutputSchema,
  run: async ({ db, now }, { importId }) => await undoImport(db, importId, now()),
};
