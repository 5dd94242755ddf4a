import { expect, it } from "vitest";
import { AWAY_MS, watchServer } from "./weakSignal.ts";

const T = 1_000_000;

it("after three silent calls in a row the server is away for half a minute", () => {
  const watch = watchServer();
  watch.note(false, T);
  watch.note(false, T);
  expect(watch.mayCall(T)).toBe(true);
  watch.note(false, T);
  expect(watch.mayCall(T)).toBe(false);
  expect(watch.mayCall(T + AWAY_MS - 1)).toBe(false);
  expect(watch.mayCall(T + AWAY_MS)).toBe(true);
});

it("an answer in between begins the count anew", () => {
  const watch = watchServer();
  for (const wasAnswered of [false, false, true, false, false]) watch.note(wasAnswered, T);
  expect(watch.mayCall(T)).toBe(true);
});

it("after that half minute one more silent call is enough", () => {
  const watch = watchServer();
  for (let call = 0; call < 3; call += 1) watch.note(false, T);
  watch.note(false, T + AWAY_MS);
  expect(watch.mayCall(T + AWAY_MS + 1)).toBe(false);
  watch.forget();
  expect(watch.mayCall(T + AWAY_MS + 1)).toBe(true);
});

it("a clock that was set back ends it", () => {
  const watch = watchServer();
  for (let call = 0; call < 3; call += 1) watch.note(false, T);
  expect(watch.mayCall(T - 86_400_000)).toBe(true);
});
