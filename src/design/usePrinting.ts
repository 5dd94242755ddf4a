import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

function subscribe(changed: () => void): () => void {
  const tell = (now: boolean) => () => {
    isPrinting = now;
    // The sheet is laid out as soon as the listeners have returned.
    flushSync(changed);
  };
  const [begin, end] = [tell(true), tell(false)];
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** Whether the page is being printed, for what cannot be the same on paper by its style alone. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
