import { hostedAccounts } from "./runner/browserSteps.ts";
import { build } from "./runner/buildAndPrepare.ts";
import { summarize } from "./runner/summary.ts";

/** `npm run test:firebase`: all of the accounts against Google's own code, of which `npm test` tries the short form. */
summarize("hosted accounts", [await build("at once"), await hostedAccounts("at once", "whole")]);
