import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TextArea } from "./Field.tsx";

it("is named by its label and tells its hint and what is wrong", () => {
  render(<TextArea label="Message" hint="At least 10 characters." error="It is too short." />);
  const area = screen.getByRole("textbox", { name: "Message" });
  const told = area.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "At least 10 characters.",
    "It is too short.",
  ]);
  expect(area.getAttribute("aria-invalid")).toBe("true");
});
