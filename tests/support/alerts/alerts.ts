import { createECDH, randomBytes, randomUUID } from "node:crypto";
import type { Hono } from "hono";
import * as v from "valibot";
import webPush from "web-push";
import { NewDeviceSchema, type NewDevice, type Registration } from "#domain/alerts/alertDevices.ts";
import { ANY_DEAL, type AlertRule } from "#domain/alerts/alertRules.ts";
import type { AlertService, AlertSettings } from "../../../server/alerts/alertSettings.ts";

/** How a site under test sends: by Web Push, also to push services of this machine. */
export function alertSettingsForTests(more: Partial<AlertSettings["webPush"]> = {}): AlertSettings {
  const webPushSettings = {
    key: webPush.generateVAPIDKeys(),
    subject: "https://site.test",
    siteOrigin: "https://site.test",
    services: ["push.example.org"],
    localOrigins: [],
    proxy: null,
    ...more,
  };
  return { webPush: webPushSettings, fcm: null };
}

/** A site's alerts that nobody sends. */
export function alertsForTests(more: Partial<AlertService> = {}): AlertService {
  return {
    settings: alertSettingsForTests(),
    wake: () => undefined,
    trustedProxies: 0,
    ...more,
  };
}

/** What a browser makes when it subscribes, with the half that it keeps. */
export function newSubscription(endpoint = `https://push.example.org/${randomUUID()}`) {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  const registration: Registration = { transport: "webpush", endpoint, p256dh, auth };
  return { registration, curve, auth };
}

/** A rule that any deal matches but for what is given. */
export function ruleOf(more: Partial<AlertRule> = {}): AlertRule {
  return { ...ANY_DEAL, id: randomUUID(), ...more };
}

type Asked = { status: number; body: unknown; headers: Headers };

/** Calls a site's routes of alerts as phones do. */
export function phonesOf(app: Hono, address = "203.0.113.7") {
  const socket = { incoming: { socket: { remoteAddress: address } } };

  async function call(
    method: string,
    path: string,
    { key, body, bearer }: { key?: NewDevice | string; body?: unknown; bearer?: string } = {},
  ): Promise<Asked> {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (key !== undefined) {
      headers["device-key"] = typeof key === "string" ? key : `${key.id}.${key.key}`;
    }
    if (bearer !== undefined) headers["authorization"] = `Bearer ${bearer}`;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const init = { method, headers, ...(body === undefined ? {} : { body: text }) };
    const response = await app.request(`/api/alerts/${path}`, init, socket);
    const answer = await response.text();
    const parsed: unknown = answer === "" ? null : JSON.parse(answer);
    return { status: response.status, body: parsed, headers: response.headers };
  }

  return {
    call,
    /** Registers a new phone. */
    register: async (
      registration = newSubscription().registration,
      label = "Chrome on Android",
    ) => {
      const answer = await call("POST", "devices", { body: { registration, label } });
      if (answer.status !== 201) throw new Error(`registering answered ${String(answer.status)}`);
      return v.parse(NewDeviceSchema, answer.body);
    },
    /** Writes a rule of the phone's. @returns the status */
    write: async (key: NewDevice, rule: AlertRule) =>
      (await call("PUT", `rules/${rule.id}`, { key, body: rule })).status,
  };
}
