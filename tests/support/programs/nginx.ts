import { spawnSync } from "node:child_process";
import path from "node:path";
import { unpackDebianPackages } from "./debianPackages.ts";

/** An nginx with the settings that Debian gives it. */
export interface FoundNginx {
  executable: string;
  /** Folder of Debian's own `nginx.conf`. */
  settings: string;
}

/** Debian's nginx, unpacked beside the project. @returns `null` when it cannot be had */
export function findNginx(): FoundNginx | null {
  const folder = unpackDebianPackages("nginx", "nginx-common");
  const executable = path.join(folder, "usr", "sbin", "nginx");
  if (spawnSync(executable, ["-v"]).status !== 0) return null;
  return { executable, settings: path.join(folder, "etc", "nginx") };
}
