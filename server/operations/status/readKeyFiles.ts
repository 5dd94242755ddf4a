import { lstatSync } from "node:fs";
import { access } from "node:fs/promises";
import { readServiceAccount } from "../../alerts/alertSettings.ts";
import { readKeyFile } from "../../accounts/keys/keyFile.ts";
import type { KeyFile } from "./machineFacts.ts";

/** The file of the key that signs for accounts. It is read, never made. */
export async function readSigningKey(file: string): Promise<KeyFile> {
  try {
    return { file, state: (await readKeyFile(file)) === null ? "missing" : "well" };
  } catch {
    return { file, state: "unusable" };
  }
}

/** The key file of the hosted project. */
export async function readServiceAccountFile(file: string): Promise<KeyFile> {
  try {
    await access(file);
  } catch {
    return { file, state: "missing" };
  }
  return await readServiceAccount(file).then(
    () => ({ file, state: "well" }),
    () => ({ file, state: "unusable" }),
  );
}

const FOR_OTHERS = 0o077;

/** Those of some files and folders that other users of this machine may read or change. */
export function readableByOthers(files: readonly string[]): string[] {
  // Windows has rights of another kind.
  if (process.platform === "win32") return [];
  return files.filter((file) => {
    const mode = lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & FOR_OTHERS) !== 0;
  });
}
