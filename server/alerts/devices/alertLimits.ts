import type { Db } from "../../db/database.ts";
import { createLimitFactory, type AttemptLimit } from "../../web/attemptLimits.ts";
import type { ClientNetworks } from "../../web/clientAddress.ts";

/** How often phones may call. Several may share an address, so that theirs are wider. */
export interface AlertLimits {
  /** New devices by address: 20 an hour. */
  register: AttemptLimit<ClientNetworks>;
  /** Calls by address: 2,000 an hour. */
  address: AttemptLimit<ClientNetworks>;
  /** Changes by device: 300 an hour. */
  write: AttemptLimit;
  /** Tests by device: 5 an hour. */
  test: AttemptLimit;
}

const HOUR_S = 60 * 60;

/** Makes the limits of a database; they hold for all processes on it. */
export function createAlertLimits(db: Db): AlertLimits {
  const { limit, addressLimit } = createLimitFactory(db);
  const anHour = (name: string, points: number) => ({
    name: `alerts-${name}`,
    points,
    seconds: HOUR_S,
  });
  return {
    register: addressLimit(anHour("register", 20)),
    address: addressLimit(anHour("address", 2_000)),
    write: limit(anHour("write", 300)),
    test: limit(anHour("test", 5)),
  };
}
