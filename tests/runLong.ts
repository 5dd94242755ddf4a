import {
  everyScreen,
  hostedAccounts,
  longStories,
  otherEngines,
  pushInBrowsers,
} from "./runner/browserSteps.ts";
import { buildAndPrepare } from "./runner/buildAndPrepare.ts";
import { SELDOM_WORTH_IT, SEVERAL_SERVERS } from "./runner/longFiles.ts";
import type { Outcome } from "./runner/outcome.ts";
import { vitest } from "./runner/steps.ts";
import { summarize } from "./runner/summary.ts";

/** `npm run test:long`: all of what `npm test` tries in a short form or not at all, because another test holds most of it. */
const outcomes: Outcome[] = [await buildAndPrepare()];
outcomes.push(await vitest("docs/running.md, followed", ["running"]));
outcomes.push(await vitest("another state's site, and a release made twice", ["long"]));
const several = "servers that are killed, rushes through several, and the API’s long tests";
outcomes.push(
  await vitest(several, ["api"], "at once", [...SEVERAL_SERVERS, ...Object.keys(SELDOM_WORTH_IT)]),
);
outcomes.push(await longStories());
outcomes.push(await everyScreen());
outcomes.push(await otherEngines("at once", "whole"));
outcomes.push(await pushInBrowsers("at once"));
outcomes.push(await hostedAccounts("at once"));
summarize("the long forms", outcomes);
