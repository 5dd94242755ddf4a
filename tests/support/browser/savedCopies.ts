import { QUERY_DATABASES } from "../../../src/domain/queries/smallQueries.ts";
import { HOUR_MS } from "../../../src/domain/time/spans.ts";
import type { Evaluating } from "./evaluating.ts";

/** Changes every saved copy of a small answer, in the way a crash, an old release, a bug or time would. */
export type Change = "older release" | "damaged" | "no record" | "hours old";

interface Place {
  database: string;
  store: string;
}

const HOURS_MS = 2 * HOUR_MS;

/** Changes every saved copy of a small answer. */
export const changeSavedCopies = (
  page: Evaluating<Place & { change: Change; ageMs: number }>,
  change: Change,
): Promise<void> =>
  page.evaluate(changeRecords, { ...QUERY_DATABASES.small, change, ageMs: HOURS_MS });

/** How many saved copies are still such that they cannot be read. */
export const countSpoilt = (page: Evaluating<Place>): Promise<number> =>
  page.evaluate(countSpoiltRecords, QUERY_DATABASES.small);

/** Runs in a page. */
async function changeRecords({
  database: name,
  store,
  change,
  ageMs,
}: Place & { change: Change; ageMs: number }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const transaction = database.transaction(store, "readwrite");
  const walk = transaction.objectStore(store).openCursor();
  walk.addEventListener("success", () => {
    const at = walk.result;
    if (!at) return;
    const record: { buster: string; state: { dataUpdatedAt: number } } = at.value;
    const { state } = record;
    if (change === "older release") at.update({ ...record, buster: "0" });
    else if (change === "no record") at.update("rubbish");
    else if (change === "damaged")
      at.update({ ...record, state: { ...state, data: { topFlower: 7 } } });
    else at.update({ ...record, state: { ...state, dataUpdatedAt: state.dataUpdatedAt - ageMs } });
    at.continue();
  });
  await new Promise((resolve) => transaction.addEventListener("complete", resolve));
  database.close();
}

/** Runs in a page. */
async function countSpoiltRecords({ database: name, store }: Place): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const all = await new Promise<unknown[]>((resolve) => {
    const asking = database.transaction(store).objectStore(store).getAll();
    asking.addEventListener("success", () => resolve(asking.result));
  });
  database.close();
  return all.filter((record) => /rubbish|"buster":"0"|"topFlower":7/.test(JSON.stringify(record)))
    .length;
}
