import { parseBracket } from "../../../../../server/community/contests/bracketFile.ts";
import { parseEvents } from "../../../../../server/community/events/import/parseEvents.ts";
import { UnusableEventsError } from "../../../../../server/community/events/import/draft.ts";
import { parseImport } from "../../../../../server/import/parseImport.ts";
import { UnusableFileError } from "../../../../../server/csv.ts";
import type { Verdict } from "../../report/tally.ts";
import { insideDetail } from "../insideDetails.ts";
import type { HostileFile } from "./changedFiles.ts";
import { menuFault, storeFault } from "./menuRules.ts";

/** What became of a file, and why it is so. */
export interface FileVerdict {
  verdict: Verdict;
  why: string;
}

/** The tests' day, an hour or two after the files of the fixtures. */
const NOW = Date.UTC(2026, 10, 20, 16);

/** A refusal is one line that says nothing of the inside; words of the file's own it may repeat. */
function refusal({ message }: Error, { content }: HostileFile): FileVerdict {
  const inside = insideDetail(message);
  const isOfFile = inside !== null && Buffer.from(content).includes(inside);
  if (inside !== null && !isOfFile) return { verdict: "leaks", why: `${inside}: ${message}` };
  return { verdict: message.includes("\n") ? "odd" : "refused", why: message };
}

const crash = (error: unknown): FileVerdict => ({
  verdict: "crashed",
  why: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

const faultVerdict = (fault: string | undefined, hasRefused: boolean): FileVerdict =>
  fault === undefined
    ? { verdict: hasRefused ? "refused" : "allowed", why: "" }
    : { verdict: "accepted", why: fault };

/** Reads and checks a menu or a list of stores as an import does. @param isInvalid nothing of it may come in */
export function judgeMenu(file: HostileFile, isInvalid = false): FileVerdict {
  try {
    const options = { format: null, observedAt: null, now: NOW };
    const { content: read, rejected } = parseImport(file.content, options);
    if (read.kind === "taxes") return { verdict: "accepted", why: "a table of taxes" };
    if (isInvalid) return { verdict: "accepted", why: "a rule is broken, and it came in" };
    const faults =
      read.kind === "menu"
        ? read.rows.map((row) => menuFault(row, NOW))
        : read.rows.map(storeFault);
    return faultVerdict(faults.find((fault) => fault !== null) ?? undefined, rejected.length > 0);
  } catch (error) {
    return error instanceof UnusableFileError ? refusal(error, file) : crash(error);
  }
}

const DAY_MS = 86_400_000;

/** Reads and checks a calendar or a list of events. */
export function judgeEvents(file: HostileFile): FileVerdict {
  try {
    const { events, report } = parseEvents(file.content, NOW);
    const fault = events.find(({ title, startsAt, endsAt }) => {
      const [start, end] = [startsAt.getTime(), endsAt.getTime()];
      const isTimed = start <= end && end - start <= 400 * DAY_MS && Number.isFinite(start);
      return title.trim() === "" || title.length > 400 || !isTimed;
    });
    const why = fault && `${fault.title}, ${String(fault.startsAt)} to ${String(fault.endsAt)}`;
    return faultVerdict(why, report.rejected.length > 0);
  } catch (error) {
    return error instanceof UnusableEventsError ? refusal(error, file) : crash(error);
  }
}

/** Reads and checks the entrants of a contest: 64, or a list of what is wrong. */
export function judgeBracket(file: HostileFile): FileVerdict {
  try {
    const read = parseBracket(file.content);
    if (Array.isArray(read)) return refusal(new Error(read[0]?.reason ?? "nothing"), file);
    const seeds = new Set(
      read.entrants.map(({ division, seed }) => `${String(division)} ${String(seed)}`),
    );
    const isWhole = seeds.size === 64 && read.entrants.length === 64 && read.divisions.length === 4;
    return faultVerdict(isWhole ? undefined : "no bracket of 64", false);
  } catch (error) {
    return crash(error);
  }
}
