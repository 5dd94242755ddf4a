import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

/** A disk of one's own, which is small enough to be filled. */
export interface SmallDisk {
  /** Takes all room that is left. */
  fill: () => void;
  /** Gives it back. */
  clear: () => void;
  remove: () => void;
}

const PIECES = [1_024 * 1_024, 4_096, 1];

/** Makes one at a folder. @returns `null` where this user may not */
export function makeSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  const words = ["-t", "tmpfs", "-o", `size=${String(megabytes)}m,mode=700`, "none", folder];
  if (spawnSync("mount", words).status !== 0) return null;
  const ballast = path.join(folder, "ballast");
  let isMounted = true;
  const remove = () => {
    if (isMounted) spawnSync("umount", ["--lazy", folder]);
    isMounted = false;
  };
  // Ctrl-C leaves nothing behind either.
  process.once("exit", remove);
  return {
    fill() {
      const file = openSync(ballast, "a");
      for (const size of PIECES) writeUntilFull(file, Buffer.alloc(size));
      closeSync(file);
    },
    clear: () => {
      rmSync(ballast);
    },
    remove,
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  for (;;) {
    try {
      if (writeSync(file, piece) < piece.length) return;
    } catch {
      return;
    }
  }
}
