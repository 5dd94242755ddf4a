import { FRESH_FOR_MS, isAheadOfClock, RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { waysToDecide, type UndecidedTwin } from "../../catalogue/facts/undecidedTwins.ts";
import type {
  ContentFacts,
  LastImport,
  StoreAge,
  Facts,
  Outbox,
  PushServiceFacts,
  ImportFolder,
} from "./facts.ts";
import { finding, type Finding, countWords, formatTime, sinceWords } from "./finding.ts";
import { databaseFindings } from "./databaseRules.ts";
import { byCityFindings, lawFindings, taxFindings, untaxedFindings } from "./factRules.ts";
import { machineFindings } from "./machineRules.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { COMMANDS } from "../../project.ts";

const NAMED = 3;

/** What is wrong with what visitors see. @param now epoch milliseconds */
function dataFindings(content: ContentFacts, now: number): Finding[] {
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
      ? `Nothing has ever been imported, and visitors see the made-up sample: import menus (${COMMANDS.import} FILE).`
      : `Visitors see the made-up sample, because no real store is there: import a list of stores, then menus (${COMMANDS.import} FILE).`;
  return finding("look", "sample", says);
}

/** Prices are called old after a day, and after three they are not recommended. */
function ageFindings(stores: readonly StoreAge[], now: number): Finding[] {
  if (stores.length === 0) {
    const says = `No store has a menu: import one (${COMMANDS.import} FILE).`;
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
  const says = `${figures} (${named.join(", ")}${more}): bring new menus of them (${COMMANDS.import} FILE).`;
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
    const says = `Import ${String(lastImport.id)} was made at ${formatTime(lastImport.importedAt)}, in the future: a clock is or was wrong, so set this machine's (timedatectl).`;
    return [finding("broken", "clock", says)];
  }
  if (first === undefined) return [];
  const says = `Prices of ${countWords(ahead.length, "store")} are from the future (${first.slug} from ${formatTime(first.seenAt)}): see this machine's clock, else take that import back (${COMMANDS.import} --list, --undo ID).`;
  return [finding("look", "clock", says)];
}

function importFindings({ id, fileName, importedAt, rows, rejected }: LastImport): Finding[] {
  if (rejected * 2 <= rows) return [];
  const says = `The newest import, ${String(id)} of ${fileName} at ${formatTime(importedAt)}, took ${String(rows - rejected)} of ${countWords(rows, "row")}: see why (${COMMANDS.import} FILE --dry-run) and mend the file.`;
  return [finding("look", "import", says, importedAt)];
}

/** What is not as it should be, the worst first. The rules know nothing but the facts. */
export function judge({ machine, database }: Facts): Finding[] {
  const content = database.kind === "answered" ? database.facts.content : null;
  const found = [
    ...databaseFindings(database, machine),
    ...machineFindings(machine, content),
    ...lawFindings(machine),
    ...(machine.importFolder === null
      ? []
      : importFolderFindings(machine.importFolder, machine.now)),
    ...(content === null
      ? []
      : [
          ...dataFindings(content, machine.now),
          ...outboxFindings(content.alerts, machine.now),
          ...pushFindings(content.pushServices, machine.now),
          ...(machine.sendsMail ? mailFindings(content.mails, machine.now) : []),
          ...choreFindings(content, machine.now),
          ...taxFindings(content, machine.now),
          ...untaxedFindings(content),
          ...byCityFindings(content),
        ]),
  ];
  return found.toSorted((one, other) => weight(one) - weight(other));
}

const weight = ({ level }: Finding) => (level === "broken" ? 0 : 1);

/** A server deletes every hour what has ended. */
const LEFT_LOOK_MS = 3 * HOUR_MS;

/** Reading a contest counts its rounds; a contest without a reader for a day is odd. */
const ROUND_LOOK_MS = DAY_MS;

/** What the servers should have done by themselves. @param now epoch milliseconds */
function choreFindings(
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

/** A server looks every three seconds. A crowd of alerts takes minutes. */
const ALERTS_LOOK_MS = 10 * MINUTE_MS;

const ALERTS_BROKEN_MS = HOUR_MS;

/** A claim that is over is taken by the next look of any server. */
const STUCK_MS = 2 * MINUTE_MS;

const MAILS_LOOK_MS = 15 * MINUTE_MS;

const MAILS_BROKEN_MS = 2 * HOUR_MS;

/** Fewer say nothing about a service. */
const SERVICE_BROKEN_FROM = 3;

const NOBODY_SENDS = "see that a server runs, and start it again if it does";

/** Alerts that are not sent. @param now epoch milliseconds */
function outboxFindings(outbox: Outbox, now: number): Finding[] {
  const { due, oldestDueAt, stuck, stuckSince } = outbox;
  const found: Finding[] = [];
  if (oldestDueAt !== null && now - oldestDueAt > ALERTS_LOOK_MS) {
    const level = now - oldestDueAt > ALERTS_BROKEN_MS ? "broken" : "look";
    const says = `${countWords(due, "alert")} should have gone out, the oldest ${sinceWords(oldestDueAt, now)}, and nobody sends ${due === 1 ? "it" : "them"}: ${NOBODY_SENDS}.`;
    found.push(finding(level, "alerts", says, oldestDueAt));
  }
  if (stuckSince !== null && now - stuckSince > STUCK_MS) {
    const says = `A server that has ended had taken ${countWords(stuck, "alert")}, the first ${sinceWords(stuckSince, now)}, and no other sends ${stuck === 1 ? "it" : "them"}: ${NOBODY_SENDS}.`;
    found.push(finding("broken", "alert-claims", says, stuckSince));
  }
  return found;
}

/** Mails that wait. Call it where mails can be sent. @param now epoch milliseconds */
function mailFindings({ due, oldestDueAt, retried }: Outbox, now: number): Finding[] {
  if (oldestDueAt !== null && now - oldestDueAt > MAILS_LOOK_MS) {
    const level = now - oldestDueAt > MAILS_BROKEN_MS ? "broken" : "look";
    const says = `${countWords(due, "mail")} should have gone out, the oldest ${sinceWords(oldestDueAt, now)}: ${NOBODY_SENDS}.`;
    return [finding(level, "mails", says, oldestDueAt)];
  }
  if (retried === 0) return [];
  const says = `The mail server has not taken ${countWords(retried, "mail")}, which are tried again for a day: see SMTP_URL, MAIL_FROM and its own log.`;
  return [finding("look", "mails", says)];
}

/** Push services that do not take what they are sent. @param now epoch milliseconds */
function pushFindings(services: readonly PushServiceFacts[], now: number): Finding[] {
  return services.flatMap(({ service, sent, refused, retried, retriedSince }) => {
    if (refused + retried === 0) return [];
    const isSilent = sent === 0 && refused + retried >= SERVICE_BROKEN_FROM;
    const since = retriedSince === null ? "" : `, the oldest ${sinceWords(retriedSince, now)}`;
    const says = `The push service ${service} took ${countWords(sent, "alert")} in the last hour, refused ${String(refused)} and is asked again for ${String(retried)}${since}: the log's lines "alerts" say why.`;
    return [finding(isSilent ? "broken" : "look", "push-service", says, retriedSince)];
  });
}

/** A file is taken after ten seconds, but a large one takes minutes, and others wait for it. */
const WAITING_LOOK_MS = 30 * MINUTE_MS;

/** Menus that arrive by themselves and do not come in. @param now epoch milliseconds */
function importFolderFindings(found: ImportFolder, now: number): Finding[] {
  const { folder } = found;
  if (found.state === "unreadable") {
    const says = `The folder of imports ${folder} cannot be read and changed (${found.reason}), so no menu comes in: see that it is there, and that the server's user may do both.`;
    return [finding("broken", "import-folder", says)];
  }
  const findings: Finding[] = [];
  const late = found.waiting.filter(({ since }) => now - since > WAITING_LOOK_MS);
  const [first] = late;
  if (first !== undefined) {
    const says = `${countWords(late.length, "file waits", "files wait")} in ${folder}, ${first.name} ${sinceWords(first.since, now)}: see that a server runs, and its log for "the watched folder".`;
    findings.push(finding("look", "import-waits", says, first.since));
  }
  const newest = found.refused.at(-1);
  if (newest !== undefined) {
    const says = `${countWords(found.refused.length, "file was", "files were")} refused in the last 24 h, the newest ${newest.name} at ${formatTime(newest.since)}: see why in its report in ${folder}/refused.`;
    findings.push(finding("look", "import-refused", says, found.refused[0]?.since ?? null));
  }
  return findings;
}
