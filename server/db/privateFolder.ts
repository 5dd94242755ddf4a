import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats } from "node:fs";
import path from "node:path";

/** Others could read the data folder. The message is one line for the operator. */
class OpenFolderError extends Error {
  override name = "OpenFolderError";
}

/** What the server keeps in its folder; an operator may keep other things beside it. */
const OURS = /^(?:pglite(?:\.new-\d+)?|lock|control|incoming|identity-key\.json(?:\.[\da-f]+)?)$/;

const FOR_OTHERS = 0o077;

/** Makes every file that this process creates from now on readable by its user only. */
export function makeFilesPrivate(): void {
  process.umask(FOR_OTHERS);
}

/**
 * Makes the data folder if need be, and closes it and what the server keeps in it to other
 * users of the machine: they could read hashes, e-mails and the key that signs. A folder that
 * systemd or an older version has made is open to all.
 *
 * @throws OpenFolderError when it cannot be closed
 */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Windows has rights of another kind.
  if (process.platform === "win32") return;
  close(realpathSync(folder));
  for (const name of readdirSync(folder)) {
    if (OURS.test(name)) closeAll(path.join(folder, name));
  }
}

function closeAll(file: string): void {
  if (!close(file)) return;
  for (const name of readdirSync(file)) closeAll(path.join(file, name));
}

/** @returns whether it is a folder */
function close(file: string): boolean {
  const found = lookAt(file);
  // What a link leads to is not ours to change.
  if (found === null || found.isSymbolicLink()) return false;
  if ((found.mode & FOR_OTHERS) === 0) return found.isDirectory();
  try {
    chmodSync(file, found.mode & 0o700);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new OpenFolderError(refusal(file, code));
  }
  if (((lookAt(file)?.mode ?? 0) & FOR_OTHERS) !== 0) {
    throw new OpenFolderError(refusal(file, "the file system keeps no modes"));
  }
  return found.isDirectory();
}

/** A database that is being closed removes files while they are looked at. */
function lookAt(file: string): Stats | null {
  return lstatSync(file, { throwIfNoEntry: false }) ?? null;
}

const refusal = (file: string, why: string) =>
  `Other users of this machine can read ${file}, and that cannot be changed (${why}). Make it this user's own (chown -R, chmod -R go=), or set DATA_DIR.`;
