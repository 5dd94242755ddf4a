import * as v from "valibot";
import { InstantSchema } from "../time/instant.ts";
import { MINUTE_MS } from "../time/spans.ts";

/** Longest sealed text, in characters: with its JSON it fits into what the server takes of a page. */
export const LONGEST_SEALED = 64_000;

/** So long the server keeps what was sealed, in milliseconds. */
export const TRANSFER_LIFE_MS = 30 * MINUTE_MS;

/** The place of a transfer on the server, as the code leads to it: 128 bits or more, as base64url. */
export const TransferIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/));

/** `PUT /api/transfers/:id`, and the answer of `GET`: the records of a phone, which only the code opens. */
export const TransferSchema = v.object({
  sealed: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LONGEST_SEALED)),
});
/** The answer of `PUT`: until when it can be read. */
export const TransferKeptSchema = v.object({ until: InstantSchema });
