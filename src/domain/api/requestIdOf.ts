/** The name under which the server's log has the request that failed; `null` when nobody said one. */
export function requestIdOf(error: unknown): string | null {
  const isNamed = error instanceof Error && "requestId" in error;
  return isNamed && typeof error.requestId === "string" ? error.requestId : null;
}
