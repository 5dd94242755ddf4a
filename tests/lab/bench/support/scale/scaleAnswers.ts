import { readyAnswer, type ReadyAnswer } from "../../../../../server/web/answers/readyAnswer.ts";
import type { Db } from "../../../../../server/db/database.ts";
import { readDeals, readMenu } from "../../../../../server/catalogue/menus.ts";
import { readProduct, readSearchIndex } from "../../../../../server/catalogue/products.ts";
import { computeStatistics } from "../../../../../server/catalogue/statistics.ts";
import { storeProfiles } from "../../../../../server/catalogue/stores/storeProfiles.ts";
import type { Figures, Metric } from "../report/metrics.ts";
import { ONE_PRODUCT, ONE_STORE } from "./scaleData.ts";

interface Answer {
  time: Metric;
  bytes: Metric;
  make: (db: Db, now: number) => Promise<unknown>;
}

/**
 * What visitors ask for, as the routes make it. The menus of all stores are left out: a million
 * offers as rows do not fit into Node's heap.
 */
export const ANSWERS: readonly Answer[] = [
  { time: "scaleStatistics", bytes: "scaleStatisticsBytes", make: computeStatistics },
  {
    time: "scaleMenu",
    bytes: "scaleMenuBytes",
    make: (db) => readMenu(db, `shop-${String(ONE_STORE)}`),
  },
  {
    time: "scaleProduct",
    bytes: "scaleProductBytes",
    make: (db, now) => readProduct(db, ONE_PRODUCT, now),
  },
  { time: "scaleDeals", bytes: "scaleDealsBytes", make: readDeals },
  { time: "scaleSearch", bytes: "scaleSearchBytes", make: (db) => readSearchIndex(db) },
  { time: "scaleStores", bytes: "scaleStoresBytes", make: (db) => storeProfiles(db) },
];

/** How long an answer takes from the question to the bytes that travel, in milliseconds, and how many they are. */
export async function makeAnew(
  db: Db,
  { time, bytes, make }: Answer,
  now: number,
): Promise<Figures> {
  const start = performance.now();
  const answer = await readyAnswer(await make(db, now));
  return { [time]: performance.now() - start, [bytes]: brotliOf(answer) };
}

const brotliOf = ({ bodies }: ReadyAnswer) =>
  "plain" in bodies ? bodies.plain.length : bodies.br.length;
