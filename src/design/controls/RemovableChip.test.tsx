import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { RemovableChip } from "./ChipGroup.tsx";

it("says what a tap takes away", async () => {
  const remove = vi.fn();
  render(<RemovableChip onRemove={remove}>Indica</RemovableChip>);
  await userEvent.click(screen.getByRole("button", { name: "Remove filter: Indica" }));
  expect(remove).toHaveBeenCalledOnce();
});
