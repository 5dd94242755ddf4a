import { replaceEqualDeep, type QueryClient } from "@tanstack/react-query";
import { readDeviceState } from "../alertsClient.ts";
import { savedAnswer } from "#data/saved/savedQuery.ts";
import { deviceStore } from "#data/alertRecords.ts";
import { ringingStore } from "#data/ringingStore.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { type DeviceState, DeviceStateSchema } from "#domain/alerts/alertDevices.ts";
import type { PhoneDevice } from "#domain/alerts/phoneAlerts.ts";
import { afterReading } from "#domain/alerts/phoneRules.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { createPersister } from "#data/saved/persister.ts";

/** An account of which the phone knows only that it belongs to it; it leaves it, or joins its own. */
const SOMEBODY = "somebody";

const keyOf = ({ id }: PhoneDevice) => ["alert-device", id] as const;

/** What the server knows of this phone. Reading it takes over what other phones have changed. */
export const deviceStateQuery = (device: PhoneDevice) =>
  savedAnswer(
    keyOf(device),
    async () => {
      const state = await readDeviceState(device);
      await takeOver(state);
      return state;
    },
    alertsPersister,
  );

async function takeOver(state: DeviceState): Promise<void> {
  const { joined, rules: theirs } = state;
  // The phone believed that it had joined or left, and the server never heard of it.
  await deviceStore.change((device) =>
    device === null || joined === (device.account !== null)
      ? device
      : { ...device, account: joined ? SOMEBODY : null },
  );
  await rulesStore.change((rules) => afterReading(rules, theirs));
  await rememberRinging(state);
}

/** For when alerts are turned on again, and for a server that has lost the phone. What is known already is not written again. */
async function rememberRinging({ quietHours, ringing }: DeviceState): Promise<void> {
  await ringingStore.change((known) => replaceEqualDeep(known, { quietHours, ...ringing }));
}

/**
 * Asks the server now, whatever copy there is.
 *
 * @returns `null` where alerts are off
 * @throws ApiError
 */
export async function readState(client: QueryClient): Promise<DeviceState | null> {
  const device = await deviceStore.read();
  if (device === null) return null;
  // With the copy, what the server says would come after this has ended.
  const { persister: _, ...query } = deviceStateQuery(device);
  await dropReading(client, device);
  const state = await client.fetchQuery({ ...query, staleTime: 0, retry: false });
  await alertsPersister.persistQueryByKey(query.queryKey, client);
  return state;
}

/** What the server has taken is shown at once. */
export async function noteState(
  client: QueryClient,
  device: PhoneDevice,
  change: Partial<DeviceState>,
): Promise<void> {
  const { queryKey } = deviceStateQuery(device);
  await dropReading(client, device);
  const state = client.setQueryData<DeviceState>(queryKey, (before) =>
    before === undefined ? before : { ...before, ...change },
  );
  if (state !== undefined) await rememberRinging(state);
  await alertsPersister.persistQueryByKey(queryKey, client);
}

/**
 * An answer that is still on its way may be from before what has been changed since. Where nothing is
 * shown yet it is the one that will be.
 */
async function dropReading(client: QueryClient, device: PhoneDevice): Promise<void> {
  const queryKey = keyOf(device);
  if (client.getQueryData(queryKey) !== undefined) await client.cancelQueries({ queryKey });
}

/** For a phone that gets no alerts any more. */
export async function forgetState(client: QueryClient, device: PhoneDevice): Promise<void> {
  const queryKey = keyOf(device);
  client.removeQueries({ queryKey });
  await alertsPersister.removeQueries({ queryKey });
}

/** Persister of what the server knows of this phone's alerts, by the id that it gave the phone. */
const alertsPersister = createPersister({
  ...QUERY_DATABASES.alerts,
  answers: { "alert-device": DeviceStateSchema },
});
