/** How long anything may take on two shared processors. */
export const PATIENCE_MS = 20_000;

/**
 * Asks again and again until the answer is yes.
 *
 * @param instead what there is in its place, for the error
 * @throws Error that says what did not come
 */
export async function waitFor(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
  instead?: () => Promise<string>,
): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!(await isThere())) {
    if (Date.now() > until) {
      const found = instead === undefined ? "" : `, but: ${await instead()}`;
      throw new Error(`${what} did not come${found}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
