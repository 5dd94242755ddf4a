import { expect, it } from "vitest";
import { createWakeUp } from "./wakeUp.ts";

const LONG_MS = 60_000;

it("is heard while somebody waits, and when it rang before", async () => {
  const bell = createWakeUp();
  const heard = bell.heard(LONG_MS);
  bell.ring();
  await heard;
  bell.ring();
  await bell.heard(LONG_MS);
});

it("that rang for one wait is not heard by the next, which ends with its time", async () => {
  const bell = createWakeUp();
  bell.ring();
  await bell.heard(LONG_MS);
  const before = performance.now();
  await bell.heard(20);
  expect(performance.now() - before).toBeGreaterThan(15);
});
