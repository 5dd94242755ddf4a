import { expect, it, vi } from "vitest";
import { askToKeepStorage } from "./keptStorage.ts";

/** A browser that has promised so far what is said, and answers so when it is asked. */
function browser(persisted: boolean, answer = false) {
  const persist = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal("navigator", {
    storage: { persisted: () => Promise.resolve(persisted), persist },
  });
  return persist;
}

it("the browser is asked once for each reason, however often a store is kept or the app is started", async () => {
  const persist = browser(false);
  for (let time = 0; time < 3; time += 1) await askToKeepStorage("store");
  expect(persist).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 3; time += 1) await askToKeepStorage("installed");
  expect(persist).toHaveBeenCalledTimes(2);
});

it("a browser that has promised already is not asked", async () => {
  const persist = browser(true);
  await askToKeepStorage("installed");
  expect(persist).not.toHaveBeenCalled();
});

it("a browser that promises nothing is let alone", async () => {
  vi.stubGlobal("navigator", {});
  await expect(askToKeepStorage("store")).resolves.toBeUndefined();
});
