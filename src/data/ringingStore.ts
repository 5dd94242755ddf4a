import { RINGING_PART, parsePhoneRinging } from "#domain/alerts/phoneRinging.ts";
import { alertsPart } from "./alertRecords.ts";

/** When this phone may ring, as its visitor last chose it; it stays when alerts are turned off. */
export const ringingStore = alertsPart(RINGING_PART, parsePhoneRinging);
