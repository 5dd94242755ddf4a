import { hostedAccounts } from "./runner/browserSteps.ts";
import { build } from "./runner/buildAndPrepare.ts";
import { summarize } from "./runner/summary.ts";

/** `npm run test:firebase`: what `npm test` does of accounts against Google's own code, alone. */
summarize("hosted accounts", [await build("at once"), await hostedAccounts("at once")]);
