import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { RefreshFailed } from "./RefreshFailed.tsx";

const NOW = Date.parse("2026-08-14T16:00:00Z");

it("names the hour of a copy of today, and the day of an older one", () => {
  for (const age of [HOUR_MS, 2 * DAY_MS])
    render(<RefreshFailed savedAt={NOW - age} now={NOW} onRetry={() => undefined} />);
  const [recent, old] = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(recent).toMatch(/Showing data from \d+:\d\d/);
  expect(old).toMatch(/Showing data from Aug 12/);
});

it("lets the visitor ask again", async () => {
  const retry = vi.fn();
  render(<RefreshFailed savedAt={NOW} now={NOW} onRetry={retry} />);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
