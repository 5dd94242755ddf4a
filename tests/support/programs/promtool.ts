import { spawnSync } from "node:child_process";
import path from "node:path";
import { unpackDebianPackages } from "./debianPackages.ts";

/**
 * Prometheus' own tool: the one on the PATH, else the one of Debian's package, which is unpacked
 * beside the project.
 *
 * @returns `null` when it cannot be had
 */
export function findPromtool(): string | null {
  if (works("promtool")) return "promtool";
  const unpacked = path.join(unpackDebianPackages("prometheus"), "usr", "bin", "promtool");
  return works(unpacked) ? unpacked : null;
}

const works = (program: string) => spawnSync(program, ["--version"]).status === 0;
