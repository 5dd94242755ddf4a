import { updateAdvisories } from "./advisories.ts";

/** `npm run advisories`: brings the list of known holes up to date, where a registry answers. */
process.stdout.write(`${updateAdvisories(Date.now())}\n`);
