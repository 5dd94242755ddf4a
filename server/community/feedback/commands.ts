import { and, desc, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { FEEDBACK_KINDS } from "#domain/feedback/feedbackKinds.ts";
import { CommandError, type Command } from "../../db/command.ts";
import { feedback } from "../../db/schema/feedback.ts";
import type { FeedbackContext } from "#domain/feedback/feedback.ts";

const LONGEST_NOTE = 1_000;

const textOrNull = v.nullable(v.string());

/** A message as the operator sees it; its id stays out, because it is its writer's key. */
const FeedbackRecordSchema = v.object({
  reference: v.string(),
  kind: v.picklist(FEEDBACK_KINDS),
  status: v.picklist(["open", "closed"]),
  /** ISO 8601 UTC, as the next. */
  receivedAt: v.string(),
  closedAt: textOrNull,
  note: textOrNull,
  message: v.string(),
  email: textOrNull,
  /** Uid of the account, where the visitor said who they are. */
  account: textOrNull,
  about: v.object({
    store: textOrNull,
    product: textOrNull,
    offer: textOrNull,
    strain: textOrNull,
    event: textOrNull,
    errorId: textOrNull,
  }),
  context: v.object({
    path: v.string(),
    release: v.string(),
    online: v.boolean(),
    language: v.string(),
  }),
});

type FeedbackRecord = v.InferOutput<typeof FeedbackRecordSchema>;

const ReferenceSchema = v.object({ reference: v.string() });

const FilterSchema = v.object({
  /** `null`: any. */
  kind: v.nullable(v.picklist(FEEDBACK_KINDS)),
  /** Only those that are not closed. */
  open: v.boolean(),
});

/** Messages, newest first. */
export const listFeedback: Command<v.InferOutput<typeof FilterSchema>, FeedbackRecord[]> = {
  name: "feedback.list",
  input: FilterSchema,
  output: v.array(FeedbackRecordSchema),
  async run({ db }, { kind, open }) {
    const rows = await db
      .select()
      .from(feedback)
      .where(
        and(
          kind === null ? undefined : eq(feedback.kind, kind),
          open ? isNull(feedback.closedAt) : undefined,
        ),
      )
      .orderBy(desc(feedback.receivedAt), desc(feedback.id));
    return rows.map(toRecord);
  },
};

/** The message of a reference, or all of them: two may have the same. */
export const showFeedback: Command<{ reference: string }, FeedbackRecord[]> = {
  name: "feedback.show",
  input: ReferenceSchema,
  output: v.array(FeedbackRecordSchema),
  async run({ db }, { reference }) {
    const rows = await db.select().from(feedback).where(eq(feedback.reference, reference));
    if (rows.length === 0) throw new UnknownReferenceError(reference);
    return rows.map(toRecord);
  },
};

/** Closes a message, with a note for its writer if one is given; again, it changes the note. */
export const closeFeedback: Command<
  { reference: string; note: string | null },
  { reference: string }
> = {
  name: "feedback.close",
  input: v.object({ reference: v.string(), note: textOrNull }),
  output: ReferenceSchema,
  async run({ db, now }, { reference, note }) {
    const said = note?.trim() ?? null;
    if (said === "") throw new CommandError("The note has no text.");
    if (said !== null && said.length > LONGEST_NOTE) {
      throw new CommandError(`A note has at most ${String(LONGEST_NOTE)} characters.`);
    }
    const closed = await db
      .update(feedback)
      .set({
        closedAt: sql`coalesce(${feedback.closedAt}, ${new Date(now()).toISOString()}::timestamptz)`,
        ...(said === null ? {} : { note: said }),
      })
      .where(eq(feedback.reference, reference))
      .returning({ reference: feedback.reference });
    if (closed.length === 0) throw new UnknownReferenceError(reference);
    return { reference };
  },
};

/** Removes a message for good. */
export const removeFeedback: Command<{ reference: string }, { reference: string }> = {
  name: "feedback.remove",
  input: ReferenceSchema,
  output: ReferenceSchema,
  async run({ db }, { reference }) {
    const removed = await db
      .delete(feedback)
      .where(eq(feedback.reference, reference))
      .returning({ reference: feedback.reference });
    if (removed.length === 0) throw new UnknownReferenceError(reference);
    return { reference };
  },
};

class UnknownReferenceError extends CommandError {
  constructor(reference: string) {
    super(`There is no feedback ${reference}.`);
  }
}

function toRecord(row: typeof feedback.$inferSelect): FeedbackRecord {
  const { reference, kind, receivedAt, closedAt, note, message, email, uid } = row;
  const { store, product, offer, strain, event, errorId } = row;
  const { path, release, online, language } = row;
  return {
    reference,
    kind,
    status: closedAt === null ? "open" : "closed",
    receivedAt: receivedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    note,
    message,
    email,
    account: uid,
    about: { store, product, offer, strain, event, errorId },
    context: { path, release, online, language },
  };
}

/** Characters of a message in a list. */
const BEGINNING = 80;

/** A message in one line, for a list. */
export function listLine({ reference, receivedAt, kind, status, message }: FeedbackRecord): string {
  const beginning = Array.from(message.replace(/\s+/g, " "));
  const rest = beginning.length > BEGINNING ? "…" : "";
  return [reference, receivedAt, kind, status, beginning.slice(0, BEGINNING).join("") + rest].join(
    "\t",
  );
}

/** All of a message: what it is, then its own lines, indented so that none looks like one of ours. */
export function showLines(record: FeedbackRecord): string[] {
  const { reference, kind, status, receivedAt, closedAt, note, email, account } = record;
  const given = (title: string, value: string | null) =>
    value === null ? [] : [`${title}: ${oneLine(value)}`];
  return [
    `${reference}, ${kind}, ${status}`,
    `Received: ${receivedAt}`,
    ...given("Closed", closedAt),
    ...given("Note", note),
    ...given("E-mail", email),
    ...given("Account", account),
    ...Object.entries(record.about).flatMap(([name, value]) => given(`About ${name}`, value)),
    pageLine(record.context),
    "",
    ...record.message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `  ${line}`),
  ];
}

function pageLine({ path, release, online, language }: FeedbackContext): string {
  const network = online ? "online" : "offline";
  return `Page: ${oneLine(path)}, release ${oneLine(release)}, ${network}, ${oneLine(language)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");
