import { apiCall, type ApiCall } from "../api/apiCall.ts";
import type { SharedLimit } from "../time/sharedLimit.ts";
import { withTimeLimit } from "../time/withTimeLimit.ts";
import type { Outcome, OutboxRequest } from "./outboxEntry.ts";

/** Longest wait for an answer and its body, in milliseconds, where the caller sets none. */
const ATTEMPT_TIMEOUT_MS = 10_000;

/** Pause after an answer of 429 that does not say how long, in milliseconds. */
const UNTOLD_PAUSE_MS = 60_000;

/**
 * Gives the ID token of the account that an entry belongs to; `null` while that is not signed in.
 * It throws where there is no connection for a new one.
 *
 * @param isRenewed a new one, because the last was refused
 */
export type TokenOf = (isRenewed: boolean) => Promise<string | null>;

/**
 * Tries once to send a request, and with a renewed token a second time. Only the site's own server
 * is believed: it says JSON, and its refusals are problem details (RFC 9457). Whatever else comes,
 * a café's login page for one, is as good as no answer.
 *
 * @param token `null` for what belongs to no account
 * @param now epoch milliseconds, the time of this attempt
 * @param within limits the wait for the answer; ten seconds when it is left out
 */
export async function attempt(
  request: OutboxRequest,
  token: TokenOf | null,
  now: () => number,
  within: SharedLimit["within"] = inOwnTime,
): Promise<Outcome> {
  if (token === null) return await send(request, undefined, now(), within);
  const first = await sendAs(request, token, false, now, within);
  // After a new token there may be little left of the time.
  return first.is === "signed-out" ? await sendAs(request, token, true, now, inOwnTime) : first;
}

const inOwnTime: SharedLimit["within"] = async (fallback, work) => {
  try {
    return await withTimeLimit(ATTEMPT_TIMEOUT_MS, work);
  } catch {
    return fallback;
  }
};

async function sendAs(
  request: OutboxRequest,
  token: TokenOf,
  isRenewed: boolean,
  now: () => number,
  within: SharedLimit["within"],
): Promise<Outcome> {
  try {
    const current = await token(isRenewed);
    if (current === null) return { is: "signed-out" };
    return await send(request, current, now(), within);
  } catch {
    return { is: "away" };
  }
}

async function send(
  request: OutboxRequest,
  token: string | undefined,
  now: number,
  within: SharedLimit["within"],
): Promise<Outcome> {
  const { path, init } = outboxCall(request, token, now);
  return await within({ is: "away" }, async (signal) =>
    // A redirect leads to another server.
    read(await fetch(path, { ...init, signal, redirect: "error", cache: "no-store" })),
  );
}

/** One attempt as a call. @param now when it is made, epoch milliseconds by the phone's clock */
export function outboxCall(
  { method, path, body, isStamped }: OutboxRequest,
  token: string | undefined,
  now: number,
): ApiCall {
  const stamp = isStamped ? { sentAt: new Date(now).toISOString() } : {};
  const whose = token === undefined ? {} : { token };
  return apiCall(method, path, { body: { ...body, ...stamp }, ...whose });
}

async function read(response: Response): Promise<Outcome> {
  const { status } = response;
  if (status === 204) return { is: "received", answer: null };
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && /^application\/json\b/.test(type))
    return { is: "received", answer: await response.json() };
  if (status < 400 || status >= 500 || !/^application\/problem\+json\b/.test(type))
    return { is: "away" };
  if (status === 401) return { is: "signed-out" };
  if (status === 429) return { is: "limited", pauseMs: pauseOf(response) };
  const problem: unknown = await response.json();
  return { is: "refused", status, sentence: sentenceOf(problem) };
}

/** `Retry-After` in seconds, as the site's server writes it. */
function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : UNTOLD_PAUSE_MS;
}

function sentenceOf(problem: unknown): string {
  const isTitled = typeof problem === "object" && problem !== null && "title" in problem;
  return isTitled && typeof problem.title === "string" ? problem.title : "The server refused it.";
}
