import * as v from "valibot";
import { FeedbackSchema, type Feedback } from "#domain/feedback/feedback.ts";
import { FEEDBACK_LENGTH } from "#domain/feedback/feedbackKinds.ts";
import { characterCount } from "#domain/text/storable.ts";

/** What a visitor has filled in, and what the page adds. */
export type FeedbackFields = Omit<v.InferInput<typeof FeedbackSchema>, "email"> & { email: string };

export interface FeedbackErrors {
  message?: string;
  email?: string;
}

/** The message as it is sent, or what is wrong with it, field by field. */
export function readFeedbackForm(
  fields: FeedbackFields,
): { feedback: Feedback } | { errors: FeedbackErrors } {
  const { email, ...rest } = fields;
  const given = email.trim() === "" ? rest : { ...rest, email };
  const read = v.safeParse(FeedbackSchema, given);
  if (read.success) return { feedback: read.output };
  const { nested } = v.flatten<typeof FeedbackSchema>(read.issues);
  const length = characterCount(fields.message.trim());
  const { min, max } = FEEDBACK_LENGTH;
  return {
    errors: {
      ...(nested?.message === undefined
        ? {}
        : {
            message:
              length < min
                ? `At least ${String(min)} characters.`
                : `At most ${String(max)} characters; these are ${String(length)}.`,
          }),
      ...(nested?.email === undefined
        ? {}
        : { email: "Not a valid e-mail address. Is the @ missing?" }),
    },
  };
}
