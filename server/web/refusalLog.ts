import { MINUTE_MS } from "#domain/time/spans.ts";

/** What a log says of a request that was refused. */
export interface Refused {
  requestId: string;
  method: string;
  /** Pattern of the address. */
  route: string;
  status: number;
}

/** By these the site says no to who asks, or to how; what is merely not there is no attempt. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 413, 415, 429]);

/** Endless refusals must not fill the disk. */
const MOST_A_MINUTE = 60;

/**
 * Writes down who was refused: without a token, from another site's page, too large, of a wrong
 * type, too often. After sixty lines of one minute the others are counted, and told with the next.
 *
 * @param now epoch milliseconds
 */
export function createRefusalLog(
  log: { info: (what: object, message: string) => void },
  now: () => number = Date.now,
): (refused: Refused) => void {
  let minute = 0;
  let lines = 0;
  let leftOut = 0;
  return (refused) => {
    if (!REFUSALS.has(refused.status)) return;
    const thisMinute = Math.floor(now() / MINUTE_MS);
    if (thisMinute !== minute) [minute, lines] = [thisMinute, 0];
    if (lines === MOST_A_MINUTE) {
      leftOut += 1;
      return;
    }
    lines += 1;
    log.info(leftOut === 0 ? refused : { ...refused, leftOut }, "refused");
    leftOut = 0;
  };
}
