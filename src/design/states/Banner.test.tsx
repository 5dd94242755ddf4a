import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Banner } from "./Banner.tsx";

it("is read out when it comes while the page is being read", () => {
  render(<Banner role="status">There is a new version.</Banner>);
  expect(screen.getByRole("status").textContent).toBe("There is a new version.");
});

it("is no announcement when it was there from the start", () => {
  render(<Banner kind="warning">Old menu.</Banner>);
  expect(screen.queryByRole("status")).toBeNull();
});

it("is closed by a button of that name, by keyboard too", async () => {
  const close = vi.fn();
  render(<Banner onClose={close}>Install it.</Banner>);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
  await user.keyboard("{Enter}");
  expect(close).toHaveBeenCalledOnce();
});
