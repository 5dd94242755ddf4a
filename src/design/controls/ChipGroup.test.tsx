import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { ChipGroup } from "./ChipGroup.tsx";

const CHOICES = [
  { value: "all", label: "All" },
  { value: "flower", label: "Flower" },
  { value: "vape", label: "Vape" },
] as const;

function Sections() {
  const [value, setValue] = useState<(typeof CHOICES)[number]["value"]>("all");
  return <ChipGroup legend="Section" choices={CHOICES} value={value} onChange={setValue} />;
}

it("is one stop of the keyboard, and arrows choose", async () => {
  render(<Sections />);
  expect(screen.getByRole("radiogroup", { name: "Section" })).toBeTruthy();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "All" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: "Flower", checked: true })).toBe(document.activeElement);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it("has one choice in force", async () => {
  render(<Sections />);
  await userEvent.click(screen.getByText("Vape"));
  expect(screen.getAllByRole("radio", { checked: true })).toEqual([
    screen.getByRole("radio", { name: "Vape" }),
  ]);
});
