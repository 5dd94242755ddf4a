import { vi } from "vitest";

/** From now on, and until the test is over, the phone keeps nothing more. */
export function fillStorage(): void {
  const { localStorage } = globalThis;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => localStorage.getItem(key),
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
}

/** From now on, and until the test is over, nothing is written to a database anymore. */
export function denyDatabases(): void {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}
