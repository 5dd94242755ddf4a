/** How long anything may take on two shared processors. */
export const PATIENCE_MS = 20_000;

/**
 * Asks again and again until the answer is yes.
 *
 * @throws Error that says what did not come
 */
export async function waitFor(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!(await isThere())) {
    if (Date.now() > until) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
