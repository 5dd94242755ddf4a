import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { registerWorker, setWorkerState, useWorkerState } from "./serviceWorker.ts";

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
  const update = () => Promise.resolve();
  const registration = Object.assign(new EventTarget(), { installing, waiting: null, update });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  const { result } = renderHook(() => useWorkerState());
  const onSaved = vi.fn<() => void>();
  await registerWorker(onSaved, () => true);
  expect(onSaved).toHaveBeenCalledOnce();
  installing.become("installed");
  await waitFor(() => expect(result.current).toBe("update"));
});

it("looks for releases when the page is seen again after a while, but not while calls are not wanted", async () => {
  onTestFinished(() => setWorkerState("none"));
  const update = vi.fn(() => Promise.resolve());
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    update,
  });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  let mayCall = false;
  await registerWorker(
    () => {},
    () => mayCall,
  );
  vi.setSystemTime(Date.now() + 86_400_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(update).not.toHaveBeenCalled();
  mayCall = true;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(update).toHaveBeenCalledOnce();
});
