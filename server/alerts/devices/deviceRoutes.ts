import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import {
  DeviceSettingsSchema,
  DeviceStateSchema,
  DeviceWriteSchema,
  FirstDeviceWriteSchema,
  NewDeviceSchema,
  ShownSchema,
} from "#domain/alerts/alertDevices.ts";
import { InboxSchema } from "#domain/alerts/alertMessage.ts";
import { changeSettings, settingsColumns } from "./changeSettings.ts";
import { noteShown } from "./silence.ts";
import { readDeviceState, readInbox } from "./deviceState.ts";
import { addDevice, renewDevice, registrationColumns } from "./deviceRecords.ts";
import { alertDevices } from "../../db/schema/alerts.ts";
import { DONE, jsonAnswer, jsonBody } from "../../web/describe.ts";
import { clientNetworks } from "../../web/clientAddress.ts";
import { problem, tooMany } from "../../web/problem.ts";
import { readBody } from "../../web/input.ts";
import {
  ALERT_PROBLEMS,
  DEVICE_KEY,
  limitDevice,
  requireDevice,
  type AlertRouteParts,
} from "./requireDevice.ts";

const NOT_ACCEPTED = "The registration cannot be used by this site";

/** `/api/alerts/device…`: a phone registers, asks of itself, changes itself, and goes. */
export function deviceRoutes({ db, now, alerts, limits }: AlertRouteParts): Hono {
  const { settings, trustedProxies } = alerts;
  const device = requireDevice(db);
  const limited = limitDevice(limits.write);
  const route = new Hono();
  route.post(
    "/alerts/devices",
    describeRoute({
      summary: "Registers a phone for alerts",
      description: "The key is told once. Header `device-key`: id and key, joined by a dot.",
      requestBody: jsonBody(FirstDeviceWriteSchema),
      responses: { 201: jsonAnswer("Its id and key", NewDeviceSchema), ...ALERT_PROBLEMS },
    }),
    async (c) => {
      if (!(await limits.register.count(clientNetworks(c, trustedProxies)))) return tooMany(c);
      const body = await readBody(c, FirstDeviceWriteSchema);
      if (body instanceof Response) return body;
      const columns = registrationColumns(body.registration, settings);
      if (columns === null) return problem(c, 400, NOT_ACCEPTED);
      const chosen = settingsColumns(body.settings ?? {}, now());
      const added = { ...columns, ...chosen, label: body.label };
      return c.json(await addDevice(db, added, now()), 201);
    },
  );
  route.get(
    "/alerts/device",
    describeRoute({
      summary: "The phone, its rules, and the account's other phones",
      security: DEVICE_KEY,
      responses: { 200: jsonAnswer("What is known of it", DeviceStateSchema), ...ALERT_PROBLEMS },
    }),
    device,
    async (c) => c.json(await readDeviceState(db, c.var.device, now())),
  );
  route.put(
    "/alerts/device",
    describeRoute({
      summary: "Renews the phone's registration, or confirms it",
      security: DEVICE_KEY,
      requestBody: jsonBody(DeviceWriteSchema),
      responses: { 204: DONE, ...ALERT_PROBLEMS },
    }),
    device,
    limited,
    async (c) => {
      const body = await readBody(c, DeviceWriteSchema);
      if (body instanceof Response) return body;
      const columns = registrationColumns(body.registration, settings);
      if (columns === null) return problem(c, 400, NOT_ACCEPTED);
      await renewDevice(db, c.var.device.id, columns, body.label, now());
      return c.body(null, 204);
    },
  );
  route.patch(
    "/alerts/device",
    describeRoute({
      summary: "Changes when the phone may ring; what is absent stays",
      security: DEVICE_KEY,
      requestBody: jsonBody(DeviceSettingsSchema),
      responses: { 204: DONE, ...ALERT_PROBLEMS },
    }),
    device,
    limited,
    async (c) => {
      const body = await readBody(c, DeviceSettingsSchema);
      if (body instanceof Response) return body;
      await changeSettings(db, c.var.device.id, body, now());
      alerts.wake();
      return c.body(null, 204);
    },
  );
  route.get(
    "/alerts/inbox",
    describeRoute({
      summary: "What the phone was told in the last seven days, and what waits to ring",
      security: DEVICE_KEY,
      responses: { 200: jsonAnswer("Messages, oldest first", InboxSchema), ...ALERT_PROBLEMS },
    }),
    device,
    async (c) => c.json({ messages: await readInbox(db, c.var.device, now()) }),
  );
  route.post(
    "/alerts/shown",
    describeRoute({
      summary: "Says that the phone's worker has shown messages",
      security: DEVICE_KEY,
      requestBody: jsonBody(ShownSchema),
      responses: { 202: DONE, ...ALERT_PROBLEMS },
    }),
    device,
    limited,
    async (c) => {
      const body = await readBody(c, ShownSchema);
      if (body instanceof Response) return body;
      await noteShown(db, c.var.device.id, body.ids, now());
      return c.body(null, 202);
    },
  );
  route.delete(
    "/alerts/device",
    describeRoute({
      summary: "Removes the phone with its own rules and all that waits for it",
      security: DEVICE_KEY,
      responses: { 204: DONE, ...ALERT_PROBLEMS },
    }),
    device,
    limited,
    async (c) => {
      await db.delete(alertDevices).where(eq(alertDevices.id, c.var.device.id));
      return c.body(null, 204);
    },
  );
  return route;
}
