import { readFile } from "node:fs/promises";
import { writeResultsCsv } from "#domain/contests/resultsCsv.ts";
import { ROUND_NAMES } from "#domain/contests/bracket.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { CommandError } from "../db/command.ts";
import {
  auditContestCommand,
  createContestCommand,
  listContests,
  removeContest,
  showContest,
  withdrawEntrant,
} from "../community/contests/commands.ts";
import { auditLines, resultLines } from "../community/contests/auditContest.ts";
import type { Env } from "../env.ts";
import { type AdminCommand, readWords } from "./adminCommand.ts";
import { withDatabase } from "./withDatabase.ts";
import { COMMANDS } from "../project.ts";

/** What follows the verb. Answers lines to print. */
type Verb = (env: Env, words: string[]) => Promise<string[]>;

const VERBS: Readonly<Record<string, { run: Verb; usage: string; meaning: string }>> = {
  create: {
    run: create,
    usage: "contest create FILE --year Y --title T --opens TIME --round-hours H",
    meaning: "creates a contest from a CSV file: division,seed,name[,strain]",
  },
  list: {
    run: async (env, words) => {
      wordsOf(readWords(words, {}).positionals, 0);
      const all = await withDatabase(env, listContests, null);
      return all.map(({ year, status, title }) => [String(year), status, title].join("\t"));
    },
    usage: "contest list",
    meaning: "lists all contests, newest first",
  },
  results: {
    run: results,
    usage: "contest results YEAR [--csv]",
    meaning: "shows the closed rounds of a contest",
  },
  audit: {
    run: audit,
    usage: "contest audit YEAR",
    meaning: "counts votes by hour, and accounts by their age",
  },
  withdraw: {
    run: async (env, words) => {
      const [year = "", ...names] = wordsOf(readWords(words, {}).positionals, 2, true);
      const entrant = names.join(" ");
      const { name, round } = await withDatabase(env, withdrawEntrant, {
        year: readYear(year),
        entrant,
      });
      return [`${name} is withdrawn from the ${ROUND_NAMES[round - 1] ?? ""} on.`];
    },
    usage: "contest withdraw YEAR ENTRANT",
    meaning: "lets the other side win open and later matchups",
  },
  remove: {
    run: async (env, words) => {
      const [year = ""] = wordsOf(readWords(words, {}).positionals, 1);
      await withDatabase(env, removeContest, { year: readYear(year) });
      return [`The contest of ${year} is removed.`];
    },
    usage: "contest remove YEAR",
    meaning: "removes a contest that nobody has voted in",
  },
};

/** `npm run admin -- contest …`: the yearly bracket. */
export const contestCommand: AdminCommand = {
  name: "contest",
  uses: Object.values(VERBS).map(({ usage, meaning }) => [usage, meaning] as const),
  async run(env, [verb = "", ...words]) {
    const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (found === undefined) {
      const all = Object.values(VERBS).map(({ usage }) => usage);
      throw new CommandError(`Usage: ${COMMANDS.admin} ${all.join(" | ")}`);
    }
    return await found.run(env, words);
  },
};

const NOTHING_CREATED = 2;

const NEW_CONTEST = {
  year: { type: "string" },
  title: { type: "string" },
  opens: { type: "string" },
  "round-hours": { type: "string" },
} as const;

/** Shorter, there were no time to vote; longer, its milliseconds would not fit the column. */
const HOURS = { least: 0.1, most: 500 };

async function create(env: Env, given: string[]): Promise<string[]> {
  const { values, positionals } = readWords(given, NEW_CONTEST);
  const [file = ""] = wordsOf(positionals, 1);
  const title = values.title?.trim() ?? "";
  const hours = Number(values["round-hours"] ?? "");
  const opens = values.opens ?? "";
  // Without an offset it would be the time of whichever machine reads it.
  const opensAt = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(opens) ? Date.parse(opens) : Number.NaN;
  if (title === "" || title.length > 100) {
    throw new CommandError("--title must have 1 to 100 characters.");
  }
  if (Number.isNaN(opensAt)) {
    throw new CommandError(
      "--opens must be a time with its offset, such as 2027-03-16T09:00-04:00.",
    );
  }
  if (!(hours >= HOURS.least && hours <= HOURS.most)) {
    throw new CommandError(
      `--round-hours must be ${String(HOURS.least)} to ${String(HOURS.most)}.`,
    );
  }
  const year = readYear(values.year ?? "");
  const content = (await readWhole(file)).toString("base64");
  const roundMs = Math.round(hours * HOUR_MS);
  const input = { year, title, opensAt, roundMs, content };
  const outcome = await withDatabase(env, createContestCommand, input);
  if (outcome.outcome === "created") {
    return [
      `The contest of ${String(year)} is created; it opens ${new Date(opensAt).toISOString()}.`,
    ];
  }
  process.exitCode = NOTHING_CREATED;
  const remarks = outcome.remarks.map(({ row, reason }) =>
    row === null ? `  the file ${reason}` : `  line ${String(row)}: ${reason}`,
  );
  return [`${file} is not used, nothing is written:`, ...remarks];
}

async function results(env: Env, given: string[]): Promise<string[]> {
  const { values, positionals } = readWords(given, { csv: { type: "boolean" } });
  const [year = ""] = wordsOf(positionals, 1);
  const contest = await withDatabase(env, showContest, { year: readYear(year) });
  if (values.csv) return writeResultsCsv(contest).split("\r\n").slice(0, -1);
  return resultLines(contest);
}

async function audit(env: Env, given: string[]): Promise<string[]> {
  const [year = ""] = wordsOf(readWords(given, {}).positionals, 1);
  const found = await withDatabase(env, auditContestCommand, { year: readYear(year) });
  return auditLines(found);
}

function readYear(text: string): number {
  if (!/^2\d{3}$/.test(text)) throw new CommandError("YEAR must be a year, such as 2027.");
  return Number(text);
}

async function readWhole(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new CommandError(`${file} cannot be read (${String(error.code)})`);
  }
}

/** The words of a verb, of which it takes so many; the last may be a name of several. */
function wordsOf(positionals: string[], least: number, isOpen = false): string[] {
  if (isOpen ? positionals.length >= least : positionals.length === least) return positionals;
  throw new CommandError("These are not the words that it takes; see --help");
}
