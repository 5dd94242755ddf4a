import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PrintTitle } from "./PrintTitle.tsx";

it("is a title, and what the sheet says of itself", () => {
  render(<PrintTitle title="Limits basket">Not legal advice</PrintTitle>);
  expect(screen.getByRole("heading", { level: 1, name: "Limits basket" })).toBeTruthy();
  expect(screen.getByRole("paragraph").textContent).toBe("Not legal advice");
});

it("may be a title alone", () => {
  render(<PrintTitle title="Other maps" />);
  expect(screen.queryByRole("paragraph")).toBeNull();
});
