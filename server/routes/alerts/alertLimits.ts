import type { Db } from "../../db/database.ts";
import { createLimit, type AttemptLimit } from "../../identity/attemptLimits.ts";

/** How often phones may call. Several may share an address, so that theirs are wider. */
export interface AlertLimits {
  /** New devices by address: 20 an hour. */
  register: AttemptLimit;
  /** Calls by address: 2,000 an hour. */
  address: AttemptLimit;
  /** Changes by device: 300 an hour. */
  write: AttemptLimit;
  /** Tests by device: 5 an hour. */
  test: AttemptLimit;
}

const HOUR_S = 60 * 60;

/** Makes the limits of a database; they hold for all processes on it. */
export function createAlertLimits(db: Db): AlertLimits {
  const anHour = (name: string, points: number) =>
    createLimit(db, { name: `alerts-${name}`, points, seconds: HOUR_S });
  return {
    register: anHour("register", 20),
    address: anHour("address", 2_000),
    write: anHour("write", 300),
    test: anHour("test", 5),
  };
}
