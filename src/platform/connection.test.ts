import { act, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { noteCall, useOnline } from "./connection.ts";

it("a page that slept while the connection went knows it when one comes back to it", () => {
  // Calls of tests before this one may have failed after those were over.
  noteCall("answered");
  const { result } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => {
    onLine.mockRestore();
    dispatchEvent(new Event("online"));
  });
  act(() => void dispatchEvent(new Event("pageshow")));
  expect(result.current).toBe(false);
});
