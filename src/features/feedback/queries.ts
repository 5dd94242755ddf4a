import { queryOptions } from "@tanstack/react-query";
import { readFeedbackStatus } from "./feedbackClient.ts";

/** What became of a message; `null` when the server does not keep it anymore. Asked with its id, which only this phone knows. */
export const feedbackStatusQuery = (reference: string, id: string) =>
  queryOptions({
    queryKey: ["feedback-status", reference],
    queryFn: () => readFeedbackStatus(reference, id),
  });
