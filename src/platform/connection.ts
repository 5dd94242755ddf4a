import { createAtom, useSelector } from "@tanstack/react-store";

/**
 * Whether the last call to the server got an answer, whatever it said. Browsers are hopeful: some
 * report a connection while nothing gets through.
 */
const isReachable = createAtom(true);
const isOnline = createAtom(import.meta.env.SSR || navigator.onLine);
const isConnected = createAtom(() => isOnline.get() && isReachable.get());

// A page that one comes back to by Back slept while the connection changed, and heard of nothing.
for (const event of import.meta.env.SSR ? [] : ["online", "offline", "pageshow"])
  addEventListener(event, () => isOnline.set(navigator.onLine));

/** Tells what became of a call: answered, or none at all. */
export function noteCall(wasAnswered: boolean): void {
  isReachable.set(wasAnswered);
}

/** Whether the browser believes in a connection. */
export function useBrowserOnline(): boolean {
  return useSelector(isOnline);
}

/** Whether there is a connection, as far as the browser and the last call can tell. */
export function useOnline(): boolean {
  return useSelector(isConnected);
}
