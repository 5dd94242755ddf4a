import { registerDevice, updateDevice } from "#data/alertsClient.ts";
import { devicePart, rulesPart } from "#data/phoneParts.ts";
import type { PhoneDevice } from "#domain/phoneAlerts.ts";
import { allUnsent } from "#domain/phoneRules.ts";
import { phoneLabel } from "#platform/phoneLabel.ts";
import type { PushAddress } from "#platform/push.ts";

/** Makes the phone known to the server; all of its rules are to be sent then. @throws ApiError */
export async function register({
  registration,
  address,
  publicKey,
}: PushAddress): Promise<PhoneDevice> {
  const label = phoneLabel();
  const made = await registerDevice({ registration, label });
  const known = { label, address, publicKey, account: null, registeredAt: Date.now() };
  const device = { ...made, ...known };
  await devicePart.change(() => device);
  await rulesPart.change(allUnsent);
  return device;
}

/** Tells the server where the phone is to be reached now. @throws ApiError */
export async function renew(device: PhoneDevice, to: PushAddress): Promise<void> {
  const { registration, address, publicKey } = to;
  await updateDevice(device, { registration, label: device.label });
  await devicePart.change((now) =>
    now === null ? null : { ...now, address, publicKey, registeredAt: Date.now() },
  );
}
