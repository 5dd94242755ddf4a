import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { registerWorker } from "./serviceWorker.ts";
import { setWorkerState, useWorkerState } from "./workerState.ts";

/** A worker that is on its way, as a browser shows it. */
class ComingWorker extends EventTarget {
  state: ServiceWorkerState = "installing";

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

it("a release that another tab has found before this page looked is told, too", async () => {
  onTestFinished(() => setWorkerState("none"));
  const installing = new ComingWorker();
  const registration = Object.assign(new EventTarget(), { installing, waiting: null });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  const { result } = renderHook(() => useWorkerState());
  await registerWorker(() => {
    throw new Error("It is not the first worker.");
  });
  installing.become("installed");
  await waitFor(() => expect(result.current).toBe("update"));
});
