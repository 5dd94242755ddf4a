import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { Command } from "../../db/command.ts";
import { writeBackup } from "./writeBackup.ts";
import { withSnapshot } from "./readDatabase.ts";
import { CopiedSchema, copiedOf, tableLine } from "./snapshot.ts";

const InputSchema = v.object({
  /** Whole paths, because a server has a working folder of its own. */
  file: v.string(),
  keyFile: v.string(),
});

const OutputSchema = v.object({ ...CopiedSchema.entries, file: v.string(), bytes: v.number() });
export type BackedUp = v.InferOutput<typeof OutputSchema>;

/**
 * Writes all that the site cannot do without to a file: the database as it is at one moment, and
 * the key that signs. The process that executes it writes the file: beside a running server that server.
 */
export const backupCommand: Command<v.InferOutput<typeof InputSchema>, BackedUp> = {
  name: "backup",
  isLong: true,
  input: InputSchema,
  output: OutputSchema,
  async run({ db, now, progress }, { file, keyFile }) {
    const about = {
      madeAt: new Date(now()).toISOString(),
      signingKey: await readIfThere(keyFile),
    };
    const { bytes, tallies } = await withSnapshot(db, (snapshot) =>
      writeBackup(file, snapshot, about, (table, tally) => {
        progress(tableLine(table, tally));
      }),
    );
    return { file, bytes, ...copiedOf(tallies) };
  },
};

async function readIfThere(file: string): Promise<string | null> {
  return await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
