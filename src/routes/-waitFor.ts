/**
 * What an answer is if it comes soon, else `null`: a screen that has its data at
 * once needs no skeleton, and Back finds its place; a slow one is not waited for.
 */
export function waitFor<Answer>(
  answer: Promise<Answer>,
  patienceMs: number,
): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([answer.catch(() => null), late]);
}
