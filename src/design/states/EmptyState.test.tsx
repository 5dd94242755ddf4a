import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EmptyState } from "./EmptyState.tsx";

it("says why there is nothing, and offers the next step", () => {
  render(<EmptyState action={<button type="button">Show all</button>}>No deal passes.</EmptyState>);
  expect(screen.getByText("No deal passes.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show all" })).toBeTruthy();
});
