/** A call of the API, ready for `fetch`. */
export interface ApiCall<Path extends `/api/${string}` = `/api/${string}`> {
  path: Path;
  init: { method: string; headers: Record<string, string>; body?: string };
}

interface CallParts {
  /** ID token of the account. */
  token?: string;
  /** Beside those that every call has. */
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * Writes a call. Page and worker send the same; this file has no schemas, because the worker has
 * to stay small.
 */
export function apiCall<Path extends `/api/${string}`>(
  method: string,
  path: Path,
  { token, headers: more, body }: CallParts,
): ApiCall<Path> {
  const headers: Record<string, string> = { accept: "application/json", ...more };
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  return { path, init: { method, headers, ...content } };
}

/** The name under which the server's log has the request that failed; `null` without one. */
export function requestIdOf(error: unknown): string | null {
  const isNamed = error instanceof Error && "requestId" in error;
  return isNamed && typeof error.requestId === "string" ? error.requestId : null;
}
