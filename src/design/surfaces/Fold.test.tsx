import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Fold } from "./Fold.tsx";

const isOpen = () => screen.getByRole("group").hasAttribute("open");

it("says what is folded away, and opens on a tap", async () => {
  render(<Fold summary="39 stores">All of them</Fold>);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByText("39 stores"));
  expect(isOpen()).toBe(true);
});

it("opens and closes with what it is told", () => {
  const { rerender } = render(<Fold summary="39 stores">All of them</Fold>);
  rerender(
    <Fold summary="1 store" open>
      One of them
    </Fold>,
  );
  expect(isOpen()).toBe(true);
  rerender(<Fold summary="39 stores">All of them</Fold>);
  expect(isOpen()).toBe(false);
});
