import * as v from "valibot";

/** What a thread of this process asks of the one that holds the database; `id` comes back with the answer. */
export const AskSchema = v.variant("kind", [
  v.object({
    kind: v.literal("query"),
    id: v.number(),
    /** The transaction it belongs to: the `id` under which that was begun. */
    transaction: v.nullable(v.number()),
    text: v.string(),
    params: v.array(v.unknown()),
    rowMode: v.picklist(["array", "object"]),
    /** Types of which values stay the text that the database sends, by their number. */
    textTypes: v.array(v.number()),
  }),
  v.object({ kind: v.literal("begin"), id: v.number() }),
  v.object({
    kind: v.literal("end"),
    id: v.number(),
    transaction: v.number(),
    commit: v.boolean(),
  }),
  v.object({ kind: v.literal("close"), id: v.number() }),
]);
export type Ask = v.InferOutput<typeof AskSchema>;

/** The answer to what was asked under the same `id`. */
export const AnswerSchema = v.variant("kind", [
  v.object({ kind: v.literal("done"), id: v.number(), value: v.unknown() }),
  v.object({
    kind: v.literal("failed"),
    id: v.number(),
    message: v.string(),
    /** What the database says besides, such as its `code`. */
    details: v.record(v.string(), v.unknown()),
  }),
]);
export type Answer = v.InferOutput<typeof AnswerSchema>;

/** A command for the thread that executes long ones, and the way it asks the database. */
export const OrderSchema = v.object({ id: v.number(), name: v.string(), input: v.unknown() });
export type Order = v.InferOutput<typeof OrderSchema>;

/** What comes of it: lines while it is under way, then one result or error. */
export const OutcomeSchema = v.variant("kind", [
  v.object({ kind: v.literal("progress"), id: v.number(), line: v.string() }),
  v.object({ kind: v.literal("result"), id: v.number(), output: v.unknown() }),
  v.object({
    kind: v.literal("error"),
    id: v.number(),
    message: v.string(),
    /** The operator can act on it. */
    expected: v.boolean(),
  }),
]);
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

/** Answers about the whole state. */
const LARGE_PATHS = ["/statistics", "/deals", "/menus", "/search", "/stores"] as const;
export const LargePathSchema = v.picklist(LARGE_PATHS);
export type LargePath = (typeof LARGE_PATHS)[number];

/** What the thread that makes large answers is asked: from which version of the data, or a newer one, and as of when. */
export const QuestionSchema = v.object({
  id: v.number(),
  path: LargePathSchema,
  wanted: v.object({ version: v.number(), asOf: v.number() }),
});
export type LargeQuestion = v.InferOutput<typeof QuestionSchema>;

const bytes = v.instance(Uint8Array<ArrayBuffer>);
const ReadyAnswerSchema = v.object({
  hash: v.string(),
  bodies: v.union([v.object({ br: bytes, gzip: bytes }), v.object({ plain: bytes })]),
  size: v.number(),
});

/** The answer ready to be sent, or why there is none. */
export const LargeAnswerSchema = v.variant("kind", [
  v.object({ kind: v.literal("made"), id: v.number(), answer: ReadyAnswerSchema }),
  v.object({
    kind: v.literal("failed"),
    id: v.number(),
    message: v.string(),
    /** The database's, not the answer's. */
    trouble: v.nullable(v.picklist(["busy", "away"])),
  }),
]);
export type LargeAnswer = v.InferOutput<typeof LargeAnswerSchema>;
