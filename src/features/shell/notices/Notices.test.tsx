import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { outboxStore } from "#data/outbox/sender.ts";
import { createQueryClient } from "#data/queryClient.ts";
import { noteCall } from "#platform/connection.ts";
import { setSession } from "#platform/session/session.ts";
import { outboxEntry } from "../../../../tests/support/outbox/outboxEntries.ts";
import { leaveUnsent } from "../../../../tests/support/screens/phoneLists.ts";
import Notices from "./Notices.tsx";

it("says nothing of a write that goes out at once, and after two seconds that it waits", async () => {
  setSession({ state: "signed-out" });
  // Calls of tests before this one may have failed after those were over.
  noteCall("answered");
  await leaveUnsent(outboxEntry("a"));
  await outboxStore.read();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Notices />
    </QueryClientProvider>,
  );
  act(() => void vi.advanceTimersByTime(1_999));
  expect(screen.queryByRole("button")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("button").textContent?.trim()).toBe("Waiting to send (1)");
});
