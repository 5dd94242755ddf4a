import type { MiddlewareHandler } from "hono";
import { DEVICE_KEY_HEADER } from "#domain/alerts/alertCalls.ts";
import { parseDeviceKey, findDevice, type DeviceRow } from "./deviceRecords.ts";
import type { Db } from "../../db/database.ts";
import { type AttemptLimit, createLimitFactory } from "../../web/attemptLimits.ts";
import { problem, tooMany } from "../../web/problem.ts";
import type { ClientNetworks } from "../../web/clientAddress.ts";
import { problemAnswer } from "../../web/describe.ts";
import type { AlertService } from "../alertSettings.ts";
import type { Identity } from "../../accounts/identity.ts";
import type { Log } from "../../log.ts";

/** What a route behind `requireDevice` knows of who asks. */
interface DeviceVariables {
  device: DeviceRow;
}

/**
 * Lets a request pass that carries the key of a device, and answers 401 to all others, without
 * saying what is wrong. A phone that gets it registers again.
 */
export function requireDevice(db: Db): MiddlewareHandler<{ Variables: DeviceVariables }> {
  return async (c, next) => {
    const key = parseDeviceKey(c.req.header(DEVICE_KEY_HEADER));
    const device = key === null ? null : await findDevice(db, key);
    if (device === null) return problem(c, 401);
    c.set("device", device);
    await next();
  };
}

/** Counts a call of a device and answers 429 beyond the limit. Stands behind `requireDevice`. */
export function limitDevice(
  limit: AttemptLimit,
): MiddlewareHandler<{ Variables: DeviceVariables }> {
  return async (c, next) => {
    if (!(await limit.count(c.var.device.id))) return tooMany(c);
    await next();
  };
}

/** How often phones may call. Several may share an address, so that theirs are wider. */
interface AlertLimits {
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

/** How calls of a phone say which it is. */
export const DEVICE_KEY = [{ deviceKey: [] }];

/** What any call of a phone may answer instead. */
export const ALERT_PROBLEMS = {
  400: problemAnswer("The body is not what is described"),
  401: problemAnswer("There is no such phone, or the key is not its key: register anew"),
  409: problemAnswer("There are too many rules"),
  429: problemAnswer("There were too many calls"),
};

/** The answer where an id is unknown, or belongs to another phone or account. */
export const UNKNOWN_RULE = { 404: problemAnswer("There is no such rule of the phone's") };

export const UNKNOWN_DEVICE = { 404: problemAnswer("There is no such phone of the account's") };

/** What the route of alerts needs of the site. */
export interface AlertRouteDeps {
  db: Db;
  identity: Identity;
  alerts: AlertService;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
}

/** What the parts of the route work with. */
export interface AlertRouteParts extends AlertRouteDeps {
  limits: AlertLimits;
}
