import { readDeviceState } from "#data/api/alertsClient.ts";
import { deviceStore, rulesStore, stateStore } from "#data/phoneStores.ts";
import { afterReading } from "#domain/alerts/phoneRules.ts";

/** An account of which the phone knows only that it belongs to it; it leaves it, or joins its own. */
const SOMEBODY = "somebody";

/** Asks the server what it knows of this phone, and takes over what other phones have changed. @throws ApiError */
export async function readState(): Promise<void> {
  const device = await deviceStore.read();
  if (device === null) return;
  const state = await readDeviceState(device);
  await stateStore.change(() => state);
  // The phone believed that it had joined or left, and the server never heard of it.
  if (state.joined !== (device.account !== null)) {
    await deviceStore.change((now) =>
      now === null ? null : { ...now, account: state.joined ? SOMEBODY : null },
    );
  }
  await rulesStore.change((rules) => afterReading(rules, state.rules));
}
