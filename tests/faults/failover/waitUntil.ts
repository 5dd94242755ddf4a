/** @throws Error that says what did not come in time */
export async function waitUntil(
  what: string,
  milliseconds: number,
  isThere: () => Promise<boolean>,
): Promise<void> {
  const until = performance.now() + milliseconds;
  while (!(await isThere())) {
    if (performance.now() > until) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
