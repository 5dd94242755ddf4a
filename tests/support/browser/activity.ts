import type { Page, Worker } from "@playwright/test";

/** What a page or worker has done since it was last asked. */
export interface Activity {
  /** Timeouts set, and intervals that have come round. */
  timers: number;
  /** Transactions of IndexedDB. */
  transactions: number;
  /** Messages to other tabs, the worker and within the page. */
  messages: number;
  /** Calls to a server. */
  calls: number;
  /** Animation frames asked for. */
  frames: number;
}

/** Counts what a page does, from its next load on; its clock is installed before. */
export async function countActivity(page: Page): Promise<void> {
  await page.addInitScript(count);
}

/** Counts what a worker does from now on. */
export async function countWorkerActivity(worker: Worker): Promise<void> {
  await worker.evaluate(count);
}

/** What was done since the last time. */
export async function takeActivity(where: Page | Worker): Promise<Activity> {
  const task = () => {
    const taken: unknown = Reflect.get(globalThis, "activity");
    Reflect.set(globalThis, "activity", undefined);
    return taken;
  };
  const none = { timers: 0, transactions: 0, messages: 0, calls: 0, frames: 0 };
  const taken = await ("url" in where && "clock" in where
    ? where.evaluate(task)
    : where.evaluate(task));
  return Object.assign(none, taken);
}

/** Runs in a page before its own scripts, or in a worker. */
function count(): void {
  const note = (name: string) => {
    const known: unknown = Reflect.get(globalThis, "activity");
    const counts: Record<string, number> = Object.assign({}, known);
    counts[name] = (counts[name] ?? 0) + 1;
    Reflect.set(globalThis, "activity", counts);
  };
  /** Counts each call of a function of the browser. */
  const follow = (owner: object | undefined, method: string, name: string) => {
    const own: unknown = owner && Reflect.get(owner, method);
    if (owner === undefined || typeof own !== "function") return;
    Reflect.set(owner, method, function followed(this: unknown, ...words: unknown[]): unknown {
      note(name);
      return Reflect.apply(own, this === undefined ? globalThis : this, words);
    });
  };
  follow(globalThis, "setTimeout", "timers");
  follow(globalThis, "fetch", "calls");
  follow(globalThis, "requestAnimationFrame", "frames");
  follow(IDBDatabase.prototype, "transaction", "transactions");
  follow(BroadcastChannel.prototype, "postMessage", "messages");
  follow(MessagePort.prototype, "postMessage", "messages");
  if (typeof ServiceWorker !== "undefined")
    follow(ServiceWorker.prototype, "postMessage", "messages");
  const repeat: unknown = Reflect.get(globalThis, "setInterval");
  if (typeof repeat === "function")
    Reflect.set(globalThis, "setInterval", (task: () => void, ...words: unknown[]): unknown =>
      Reflect.apply(repeat, globalThis, [
        () => {
          note("timers");
          task();
        },
        ...words,
      ]),
    );
}
