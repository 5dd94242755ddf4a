import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { followSignal } from "#data/api/signal.ts";
import { clearDatabases } from "./clearDatabases.ts";
import { readOwnStylesOnly } from "./plainStyles.ts";
import { keepConsoleSilent } from "./silentConsole.ts";

keepConsoleSilent();
followSignal();
readOwnStylesOnly();
// What still asks when its test is over reaches nobody.
globalThis.fetch = () => Promise.reject(new TypeError("a component test has no network"));
configure({
  // Others may work on the processors, too.
  asyncUtilTimeout: 10_000,
  // What is read on the page says more of a failure than the first lines of its elements.
  getElementError: (message) => new Error(`${message ?? "not found"}\n${wordsOnPage()}`),
});

/** Enough to know which screen it is and what it says. */
function wordsOnPage(): string {
  const page = document.querySelector("main") ?? document.body;
  return `On the page: ${page.textContent.replaceAll(/\s+/g, " ").slice(0, 1_500)}`;
}

/** Files share one document and its modules: what a test changes of them ends with it. */
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  // What modules remember of the storage is gone, too, as when another tab has cleared it.
  dispatchEvent(new StorageEvent("storage", { key: null }));
  // Nor is any server away, as when a connection has come back.
  dispatchEvent(new Event("online"));
  document.head.querySelectorAll("title, meta").forEach((each) => each.remove());
  document.title = "";
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  await clearDatabases();
});
