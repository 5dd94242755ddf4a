import { readDeviceState } from "#data/alertsClient.ts";
import { devicePart, rulesPart, statePart } from "#data/phoneParts.ts";
import { afterReading } from "#domain/phoneRules.ts";

/** Asks the server what it knows of this phone, and takes over what other phones have changed. @throws ApiError */
export async function readState(): Promise<void> {
  const device = await devicePart.read();
  if (device === null) return;
  const state = await readDeviceState(device);
  await statePart.change(() => state);
  await rulesPart.change((rules) => afterReading(rules, state.rules));
}
