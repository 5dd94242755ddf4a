import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";

it("acts on a click, Enter and Space", async () => {
  const act = vi.fn();
  render(<Button onClick={act}>Retry</Button>);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await user.keyboard("{Enter}");
  await user.keyboard(" ");
  expect(act).toHaveBeenCalledTimes(3);
});

it("sends no form unless it is told to", () => {
  render(<Button>Show password</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});
