import { act, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { QueryState } from "./QueryState.tsx";

const WAITING = { data: undefined, isError: false, failureReason: null };

function show(props: Partial<ComponentProps<typeof QueryState<string>>>) {
  const onRetry = vi.fn();
  render(
    <QueryState what="the menu" query={WAITING} onRetry={onRetry} online {...props}>
      {(data) => <p>{data}</p>}
    </QueryState>,
  );
  return onRetry;
}

it("says what is on its way", () => {
  show({});
  expect(screen.getByRole("status").textContent).toBe("Loading the menu");
});

it("shows what has come, and nothing else", () => {
  show({ query: { ...WAITING, data: "40 offers" } });
  expect(screen.getByText("40 offers")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

it("shows a copy whose refresh failed as it stood, and nothing that would move it", () => {
  const failed = { data: "40 offers", isError: true, failureReason: new Error("no") };
  show({ query: failed });
  expect(screen.getByText("40 offers")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

it("says that it could not be loaded, and offers to try again", () => {
  show({ query: { ...WAITING, isError: true, failureReason: new Error("no") } });
  expect(screen.getByText("Something went wrong: the menu could not be loaded.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});

it("names the request that failed, for whoever reports it", () => {
  const named = Object.assign(new Error("no"), { requestId: "0a1b2c3d4e5f6071" });
  show({ query: { ...WAITING, isError: true, failureReason: named } });
  expect(screen.getByText("Reference: 0a1b2c3d4e5f6071")).toBeTruthy();
});

it("names none where the server has said none", () => {
  show({ query: { ...WAITING, isError: true, failureReason: new Error("no") } });
  expect(screen.queryByText(/^Reference/)).toBeNull();
});

it("says without a connection at the first failure that nothing is saved, with what is there instead", () => {
  show({
    query: { ...WAITING, failureReason: new Error("no") },
    online: false,
    instead: <p>Saved stores</p>,
  });
  expect(screen.getByText(/^Not saved on this device yet/)).toBeTruthy();
  expect(screen.getByText("Saved stores")).toBeTruthy();
});

it("shows what is there instead when nothing has been heard for two seconds", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  show({ instead: <p>Saved stores</p> });
  act(() => void vi.advanceTimersByTime(1_999));
  expect(screen.queryByText("Saved stores")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText("Saved stores")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Loading the menu");
});
