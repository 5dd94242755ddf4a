import * as v from "valibot";
import { NewDeviceSchema } from "#domain/alerts/alertDevices.ts";
import { newSubscription } from "../../../support/alerts/alerts.ts";
import type { Reached } from "../kills/site/reached.ts";

const JSON_TYPE = { "content-type": "application/json" };

/** Registers a phone with a push service and asks for a test. @throws Error when it is not taken */
export async function phoneThatAsks(site: Reached, endpoint: string) {
  const { registration } = newSubscription(endpoint);
  const made = await site.call({
    path: "/api/alerts/devices",
    init: {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify({ registration, label: "Phone" }),
    },
  });
  if (made?.status !== 201) throw new Error(`A phone was answered ${JSON.stringify(made)}.`);
  const { id, key } = v.parse(NewDeviceSchema, JSON.parse(made.text));
  const headers = { ...JSON_TYPE, "device-key": `${id}.${key}` };
  const ask = (method: string, path: string) =>
    site.call({ path: `/api/alerts/${path}`, init: { method, headers } });
  return {
    /** @returns whether it was acknowledged */
    askForTest: async () => (await ask("POST", "test"))?.status === 202,
    /** Whether the site still knows it. */
    isKnown: async () => (await ask("GET", "device"))?.status === 200,
  };
}
