import * as v from "valibot";
import { characterCount, storableText } from "../text/storable.ts";
import { FEEDBACK_KINDS, FEEDBACK_LENGTH } from "./feedbackKinds.ts";

/** A text that a program has written: what is too long is cut, and never a reason to refuse. */
const cut = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => storableText(text.slice(0, length))),
  );

/** What visitors write. */
const MessageSchema = v.pipe(
  v.string(),
  v.transform(storableText),
  v.trim(),
  v.check((message) => {
    const length = characterCount(message);
    return length >= FEEDBACK_LENGTH.min && length <= FEEDBACK_LENGTH.max;
  }, "too short or too long"),
);

/** What a message is about, each by what the site calls it. */
const AboutSchema = v.object({
  /** Slug. */
  store: v.optional(cut(300)),
  /** Code. */
  product: v.optional(cut(300)),
  /** The very row, as `offerKey` writes it. */
  offer: v.optional(cut(1_000)),
  /** Slug. */
  strain: v.optional(cut(300)),
  /** Slug. */
  event: v.optional(cut(300)),
  /** What the error screen shows. */
  errorId: v.optional(cut(100)),
});
export type FeedbackAbout = v.InferOutput<typeof AboutSchema>;

/** Where the visitor was. */
const ContextSchema = v.object({
  /** With its search parameters. */
  path: cut(500),
  /** The release of the page. */
  release: cut(100),
  /** Whether the phone was online when the message was written. */
  online: v.boolean(),
  /** The browser's, such as `en-US`. */
  language: cut(35),
});
export type FeedbackContext = v.InferOutput<typeof ContextSchema>;

/** `POST /api/feedback`. */
export const FeedbackSchema = v.object({
  /** Made by the phone, so that it can be sent again. */
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  kind: v.picklist(FEEDBACK_KINDS),
  message: MessageSchema,
  /** Where to answer, if anywhere. */
  email: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))),
  about: v.optional(AboutSchema),
  context: ContextSchema,
  /** Whether the account is noted; takes a token. */
  identify: v.optional(v.boolean()),
  /** A field that people do not see: who fills it is a program, and nothing is kept. */
  website: v.optional(v.string()),
});
export type Feedback = v.InferOutput<typeof FeedbackSchema>;

const reference = v.pipe(v.string(), v.startsWith("F-"));

/** Answer of `POST /api/feedback`. */
export const FeedbackReceiptSchema = v.object({ reference });

/** `GET /api/feedback/:reference`. */
export const FeedbackStatusSchema = v.object({
  reference,
  status: v.picklist(["open", "closed"]),
  /** What the operator says about it. */
  note: v.nullable(v.string()),
  /** The reported row has changed since, and the report is closed: "You helped correct this". */
  corrected: v.optional(v.boolean(), false),
});
export type FeedbackStatus = v.InferOutput<typeof FeedbackStatusSchema>;
