import type { Refusal } from "./reservationsClient.ts";

/** A reservation never waits to be sent: somebody else may have the seats by then. */
export const offlineWords =
  "There is no connection, and a reservation needs the server's answer: only it knows which seats are free. Nothing was reserved.";

export const silentWords =
  "The server did not answer, so it is not known whether this was reserved. Try again: it cannot be reserved twice.";

/** What to do after the server has said no. */
export function stepAfter({ status, left, code }: Refusal): string {
  if (code !== null) return "It is shown above.";
  if (left !== null) return "";
  if (status === 401) return "Sign in again.";
  if (status === 429) return "Wait a minute and try again.";
  return "";
}
