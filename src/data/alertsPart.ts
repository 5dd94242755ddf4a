import { PHONE_ALERTS, partChannel } from "#domain/alerts/phoneAlerts.ts";
import { createPhoneStore } from "./phoneRecord.ts";

/**
 * One of the records that the phone keeps about alerts.
 *
 * @param parse of what lies in storage, whatever that is
 */
export const alertsPart = <Value>(part: string, parse: (stored: unknown) => Value) =>
  createPhoneStore(
    { location: PHONE_ALERTS, part, channel: partChannel(part), unstored: "shown" },
    parse,
  );
