import { inTime } from "#domain/time/inTime.ts";

/**
 * What an answer is if it comes soon, else `null`: a screen that has its data at
 * once needs no skeleton, and Back finds its place; a slow one is not waited for.
 */
export function waitFor<Answer>(
  answer: Promise<Answer>,
  patienceMs: number,
): Promise<Answer | null> {
  return inTime(
    answer.catch(() => null),
    patienceMs,
    () => null,
  );
}
