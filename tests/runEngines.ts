import { otherEngines } from "./runner/browserSteps.ts";
import { build } from "./runner/buildAndPrepare.ts";
import { summarize } from "./runner/summary.ts";

/** `npm run test:engines`: all of the offline half in Firefox and WebKit, of which `npm test` tries the short form. */
summarize("other engines", [await build("at once"), await otherEngines("at once", "whole")]);
