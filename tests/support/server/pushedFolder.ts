import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

let folder: string | null = null;

/** The folder of bodies that are coming in, one for all sites of this process, with which it goes. */
export function makeFolderOfPushed(): string {
  if (folder !== null) return folder;
  const made = mkdtempSync(path.join(os.tmpdir(), "occ-pushed-"));
  process.once("exit", () => {
    rmSync(made, { recursive: true, force: true });
  });
  folder = made;
  return made;
}
