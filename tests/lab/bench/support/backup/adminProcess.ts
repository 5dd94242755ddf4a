import "../../../../../server/cli/admin.ts";

/**
 * Program of the benchmark: `npm run admin` in a process that tells its parent at the end how much
 * memory it has taken. The command itself is done when its module has been imported.
 */
const used = { bytes: process.resourceUsage().maxRSS * 1_024 };
// The channel would keep the process.
process.send?.(used, () => process.disconnect());
