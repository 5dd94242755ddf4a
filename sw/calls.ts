import { registerRoute } from "workbox-routing";
import { REFRESH_TIMEOUT_MS } from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { wantsNoCalls } from "./storage.ts";
import type { AlertsCall } from "#domain/alerts/alertCalls.ts";

/**
 * Calls by which the identity provider's SDK looks, when the site opens, whether a session still
 * holds. Asking again does no harm: a refresh whose answer got lost may be repeated.
 */
const SESSION_CALLS = /\/v1\/(?:accounts:lookup|token)$/;

/**
 * In a store with one bar of signal a server may take a request and never answer. The SDK alone
 * would wait half a minute until it believes the session that lies on the phone.
 */
export function limitSessionCalls(): void {
  registerRoute(
    ({ url }) => SESSION_CALLS.test(url.pathname),
    async ({ request }) =>
      (await wantsNoCalls())
        ? Response.error()
        : await withTimeLimit(REFRESH_TIMEOUT_MS, (signal) => wholeAnswer(request, signal)),
    "POST",
  );
}

/** An answer whose body has arrived, too: it may break off as well as never begin. */
async function wholeAnswer(request: Request, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(request, { signal });
  const body = await answer.arrayBuffer();
  const { status, statusText, headers } = answer;
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

/** Longest wait for an answer, in milliseconds: a push wakes the worker for half a minute at most. */
const CALL_TIMEOUT_MS = 10_000;

/** Sends a call. @returns whether the server did what it was asked @throws when there is no answer in time */
export async function callServer({ path, init }: AlertsCall): Promise<boolean> {
  const answer = await withTimeLimit(CALL_TIMEOUT_MS, (signal) => fetch(path, { ...init, signal }));
  return answer.ok;
}

/** Asks for what the server has. @returns its answer, unread @throws when there is none in time, or it is no JSON */
export async function askServer({ path, init }: AlertsCall): Promise<unknown> {
  return await withTimeLimit(CALL_TIMEOUT_MS, async (signal) =>
    (await fetch(path, { ...init, signal })).json(),
  );
}
