import { joinAccount, leaveAccount } from "../alertsClient.ts";
import { deviceStore, inboxStore } from "#data/alertRecords.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { currentSession } from "#platform/session/session.ts";

/**
 * Makes the phone belong to the account that is signed in on it, with its rules, and to none after they
 * have signed out; the account keeps its rules then.
 *
 * @throws ApiError
 */
export async function followAccount(): Promise<void> {
  const device = await deviceStore.read();
  const session = currentSession();
  if (device === null || session.state === "unknown") return;
  const account = session.state === "signed-in" ? session.user.uid : null;
  if (device.account === account) return;
  if (device.account !== null) {
    await leaveAccount(device);
    await rulesStore.change(() => []);
    // They belong to the account that left.
    await inboxStore.change(() => []);
  }
  if (session.state === "signed-in") await joinAccount(device, await session.token());
  await deviceStore.change((now) => (now === null ? null : { ...now, account }));
}
