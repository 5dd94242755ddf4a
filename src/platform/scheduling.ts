interface YieldingScheduler {
  yield: () => Promise<void>;
}

/** Ends the task that is running, so that a tap is answered and a frame painted before the next begins. */
export async function yieldToVisitor(): Promise<void> {
  const scheduler: Partial<YieldingScheduler> | undefined = Reflect.get(globalThis, "scheduler");
  if (scheduler?.yield !== undefined) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}

/** Does one after the other, each in a task of its own. */
export async function inSlices(jobs: readonly (() => unknown)[]): Promise<void> {
  for (const job of jobs) {
    job();
    await yieldToVisitor();
  }
}

/** Runs once the page has been painted and nothing more urgent waits. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 500);
}
