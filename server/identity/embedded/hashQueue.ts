/** More calls wait than can be served soon. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
}

/** Runs work in the order it came, some at a time. @throws QueueFullError */
export type Queue = <Output>(work: () => Promise<Output>) => Promise<Output>;

/**
 * Makes a queue that bounds what work takes at once.
 *
 * @param atOnce how many run side by side
 * @param waiting how many may wait; the next is refused
 */
export function createQueue(atOnce: number, waiting: number): Queue {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new QueueFullError("Too many calls are waiting.");
      // Who leaves hands its place on, so that nobody slips in between.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
