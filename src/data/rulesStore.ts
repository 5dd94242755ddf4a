import { RULES_PART } from "#domain/alerts/phoneAlerts.ts";
import { parsePhoneRules } from "#domain/alerts/phoneRules.ts";
import { alertsPart } from "./alertRecords.ts";

/** The rules of a phone that gets alerts, also those that the server has not heard of yet. */
export const rulesStore = alertsPart(RULES_PART, parsePhoneRules);
