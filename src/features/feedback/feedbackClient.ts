import { FeedbackStatusSchema, type FeedbackStatus } from "#domain/feedback/feedback.ts";
import { readFeedbackCall } from "#domain/feedback/feedbackCalls.ts";
import { SILENCE_PATIENCE_MS } from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { ApiError, isNotFound, readJson } from "#data/api/apiClient.ts";
import { mayCall } from "#data/api/signal.ts";

/** What became of a message; `null` when the server does not keep it anymore. @throws ApiError */
export async function readFeedbackStatus(
  reference: string,
  id: string,
): Promise<FeedbackStatus | null> {
  if (!mayCall()) throw new ApiError("unreachable", null);
  const { path, init } = readFeedbackCall(reference, id);
  return await withTimeLimit(SILENCE_PATIENCE_MS, async (signal) =>
    readJson(await fetch(path, { ...init, signal }), FeedbackStatusSchema),
  ).catch((cause: unknown) => {
    if (isNotFound(cause)) return null;
    throw cause instanceof ApiError ? cause : new ApiError("unreachable", null, { cause });
  });
}
