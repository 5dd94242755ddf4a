import { createAtom, useSelector } from "@tanstack/react-store";
import type { CallOutcome } from "#domain/api/weakSignal.ts";

/**
 * What became of the last call to the server. Browsers are hopeful: some report a connection while
 * nothing gets through.
 */
const lastCall = createAtom<Exclude<CallOutcome, "unasked">>("answered");
const isOnline = createAtom(import.meta.env.SSR || navigator.onLine);

/**
 * `open`: the server answers; `weak`: it takes calls and keeps silent, or the network is so slow that
 * it looks like it; `none`: nothing gets through at all.
 */
export type Connection = "open" | "weak" | "none";

const connection = createAtom((): Connection => {
  if (!isOnline.get() || lastCall.get() === "lost") return "none";
  return lastCall.get() === "answered" ? "open" : "weak";
});
const isConnected = createAtom(() => connection.get() === "open");

// A page that one comes back to by Back slept while the connection changed, and heard of nothing.
for (const event of import.meta.env.SSR ? [] : ["online", "offline", "pageshow"])
  addEventListener(event, () => isOnline.set(navigator.onLine));

/** Tells what became of a call. One that was not made says nothing new of how the connection is lost. */
export function noteCall(outcome: CallOutcome): void {
  if (outcome !== "unasked") lastCall.set(outcome);
  else if (lastCall.get() === "answered") lastCall.set("silent");
}

/** How the connection is, as far as the browser and the last call can tell. */
export function useConnection(): Connection {
  return useSelector(connection);
}

/** Whether there is a connection that answers. */
export function useOnline(): boolean {
  return useSelector(isConnected);
}
