import * as v from "valibot";
import { FEEDBACK_KINDS } from "#domain/feedback/feedbackKinds.ts";
import { given } from "#domain/text/searchParameter.ts";

const reference = given(v.pipe(v.string(), v.minLength(1), v.maxLength(300)));

/** What a message is about, as other screens hand it over in the address. */
export const FeedbackSearchSchema = v.object({
  kind: given(v.picklist(FEEDBACK_KINDS)),
  store: reference,
  product: reference,
  /** The very row, as `offerKey` writes it. */
  offer: given(v.pipe(v.string(), v.minLength(1), v.maxLength(1_000))),
  strain: reference,
  event: reference,
  errorId: given(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  /** The same in words, with which the message begins. */
  about: given(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
  /** Id of a message in the outbox that is to be written anew. */
  edit: given(v.pipe(v.string(), v.uuid())),
});
export type FeedbackSearch = v.InferOutput<typeof FeedbackSearchSchema>;
