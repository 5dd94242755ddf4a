import { FRESH_FOR_MS, isAheadOfClock, RANKED_FOR_MS } from "#domain/menus/freshness.ts";
import { waysToDecide, type UndecidedTwin } from "../../catalogue/facts/undecidedTwins.ts";
import type { ContentFacts, LastImport, StoreAge } from "./facts.ts";
import { finding, type Finding } from "./finding.ts";
import { countWords, momentWords, sinceWords } from "./words.ts";

const NAMED = 3;

/** What is wrong with what visitors see. @param now epoch milliseconds */
export function dataFindings(content: ContentFacts, now: number): Finding[] {
  const { stores, lastImport } = content;
  return [
    ...aheadFindings(stores, lastImport, now),
    ...content.twins.map(twinFinding),
    ...(content.isSample ? [sampleFinding(lastImport)] : ageFindings(stores, now)),
    ...(lastImport === null ? [] : importFindings(lastImport)),
  ];
}

function sampleFinding(lastImport: LastImport | null): Finding {
  const says =
    lastImport === null
      ? "Nothing has ever been imported, and visitors see the made-up sample: import menus (npm run import -- FILE)."
      : "Visitors see the made-up sample, because no real store is there: import a list of stores, then menus (npm run import -- FILE).";
  return finding("look", "sample", says);
}

/** Prices are called old after a day, and after three nobody is sent after them. */
function ageFindings(stores: readonly StoreAge[], now: number): Finding[] {
  if (stores.length === 0) {
    const says = "No store has a menu: import one (npm run import -- FILE).";
    return [finding("look", "old-data", says)];
  }
  const oldest = stores.toSorted((one, other) => one.seenAt - other.seenAt);
  const old = oldest.filter(({ seenAt }) => now - seenAt > FRESH_FOR_MS);
  const stale = oldest.filter(({ seenAt }) => now - seenAt > RANKED_FOR_MS);
  const [first] = old;
  if (first === undefined) return [];
  const have = `${String(old.length)} of ${countWords(stores.length, "store")} ${old.length === 1 ? "has" : "have"}`;
  const worse =
    stale.length === 0
      ? ""
      : `, ${String(stale.length)} of them older than three and without deals`;
  const figures = `${have} data older than a day${worse}`;
  const named = old.slice(0, NAMED).map(({ slug, seenAt }) => `${slug} ${sinceWords(seenAt, now)}`);
  const more = old.length > NAMED ? ", and others" : "";
  const says = `${figures} (${named.join(", ")}${more}): bring new menus of them (npm run import -- FILE).`;
  // A store that has closed must not cry wolf; half of them means that nothing comes any more.
  const level = stale.length * 2 > stores.length ? "broken" : "look";
  return [finding(level, "old-data", says, first.seenAt)];
}

/** One of the two is in no list or figure, so visitors may miss a store until somebody decides. */
function twinFinding(twin: UndecidedTwin): Finding {
  const says = `${twin.slug} has the menu of ${twin.twinOf}, and counts in no list or figure until you say which: ${waysToDecide(twin)}.`;
  return finding("look", "twins", says);
}

function aheadFindings(
  stores: readonly StoreAge[],
  lastImport: LastImport | null,
  now: number,
): Finding[] {
  const ahead = stores.filter(({ seenAt }) => isAheadOfClock(seenAt, now));
  const [first] = ahead;
  if (lastImport !== null && isAheadOfClock(lastImport.importedAt, now)) {
    const says = `Import ${String(lastImport.id)} was made at ${momentWords(lastImport.importedAt)}, in the future: a clock is or was wrong, so set this machine's (timedatectl).`;
    return [finding("broken", "clock", says)];
  }
  if (first === undefined) return [];
  const says = `Prices of ${countWords(ahead.length, "store")} are from the future (${first.slug} from ${momentWords(first.seenAt)}): see this machine's clock, else take that import back (npm run import -- --list, --undo ID).`;
  return [finding("look", "clock", says)];
}

function importFindings({ id, fileName, importedAt, rows, rejected }: LastImport): Finding[] {
  if (rejected * 2 <= rows) return [];
  const says = `The newest import, ${String(id)} of ${fileName} at ${momentWords(importedAt)}, took ${String(rows - rejected)} of ${countWords(rows, "row")}: see why (npm run import -- FILE --dry-run) and mend the file.`;
  return [finding("look", "import", says, importedAt)];
}
