import { deleteRule, putRule } from "../alertsClient.ts";
import { ApiError } from "#data/api/apiClient.ts";
import { rulesStore } from "#data/rulesStore.ts";
import type { PhoneDevice } from "#domain/alerts/phoneAlerts.ts";
import { afterSending, type PhoneRule } from "#domain/alerts/phoneRules.ts";

/**
 * Tells the server what it does not know yet of this phone's rules. What it cannot take, because
 * there are too many, waits; without a connection everything waits.
 *
 * @throws ApiError
 */
export async function sendRules(device: PhoneDevice): Promise<void> {
  for (const each of await rulesStore.read()) {
    if (each.state === "sent" || !(await isTaken(device, each))) continue;
    await rulesStore.change((rules) => afterSending(rules, each));
  }
}

async function isTaken(device: PhoneDevice, { rule, state }: PhoneRule): Promise<boolean> {
  try {
    await (state === "leaving" ? deleteRule(device, rule.id) : putRule(device, rule));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return false;
    throw error;
  }
}
