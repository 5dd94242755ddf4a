import { withTimeLimit } from "#domain/time/withTimeLimit.ts";

/**
 * Fetches an answer with its body within a time limit: a service may fall silent in the middle
 * of one. For libraries, too, whose own limits a collection of garbage can take away; a signal
 * of theirs is not listened to. Redirects are answers like any other: the operator has not chosen where
 * they lead.
 *
 * @throws DOMException, TypeError of the connection
 */
export async function fetchWhole(
  url: string | URL,
  init: RequestInit | undefined,
  limitMs: number,
): Promise<Response> {
  return await withTimeLimit(limitMs, async (signal) => {
    const response = await fetch(url, { ...init, signal, redirect: "manual" });
    const body = await response.arrayBuffer();
    const { status, statusText, headers } = response;
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  });
}
