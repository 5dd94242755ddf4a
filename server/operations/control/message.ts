import * as v from "valibot";

/** Commands larger than this are refused: 64 MB. */
export const LARGEST_REQUEST_BYTES = 64 * 1024 * 1024;

/** What the client sends, as the JSON body of a POST. */
export const RequestSchema = v.object({ command: v.string(), input: v.unknown() });

/**
 * What the server answers, one JSON value per line: any number of `progress`,
 * then one `result` or `error`. An `expected` error is one the operator can act on.
 */
export const ReplySchema = v.variant("kind", [
  v.object({ kind: v.literal("progress"), line: v.string() }),
  v.object({ kind: v.literal("result"), output: v.unknown() }),
  v.object({ kind: v.literal("error"), message: v.string(), expected: v.boolean() }),
]);

export type Reply = v.InferOutput<typeof ReplySchema>;
