import { phoneWords } from "../../alerts/devices/silence.ts";
import type { ContentFacts, Facts } from "./facts.ts";
import {
  exitCodeOf,
  type Finding,
  bytesWords,
  countWords,
  formatTime,
  spanWords,
} from "./finding.ts";

const VERDICTS = ["well", "look", "broken"] as const;

/** One word for all of it. */
export const verdictOf = (findings: readonly Finding[]): (typeof VERDICTS)[number] =>
  VERDICTS[exitCodeOf(findings)];

/** The findings, then what there is, as lines for a person. */
export function reportLines(facts: Facts, findings: readonly Finding[]): string[] {
  const { machine, database } = facts;
  const content = database.kind === "answered" ? database.facts.content : null;
  return [
    findings.length === 0 ? "Well: there is nothing to do." : headline(findings),
    ...findings.map(({ level, says }) => `${level === "broken" ? "Broken" : "Look"}: ${says}`),
    ...(content === null ? [] : contentLines(content, machine.now)),
    ...(database.kind === "answered" ? [`Database: ${bytesWords(database.facts.size)}`] : []),
    ...(machine.disk === null ? [] : [`Disk: ${bytesWords(machine.disk.freeBytes)} free`]),
  ];
}

function headline(findings: readonly Finding[]): string {
  const broken = findings.filter(({ level }) => level === "broken").length;
  const look = findings.length - broken;
  const parts = [
    broken === 0 ? [] : `${countWords(broken, "thing is", "things are")} broken`,
    look === 0 ? [] : `${countWords(look, "thing wants", "things want")} a look`,
  ];
  return `${parts.flat().join(", ")}:`;
}

function contentLines(content: ContentFacts, now: number): string[] {
  const { stores, isSample, lastImport, alerts, mails, phones } = content;
  const newest = Math.max(...stores.map(({ seenAt }) => seenAt));
  const age = stores.length === 0 ? "" : `, the newest data ${spanWords(now - newest)} old`;
  const last =
    lastImport === null
      ? "none yet"
      : `${String(lastImport.id)} of ${lastImport.fileName} at ${formatTime(lastImport.importedAt)}`;
  const waiting = (outbox: ContentFacts["alerts"]) =>
    `${String(outbox.due + outbox.stuck)} due, ${String(outbox.later)} later, ${String(outbox.underWay)} under way`;
  return [
    `Stores with a menu: ${String(stores.length)}${isSample ? ", made up" : ""}${age}`,
    `Newest import: ${last}`,
    `Alerts: ${waiting(alerts)}`,
    ...(phones.phones === 0 ? [] : [`Of alerts: ${phoneWords(phones)}`]),
    `Mails: ${waiting(mails)}`,
  ];
}
