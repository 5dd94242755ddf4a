import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { useNow, viewAsOf } from "./clock.ts";

const START = Date.parse("2026-08-14T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

it("is right for what is new on the screen, and moves on once a minute, for all at once", () => {
  const first = renderHook(useNow);
  expect(first.result.current).toBe(START);
  vi.setSystemTime(START + 1_000);
  const second = renderHook(useNow);
  expect(second.result.current).toBe(START + 1_000);
  act(() => {
    vi.advanceTimersByTime(MINUTE_MS);
  });
  expect(first.result.current).toBe(START + 1_000 + MINUTE_MS);
  expect(second.result.current).toBe(first.result.current);
});

it("stands where a view was taken over until it moves on, so that nothing is drawn twice", () => {
  viewAsOf(START - 900);
  let renders = 0;
  const { result } = renderHook(() => {
    renders++;
    return useNow();
  });
  expect(result.current).toBe(START - 900);
  expect(renders).toBe(1);
});

it("a clock that nobody looked at for a while is right again", () => {
  renderHook(useNow).unmount();
  vi.setSystemTime(START + 5 * MINUTE_MS);
  expect(renderHook(useNow).result.current).toBe(START + 5 * MINUTE_MS);
});
