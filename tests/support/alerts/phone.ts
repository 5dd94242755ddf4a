import type { PhoneDevice } from "../../../src/domain/alerts/phoneAlerts.ts";

/** A phone on which alerts are on, as it knows itself; it belongs to no account. */
export const A_PHONE: PhoneDevice = {
  id: "this",
  key: "secret",
  label: "Chrome on Android",
  address: "https://push.example.org/1",
  publicKey: "key",
  account: null,
  registeredAt: Date.parse("2026-11-01T12:00:00Z"),
};
