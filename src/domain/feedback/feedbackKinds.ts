/** What a message is about. */
export const FEEDBACK_KINDS = [
  "problem",
  "wrong-data",
  "business",
  "event",
  "idea",
  "remove-data",
] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** Length of a message without white space around it, in characters. */
export const FEEDBACK_LENGTH = { min: 10, max: 2_000 } as const;
