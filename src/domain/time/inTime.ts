/**
 * What a work comes to if it does so in time, else what stands in for it. The work goes on and is no longer
 * waited for; what it fails with later is no error of anybody's. The timer is cleared in any case.
 *
 * @param limitMs longest wait, in milliseconds
 * @param late stands in when the time is over, or throws
 * @throws what the work throws in time; what `late` throws
 */
export async function inTime<Output, Late>(
  work: Promise<Output>,
  limitMs: number,
  late: () => Late,
): Promise<Output | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What stands in is asked for outside the timer: what is thrown there reaches nobody, and the wait would never end.
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, limitMs));
  }).then(late);
  work.catch(() => {});
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
