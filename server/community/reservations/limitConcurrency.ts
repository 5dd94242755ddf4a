/** Lets a few go on at a time; the others wait in their order. */
export interface ConcurrencyLimit {
  take: <Output>(work: () => Promise<Output>) => Promise<Output>;
}

/**
 * Makes turns. Who waits for an event's row holds a connection to the database meanwhile: in a
 * rush for seats all of them, and the rest of the site would be told that it is too busy.
 */
export function limitConcurrency(atOnce: number): ConcurrencyLimit {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return {
    async take(work) {
      if (free > 0) free -= 1;
      // Who ends hands its place on.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
