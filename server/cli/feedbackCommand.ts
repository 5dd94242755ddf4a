import { FEEDBACK_KINDS, type FeedbackKind } from "#domain/feedback/feedbackKinds.ts";
import { readReference } from "#domain/feedback/feedbackCalls.ts";
import { CommandError } from "../db/command.ts";
import {
  closeFeedback,
  listFeedback,
  removeFeedback,
  showFeedback,
  listLine,
  showLines,
} from "../community/feedback/commands.ts";
import { listReports, reportLine } from "../community/reports.ts";
import { type AdminCommand, readWords } from "./adminCommand.ts";
import { printableJson } from "./printable.ts";
import { withDatabase } from "./withDatabase.ts";
import { COMMANDS } from "../project.ts";

const WORDS = {
  kind: { type: "string" },
  open: { type: "boolean" },
  json: { type: "boolean" },
  note: { type: "string" },
} as const;

const USAGE = `Usage: ${COMMANDS.admin} feedback list [--kind K] [--open] [--json] | show REF | close REF [--note TEXT] | remove REF`;

/** `npm run admin -- feedback …`: what visitors have written. */
export const feedbackCommand: AdminCommand = {
  name: "feedback",
  uses: [
    [
      "feedback list",
      "lists what visitors have written, newest first, and what they report from counters; --kind KIND, --open, --json",
    ],
    ["feedback show REF", "shows one message with all that belongs to it"],
    ["feedback close REF [--note TEXT]", "closes one; its writer is shown the note"],
    ["feedback remove REF", "removes one for good"],
  ],
  async run(env, [verb, ...words]) {
    const { values, positionals } = readWords(words, WORDS);
    const [word, ...rest] = positionals;
    const given = Object.keys(values);
    const takes = verb === undefined ? undefined : OPTIONS[verb];
    if (takes === undefined || rest.length > 0 || given.some((name) => !takes.includes(name))) {
      throw new CommandError(USAGE);
    }
    if (verb === "list" && word === undefined) {
      const { kind, open = false, json = false } = values;
      const found = await withDatabase(env, listFeedback, { kind: parseKind(kind), open });
      // Reports are of no kind of message.
      const reports = kind === undefined ? await withDatabase(env, listReports, null) : [];
      if (json) return [printableJson([...found, ...reports])];
      return [...found.map(listLine), ...reports.map(reportLine)];
    }
    const reference = readReference(word ?? "");
    if (reference === null || verb === "list") throw new CommandError(USAGE);
    if (verb === "show") {
      const found = await withDatabase(env, showFeedback, { reference });
      return found.flatMap(showLines);
    }
    if (verb === "close") {
      await withDatabase(env, closeFeedback, { reference, note: values.note ?? null });
      return [`${reference} is closed.`];
    }
    await withDatabase(env, removeFeedback, { reference });
    return [`${reference} is removed.`];
  },
};

/** What may be set for each verb. */
const OPTIONS: Readonly<Partial<Record<string, readonly string[]>>> = {
  list: ["kind", "open", "json"],
  show: [],
  close: ["note"],
  remove: [],
};

function parseKind(text: string | undefined): FeedbackKind | null {
  if (text === undefined) return null;
  const kind = FEEDBACK_KINDS.find((each) => each === text);
  if (kind === undefined) throw new CommandError(`KIND is one of ${FEEDBACK_KINDS.join(", ")}.`);
  return kind;
}
