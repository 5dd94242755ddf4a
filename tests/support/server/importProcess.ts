import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { startProgram, type Ended, type Program } from "./serverProcess.ts";

/** Starts what `npm run import -- …` runs, on a data folder, and does not wait. */
export function startImport(dataDir: string, args: readonly string[]): Program {
  return startProgram("server/cli/import.ts", args, { DATA_DIR: dataDir });
}

/** The real command from start to end. */
export async function runImport(dataDir: string, ...args: string[]): Promise<Ended> {
  return await startImport(dataDir, args).ended;
}

/** What a folder holds, byte for byte, as a digest of each file's name and content; `null` when there is none. */
export function folderDigest(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const digest = createHash("sha256");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    digest.update(file);
    if (entry.isFile()) digest.update(readFileSync(file));
  }
  return digest.digest("hex");
}
