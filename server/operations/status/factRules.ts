import { calendarDay } from "#domain/time/calendar.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { ContentFacts, MachineFacts } from "./facts.ts";
import { countWords, finding, type Finding } from "./finding.ts";
import { COMMANDS } from "../../project.ts";

/** From so many days on a fact of law has to be looked at, and is no longer one. */
const LAW_LOOK_DAYS = 60;
const LAW_BROKEN_DAYS = 120;

/** Facts of law that nobody has looked at for long: they change on days that no program sees coming. */
export function lawFindings({ law, now }: MachineFacts): Finding[] {
  const aged = law.map(({ name, checkedOn }) => {
    const since = Date.parse(`${checkedOn}T00:00:00Z`);
    return { name, checkedOn, since, days: (now - since) / DAY_MS };
  });
  const broken = aged.filter(({ days }) => days > LAW_BROKEN_DAYS);
  const old = aged.filter(({ days }) => days > LAW_LOOK_DAYS && days <= LAW_BROKEN_DAYS);
  const found = (level: Finding["level"], facts: typeof aged, limit: number): Finding[] => {
    if (facts.length === 0) return [];
    const named = facts.map(({ name, checkedOn }) => `${name} (${checkedOn})`).join(", ");
    const says = `Not checked for ${String(limit)} days: ${named}. Read each source again and bring a release that says so, because visitors go by it.`;
    return [finding(level, "law", says, Math.min(...facts.map(({ since }) => since)))];
  };
  return [...found("broken", broken, LAW_BROKEN_DAYS), ...found("look", old, LAW_LOOK_DAYS)];
}

/** Stores that are named at most; the others are counted. */
const NAMED_AT_MOST = 5;

/** Stores of which nobody knows which taxes they collect: their prices stay before tax, and come after all others. */
export function untaxedFindings({ stores, isSample }: ContentFacts): Finding[] {
  const untaxed = isSample ? [] : stores.filter(({ isUntaxed }) => isUntaxed);
  if (untaxed.length === 0) return [];
  const names = untaxed.slice(0, NAMED_AT_MOST).map(({ name, slug }) => `${name} (${slug})`);
  const more = untaxed.length - names.length;
  const all = more > 0 ? `${names.join(", ")} and ${String(more)} more` : names.join(", ");
  const says = `Which taxes are collected is not known of ${countWords(untaxed.length, "store")}: ${all}. Import the county, or in a divided county say the part (${COMMANDS.admin} store tax SLUG PART).`;
  return [finding("look", "taxes", says)];
}

/** Stores of which the part of a county is a guess by the postal city: all are named, because each needs a word. */
export function byCityFindings({ stores, isSample }: ContentFacts): Finding[] {
  const guessed = isSample ? [] : stores.filter(({ isTaxedByCity }) => isTaxedByCity);
  if (guessed.length === 0) return [];
  const slugs = guessed.map(({ slug }) => slug).join(", ");
  const says = `The part of a divided county, and so the tax, is by postal city of ${countWords(guessed.length, "store")}: ${slugs}. A postal city can lie outside its municipality: say the part of each, also where it is right (${COMMANDS.admin} store tax SLUG PART).`;
  return [finding("look", "taxes", says)];
}

/**
 * A table of taxes from before the quarter, on whose first day rates may change.
 *
 * @param now epoch milliseconds
 */
export function taxFindings({ taxesAsOf }: ContentFacts, now: number): Finding[] {
  const quarter = quarterOf(calendarDay(now));
  if (taxesAsOf >= quarter) return [];
  const says = `The table of taxes is as of ${taxesAsOf}, before this quarter began on ${quarter}: bring the state's newest rate file, OHR…csv of streamlinedsalestax.org (${COMMANDS.import} FILE).`;
  return [finding("look", "taxes", says, Date.parse(`${taxesAsOf}T00:00:00Z`))];
}

/** First day of a day's quarter, on which rates of counties and transit authorities may change: `2026-11-26` → `2026-10-01`. */
function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return `${day.slice(0, 5)}${String(first).padStart(2, "0")}-01`;
}
