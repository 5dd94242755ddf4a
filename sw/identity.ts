import { registerRoute } from "workbox-routing";

/**
 * Calls by which the identity provider's SDK looks, when the site opens, whether a session still
 * holds. Asking again does no harm: a refresh whose answer got lost may be repeated.
 */
const SESSION_CALLS = /\/v1\/(?:accounts:lookup|token)$/;

/** Longest wait for their answers, in milliseconds. */
const PATIENCE_MS = 8_000;

/**
 * In a store with one bar of signal a server may take a request and never answer. The SDK alone
 * would wait half a minute until it believes the session that lies on the phone.
 */
export function hurrySessions(): void {
  registerRoute(
    ({ url }) => SESSION_CALLS.test(url.pathname),
    ({ request }) => fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    "POST",
  );
}
