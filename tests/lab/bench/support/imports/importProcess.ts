import "../../../../../server/cli/import.ts";

/**
 * Program of the benchmark: `npm run import` in a process that tells its parent at the end what
 * it has used. The command itself is done when its module has been imported.
 */
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const used = { cpuMs: (userCPUTime + systemCPUTime) / 1_000, bytes: maxRSS * 1_024 };
// The channel would keep the process.
process.send?.(used, () => process.disconnect());
