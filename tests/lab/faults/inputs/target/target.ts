import type { Answered } from "../requests/judge.ts";
import type { HostileRequest } from "../requests/hostileRequest.ts";
import type { Proof } from "../requests/operations.ts";

/** A site that hostile requests are sent to. */
export interface Target {
  /** What its API says of itself. */
  description: unknown;
  send: (request: HostileRequest) => Promise<Answered>;
}

/** Makes a call as whoever lives at an address. */
export type Ask = (
  path: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | Uint8Array<ArrayBuffer>;
  },
  address: string,
) => Promise<Response>;

/** What proves calls, some of each, because limits count by them. */
export type Credentials = Readonly<Record<Proof, readonly string[]>>;

/** Headers that prove a call, of one of many who may make it. */
function proving(
  credentials: Credentials,
  { proofs, who }: HostileRequest,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const proof of proofs) {
    const all = credentials[proof];
    const one = all[who % all.length] ?? "";
    if (proof === "deviceKey") headers["device-key"] = one;
    else headers["authorization"] = `Bearer ${one}`;
  }
  return headers;
}

/** One of very many addresses of the Internet. */
export const addressOfCaller = (who: number) =>
  `203.${String(who % 113)}.${String(Math.floor(who / 113) % 250)}.${String((who % 250) + 1)}`;

const bytesOf = (body: string | Uint8Array) =>
  typeof body === "string" ? body : new Uint8Array(body);

/** Sends a request with what proves it, and reads the answer as text. */
export async function sendBy(
  ask: Ask,
  credentials: Credentials,
  request: HostileRequest,
): Promise<Answered> {
  const { method, path, body, who } = request;
  const headers = { ...proving(credentials, request), ...request.headers };
  const init = { method, headers, ...(body === null ? {} : { body: bytesOf(body) }) };
  try {
    const answer = await ask(path, init, addressOfCaller(who));
    const type = answer.headers.get("content-type") ?? "";
    return { status: answer.status, type, text: await answer.text() };
  } catch (error) {
    const text = error instanceof Error ? `${error.name} ${error.message}` : "";
    return { status: null, type: "", text };
  }
}
