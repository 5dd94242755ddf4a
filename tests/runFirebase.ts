import { hostedAccounts } from "./runner/browserSteps.ts";
import { build } from "./runner/buildAndPrepare.ts";
import { summarize } from "./runner/summary.ts";

/** `npm run test:firebase`: of the long forms only the accounts, against Google's own code. */
summarize("hosted accounts", [await build("at once"), await hostedAccounts("at once")]);
