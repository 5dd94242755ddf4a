import { statfs } from "node:fs/promises";
import type { Disk } from "./machineFacts.ts";

/** How full the file system of a folder is, for a user without privileges; `null` when it cannot be asked. */
export async function readDisk(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
    return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
  } catch {
    return null;
  }
}
