import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import type { ContentFacts } from "./facts.ts";
import { finding, type Finding } from "./finding.ts";
import { countWords, sinceWords } from "./words.ts";

/** A server deletes every hour what has ended. */
const LEFT_LOOK_MS = 3 * HOUR_MS;

/** Whoever looks at a contest has its rounds counted; one that nobody looks at for a day is odd. */
const ROUND_LOOK_MS = DAY_MS;

/** What the servers should have done by themselves. @param now epoch milliseconds */
export function choreFindings(
  { leftSince, openRounds, weeksMissing }: ContentFacts,
  now: number,
): Finding[] {
  const found = openRounds
    .filter(({ since }) => now - since > ROUND_LOOK_MS)
    .map(({ year, since }) => {
      const says = `A round of the contest of ${String(year)} has closed ${sinceWords(since, now)} and is not counted: open /march-madness once, and see the log if that fails.`;
      return finding("look", "contest", says, since);
    });
  if (leftSince !== null && now - leftSince > LEFT_LOOK_MS) {
    const says = `What has ended is not deleted ${sinceWords(leftSince, now)}: see that a server runs, and its log for "work after an answer failed".`;
    found.push(finding("look", "pruning", says, leftSince));
  }
  if (weeksMissing > 0) {
    const says = `The trends lack the last week of ${countWords(weeksMissing, "store")}: import one menu of each again, and tell the developers.`;
    found.push(finding("look", "weeks", says));
  }
  return found;
}
