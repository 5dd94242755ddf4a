import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Field } from "./Field.tsx";

it("is named by its label, which leads to it", async () => {
  render(<Field label="E-mail" />);
  await userEvent.click(screen.getByText("E-mail"));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "E-mail" }));
});

it("tells its hint and what is wrong to those who do not see them", () => {
  render(<Field label="Password" hint="At least 12 letters." error="It is too short." />);
  const input = screen.getByRole("textbox", { name: "Password" });
  const told = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "At least 12 letters.",
    "It is too short.",
  ]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

it("is neither wrong nor described when there is nothing to say", () => {
  render(<Field label="Name" />);
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-describedby")).toBe(false);
});

it("has room for a button that comes after it by keyboard", async () => {
  render(<Field label="Password" action={<button type="button">Show</button>} />);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show" }));
});
