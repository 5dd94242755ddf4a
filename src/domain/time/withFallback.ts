/**
 * What the work answers, or the fallback when it refuses, fails, or keeps silent for too long. It
 * is for what may fail without harm, in page and worker alike: storage that is denied, full or
 * blocked, calls without a connection. Work that is late goes on, but is no longer waited for.
 *
 * @param patienceMs longest wait, in milliseconds
 */
export function withFallback<Value>(
  fallback: Value,
  patienceMs: number,
  work: () => Promise<Value>,
): Promise<Value> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(resolve, patienceMs, fallback);
    const settle = (value: Value) => {
      clearTimeout(giveUp);
      resolve(value);
    };
    // Inside a then(), so that a synchronous throw of `indexedDB.open` counts as well.
    Promise.resolve()
      .then(work)
      .then(settle, () => settle(fallback));
  });
}
