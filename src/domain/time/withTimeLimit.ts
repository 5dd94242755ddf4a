/**
 * Does work that may take so long and no longer, in page, worker and server alike. The caller
 * goes on when the time is over, also if the work does not listen to its signal.
 *
 * The timer is one of its own and cleared at the end. `AbortSignal.timeout` and
 * `AbortSignal.any` are no good for this: on Node 20 a collection of garbage may take the
 * timer along (nodejs/node 57736), and then the work never ends.
 *
 * @param limitMs from the beginning to the end, the reading of an answer included
 * @param work may begin the time anew by its second parameter, when there is a sign of life
 * @param outer ends the work earlier
 * @throws DOMException named `TimeoutError` when the time is over; the reason of `outer`
 */
export async function withTimeLimit<Output>(
  limitMs: number,
  work: (signal: AbortSignal, beginAnew: () => void) => Promise<Output>,
  outer?: AbortSignal,
): Promise<Output> {
  const inner = new AbortController();
  const brokenOff = new Promise<never>((_, reject) => {
    inner.signal.addEventListener("abort", () => {
      reject(inner.signal.reason);
    });
  });
  const follow = () => {
    inner.abort(outer?.reason);
  };
  const begin = () =>
    setTimeout(() => {
      inner.abort(new DOMException("It took too long.", "TimeoutError"));
    }, limitMs);
  let timer = begin();
  const beginAnew = () => {
    clearTimeout(timer);
    timer = begin();
  };
  outer?.addEventListener("abort", follow);
  try {
    if (outer?.aborted === true) follow();
    return await Promise.race([work(inner.signal, beginAnew), brokenOff]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", follow);
  }
}
