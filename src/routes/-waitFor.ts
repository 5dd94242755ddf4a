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

/** How long a screen waits for its own answer, in milliseconds: copies on the phone are there by then. */
const COPY_PATIENCE_MS = 300;

/** Loads what a screen shows, and goes on without it when it takes longer than a copy would. */
export const loadSoon = <Answer>(loading: Promise<Answer>): Promise<Answer | null> =>
  waitFor(loading, COPY_PATIENCE_MS);
