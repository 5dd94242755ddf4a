import { readFileSync } from "node:fs";

/** Memory that a process has now, in megabytes; `null` where the system does not tell it. */
export function residentMegabytes(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? NaN) / 1_024;
  } catch {
    return null;
  }
}
