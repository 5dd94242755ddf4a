import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { StillWaiting } from "./StillWaiting.tsx";

it("lets the visitor ask again while the server keeps silent", async () => {
  const retry = vi.fn();
  render(<StillWaiting onRetry={retry} />);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
