import { vi } from "vitest";

/** From now on, and until the test is over, time passes only by `passTime`. Storage goes on by itself. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
}

/** Lets time pass in small steps until something is so, 20 seconds at most; storage answers in each. */
export async function passTime(isSo: () => boolean): Promise<void> {
  for (let step = 0; step < 200 && !isSo(); step += 1) {
    await vi.advanceTimersByTimeAsync(100);
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  }
}
