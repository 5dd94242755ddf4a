import { readingAndWriting, visitors } from "../../support/many/visitors.ts";
import { visit, type Visit } from "../../support/running/visit.ts";
import type { Site } from "../../../support/server/site.ts";

const ASKED_FOR = ["/", "/api/statistics", "/api/stores", "/dispensary-menus"];
const ADDRESSES = Array.from({ length: 16 }, (_, index) => `127.0.6.${String(index + 1)}`);
const BEFORE_MS = 1_000;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How visitors fared. */
export interface Endured {
  asked: number;
  failedReads: number;
  failedWrites: number;
  /** Of what one visitor has asked for while one process was ended. */
  mostOfOne: number;
}

/**
 * Ends processes one after the other, and starts each again, while visitors read and write.
 *
 * @param port of the nginx in front of them
 * @param end ends the process at a place of the list
 * @param start starts one there
 */
export async function endInTurn(
  port: number,
  places: readonly number[],
  end: (place: number) => Promise<void>,
  start: (place: number) => Promise<Site>,
): Promise<Endured> {
  const through = (path: string, more: Partial<Visit>) =>
    visit(path, { port, isSecure: true, ...more });
  const load = visitors(ADDRESSES, through, readingAndWriting(ASKED_FOR).wanted);
  let mostOfOne = 0;
  for (const place of places) {
    const before = load.failures();
    await pass(BEFORE_MS);
    await end(place);
    await start(place);
    for (const [who, each] of load.failures())
      mostOfOne = Math.max(mostOfOne, each.length - (before.get(who)?.length ?? 0));
  }
  const { asked, failures } = await load.stop();
  const all = [...failures.values()].flat();
  const failedReads = all.filter((words) => words.startsWith("GET")).length;
  return { asked, failedReads, failedWrites: all.length - failedReads, mostOfOne };
}
