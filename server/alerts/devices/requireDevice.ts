import type { MiddlewareHandler } from "hono";
import { DEVICE_KEY_HEADER } from "#domain/alerts/alertCalls.ts";
import { parseDeviceKey } from "./deviceKey.ts";
import { findDevice, type DeviceRow } from "./deviceRecords.ts";
import type { Db } from "../../db/database.ts";
import type { AttemptLimit } from "../../web/attemptLimits.ts";
import { problem, tooMany } from "../../web/problem.ts";

/** What a route behind `requireDevice` knows of who asks. */
export interface DeviceVariables {
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
