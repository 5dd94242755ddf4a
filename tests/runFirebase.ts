import { build, hostedAccounts } from "./runner/browserSteps.ts";
import { summarize } from "./runner/summary.ts";

/** `npm run test:firebase`: what `npm test` does of accounts against Google's own code, alone. */
summarize("hosted accounts", [await build(), await hostedAccounts("at once")]);
