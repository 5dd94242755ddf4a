import * as v from "valibot";

/**
 * What a phone keeps about its alerts, and where: the one definition that page and worker share.
 * Each part is one record, so that a change of it is one step.
 */
export const PHONE_ALERTS = { database: "ohio-alerts", store: "parts" } as const;

export const INBOX_PART = "inbox";
export const SETTINGS_PART = "settings";
export const DEVICE_PART = "device";
export const RULES_PART = "rules";

/** Channel on which a writer that has changed a part says so, that open pages read it again. */
export const partChannel = (part: string) => `alerts-${part}`;

/** What the phone alone knows and decides. */
const PhoneSettingsSchema = v.object({
  /** The lock screen says that there is news and nothing more. */
  isDiscreet: v.boolean(),
  /** Until when nothing may ring, epoch milliseconds; `null`: not muted. */
  mutedUntil: v.nullable(v.number()),
});
export type PhoneSettings = v.InferOutput<typeof PhoneSettingsSchema>;

/** Settings as they lie in storage; the discreet ones when they cannot be read. */
export function parsePhoneSettings(stored: unknown): PhoneSettings {
  const settings = v.safeParse(PhoneSettingsSchema, stored);
  return settings.success ? settings.output : { isDiscreet: true, mutedUntil: null };
}

/** How the phone is known to the server, and what it registered there. */
const PhoneDeviceSchema = v.object({
  id: v.string(),
  key: v.string(),
  /** What the phone calls itself. */
  label: v.string(),
  /** The endpoint or token that the server was told, and the key it was made for. */
  address: v.string(),
  publicKey: v.string(),
  /** The account that the phone belongs to, by uid. */
  account: v.nullable(v.string()),
  /** When the server last took the registration, epoch milliseconds. */
  registeredAt: v.number(),
});
export type PhoneDevice = v.InferOutput<typeof PhoneDeviceSchema>;

/** The device as it lies in storage; `null` when the phone gets no alerts. */
export function parsePhoneDevice(stored: unknown): PhoneDevice | null {
  const device = v.safeParse(PhoneDeviceSchema, stored);
  return device.success ? device.output : null;
}
