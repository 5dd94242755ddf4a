/** What several pieces of work have left of one span of time, however many they are. */
export interface SharedLimit {
  /** What the work answers, or the fallback when it throws or the time is over. */
  within: <Value>(fallback: Value, work: (signal: AbortSignal) => Promise<Value>) => Promise<Value>;
  /** Nothing is limited any more. */
  end: () => void;
}

/**
 * One timer for all that belongs to one attempt, such as a call and the note of what came of it:
 * a phone sets as few as it can. The time begins with the first piece of work. For one that comes
 * when it is over it begins anew, so that what came too late can still be noted.
 *
 * @param limitMs milliseconds
 */
export function sharedLimit(limitMs: number): SharedLimit {
  let running: { over: AbortController; timer: ReturnType<typeof setTimeout> } | null = null;
  const begin = () => {
    const over = new AbortController();
    return { over, timer: setTimeout(() => over.abort(), limitMs) };
  };
  return {
    within: (fallback, work) => {
      if (running === null || running.over.signal.aborted) running = begin();
      const { signal } = running.over;
      return new Promise((resolve) => {
        const giveUp = () => resolve(fallback);
        signal.addEventListener("abort", giveUp, { once: true });
        // Inside a then(), so that a synchronous throw counts as well.
        Promise.resolve(signal)
          .then(work)
          .then(resolve, giveUp)
          .finally(() => signal.removeEventListener("abort", giveUp));
      });
    },
    end: () => clearTimeout(running?.timer),
  };
}
