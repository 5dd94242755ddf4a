import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The system's limit for a socket's path is about 104 bytes (108 on Linux). */
const LONGEST_PATH_BYTES = 100;

/**
 * Where the server of a data folder listens for commands: inside the folder, or
 * under the system's temporary folder when that path would be too long.
 */
export function controlSocketPath(dataDir: string): string {
  const own = path.join(dataDir, "control", "control.sock");
  if (Buffer.byteLength(own) <= LONGEST_PATH_BYTES) return own;
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return path.join(os.tmpdir(), `ohio-cannabis-${hash}`, "control.sock");
}

/**
 * Creates the folder of a socket so that only this user can reach what is in it.
 * A process that can reach the socket may do everything. The folder's mode
 * protects it from before the socket exists.
 *
 * @throws Error when the folder belongs to someone else or is open to others, as
 * it may in a shared temporary folder
 */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = lstatSync(folder);
  const strangers = (mode & 0o077) !== 0 || uid !== process.getuid?.();
  if (strangers) throw new Error(`The folder ${folder} must belong to this user alone.`);
}
