import * as v from "valibot";
import { DAY_MS } from "../time/spans.ts";
import { INBOX_SIZE } from "./alertMessage.ts";
import { AlertRuleSchema } from "./alertRules.ts";
import { InstantSchema } from "../time/instant.ts";
import { CadenceSchema, CapSchema, USUAL_CADENCE, USUAL_CAP } from "./cadence.ts";
import { QuietHoursSchema } from "./quietHours.ts";

/**
 * What phone and server say to each other about alerts. A phone is known by an id and proves
 * itself with a key that only it has, in the header `device-key` as `<id>.<key>`: no account is needed.
 */

/** Registrations older than this are renewed, in milliseconds (product description §9: 7 days). */
export const REGISTRATION_LIFE_MS = 7 * DAY_MS;

const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+=*$/), v.maxLength(max));

/** Where messages for a phone are handed in. */
export const RegistrationSchema = v.union([
  v.object({
    transport: v.literal("webpush"),
    endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
    /** The phone's public key and shared secret (RFC 8291), as `PushSubscription.toJSON` gives them. */
    p256dh: base64url(200),
    auth: base64url(100),
  }),
  v.object({
    transport: v.literal("fcm"),
    token: v.pipe(v.string(), v.minLength(20), v.maxLength(1_000)),
  }),
]);
export type Registration = v.InferOutput<typeof RegistrationSchema>;

const SubscriptionSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

/**
 * What the server must know of a browser's push subscription.
 *
 * @param subscription what its `toJSON` gives
 * @throws ValiError when it has no keys
 */
export function webPushRegistration(subscription: unknown): Registration {
  const { endpoint, keys } = v.parse(SubscriptionSchema, subscription);
  return v.parse(RegistrationSchema, { transport: "webpush", endpoint, ...keys });
}

/** What the phone calls itself, such as `Chrome on Android`. */
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

/** `PUT /api/alerts/device`. */
export const DeviceWriteSchema = v.object({ registration: RegistrationSchema, label });
export type DeviceWrite = v.InferOutput<typeof DeviceWriteSchema>;

/** Answer of `POST /api/alerts/devices`; the key is sent once and stored as a hash. */
export const NewDeviceSchema = v.object({ id: v.pipe(v.string(), v.uuid()), key: v.string() });
export type NewDevice = v.InferOutput<typeof NewDeviceSchema>;

/** `PATCH /api/alerts/device`: what is absent stays. */
export const DeviceSettingsSchema = v.partial(
  v.object({
    quietHours: v.nullable(QuietHoursSchema),
    /** Nothing rings before, a day at the most; `null`: not muted. */
    mutedUntil: v.nullable(InstantSchema),
    ...CadenceSchema.entries,
    ...CapSchema.entries,
    /** Whether the phone says which messages it has shown. */
    acknowledges: v.boolean(),
  }),
);
export type DeviceSettings = v.InferOutput<typeof DeviceSettingsSchema>;

/** `POST /api/alerts/devices`: a phone that was known before brings what was chosen on it. */
export const FirstDeviceWriteSchema = v.object({
  ...DeviceWriteSchema.entries,
  settings: v.optional(DeviceSettingsSchema),
});
export type FirstDeviceWrite = v.InferOutput<typeof FirstDeviceWriteSchema>;

const DeviceSchema = v.object({
  id: v.string(),
  label: v.string(),
  /** Whether it is the one that asks. */
  isThis: v.boolean(),
  addedAt: InstantSchema,
  /** When a message was last taken by the messaging service; `null`: none yet. */
  lastSentAt: v.nullable(InstantSchema),
});

/** `GET /api/alerts/device`: the phone that asks, its rules, and the account's other phones. */
export const DeviceStateSchema = v.object({
  quietHours: v.nullable(QuietHoursSchema),
  mutedUntil: v.nullable(InstantSchema),
  /** Answers of release 1.0, which a phone may have kept, say neither cadence nor cap. */
  ringing: v.optional(v.object({ ...CadenceSchema.entries, ...CapSchema.entries }), {
    ...USUAL_CADENCE,
    ...USUAL_CAP,
  }),
  /** Whether nothing is sent to it any more, because for 60 days it has shown nothing of what was. */
  isSilent: v.optional(v.boolean(), false),
  /** Whether the phone belongs to an account; its rules are the account's then. */
  joined: v.boolean(),
  rules: v.array(AlertRuleSchema),
  devices: v.array(DeviceSchema),
});
export type DeviceState = v.InferOutput<typeof DeviceStateSchema>;

/** `POST /api/alerts/shown`: as many as a phone may have shown without a network. */
export const ShownSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(INBOX_SIZE)),
});
