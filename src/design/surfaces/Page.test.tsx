import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Page } from "./Page.tsx";

it("has one heading of the first level, which a navigation can give the focus", () => {
  render(
    <Page title="Dispensary deals" lead="What is cheaper than usual.">
      <p>None today</p>
    </Page>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Dispensary deals" }).tabIndex).toBe(-1);
  expect(screen.getByText("What is cheaper than usual.")).toBeTruthy();
  expect(screen.getByText("None today")).toBeTruthy();
});
