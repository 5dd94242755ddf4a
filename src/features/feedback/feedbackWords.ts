import type { FeedbackKind } from "#domain/feedback/feedbackKinds.ts";

export const KIND_TITLES: Readonly<Record<FeedbackKind, string>> = {
  problem: "A problem",
  "wrong-data": "Wrong data",
  business: "Suggest a business",
  event: "Suggest an event",
  idea: "An idea",
  "remove-data": "Remove my data",
};

export const KIND_HINTS: Readonly<Record<FeedbackKind, string>> = {
  problem: "What you did, what happened, and what you expected.",
  "wrong-data": "What is wrong, and what is right. A link or a photo of the shelf tag helps.",
  business: "Its name, city, and website if it has one.",
  event: "What, where and when. A link helps.",
  idea: "What you would like, and what for.",
  "remove-data": "What should be removed. Leave an e-mail address for questions.",
};
