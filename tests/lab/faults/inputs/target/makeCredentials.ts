import * as v from "valibot";
import { newSubscription } from "../../../../support/alerts/alerts.ts";
import { JSON_TYPE } from "../requests/hostileRequest.ts";
import { addressOfCaller, type Ask, type Credentials } from "./target.ts";

const TokenSchema = v.object({ idToken: v.string() });
const DeviceSchema = v.object({ id: v.string(), key: v.string() });

const SIGN_UP = "/identitytoolkit.googleapis.com/v1/accounts:signUp";

async function post<Output>(
  ask: Ask,
  path: string,
  body: unknown,
  who: number,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const init = { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) };
  const answer = await ask(path, init, addressOfCaller(who));
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}.`);
  return v.parse(schema, await answer.json());
}

/** Signs people up and registers phones, so that hostile requests get as far as good ones. */
export async function makeCredentials(
  ask: Ask,
  importToken: string,
  { accounts, devices }: { accounts: number; devices: number },
): Promise<Credentials> {
  const idToken: string[] = [];
  for (let at = 0; at < accounts; at += 1) {
    const body = { email: `person-${String(at)}@example.org`, password: "correct horse battery" };
    idToken.push((await post(ask, SIGN_UP, body, at, TokenSchema)).idToken);
  }
  const deviceKey: string[] = [];
  for (let at = 0; at < devices; at += 1) {
    const { registration } = newSubscription(
      `https://fcm.googleapis.com/fcm/send/faults-${String(at)}`,
    );
    const body = { registration, label: "Chrome on Android" };
    const device = await post(ask, "/api/alerts/devices", body, at, DeviceSchema);
    deviceKey.push(`${device.id}.${device.key}`);
  }
  return { idToken, deviceKey, importToken: [importToken] };
}
