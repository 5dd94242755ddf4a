import * as v from "valibot";
import { FeedbackSchema, type FeedbackAbout } from "#domain/feedback/feedback.ts";
import type { FeedbackKind } from "#domain/feedback/feedbackKinds.ts";
import type { ErrorReport } from "#platform/measure/noteError.ts";
import type { FeedbackSearch } from "./feedbackSearch.ts";

/** How the form begins. */
export interface FeedbackDraft {
  kind: FeedbackKind;
  message: string;
  email: string;
  about: FeedbackAbout | undefined;
  /** The page that the message is about. */
  path: string;
  /** Id of the outbox entry that is written anew. */
  replaced: string | undefined;
}

/** From the address, and from the failure noted last in this tab. @param from the page before this one */
export function newDraft(
  { kind, about: words, store, product, offer, strain, event, errorId }: FeedbackSearch,
  report: ErrorReport | null,
  from: string,
): FeedbackDraft {
  const isReport = kind === "problem" && errorId === undefined && report !== null;
  const named = given({
    store,
    product,
    offer,
    strain,
    event,
    errorId: isReport ? report.id : errorId,
  });
  return {
    kind: kind ?? "problem",
    message: words === undefined ? "" : `${words}\n\n`,
    email: "",
    about: Object.keys(named).length === 0 ? undefined : named,
    path: isReport ? report.route : from,
    replaced: undefined,
  };
}

/** From a message that still waits in the outbox, to be written anew; `null` when it cannot be understood. */
export function draftOf(body: unknown, entryId: string): FeedbackDraft | null {
  const read = v.safeParse(FeedbackSchema, body);
  if (!read.success) return null;
  const { kind, message, email = "", about, context } = read.output;
  return { kind, message, email, about, path: context.path, replaced: entryId };
}

/** Only what is there: an address leaves most of it out. */
function given(about: {
  [Name in keyof FeedbackAbout]: FeedbackAbout[Name] | undefined;
}): FeedbackAbout {
  return Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
}

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
