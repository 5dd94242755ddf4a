import { act, cleanup, render, screen } from "@testing-library/react";
import toast from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toasts } from "./Toasts.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a toast stands for five seconds, and goes by itself", () => {
  render(<Toasts />);
  act(() => void toast.error("Password is wrong!"));
  expect(screen.getByText("Password is wrong!")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(4_900));
  expect(screen.queryByText("Password is wrong!")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText("Password is wrong!")).toBeNull();
});
