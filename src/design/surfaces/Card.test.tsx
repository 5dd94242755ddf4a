import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Card } from "./Card.tsx";

it("is a region named by its heading", () => {
  render(
    <Card title="Price history">
      <p>90 days</p>
    </Card>,
  );
  const card = within(screen.getByRole("region", { name: "Price history" }));
  expect(card.getByRole("heading", { level: 2 }).textContent).toBe("Price history");
  expect(card.getByText("90 days")).toBeTruthy();
});

it("has what belongs to its title beside it, and a heading that one can jump to", () => {
  render(
    <Card title="Central" headingId="central" beside={<a href="/deals">All</a>}>
      <p>None</p>
    </Card>,
  );
  const card = within(screen.getByRole("region", { name: "Central" }));
  expect(card.getByRole("link", { name: "All" })).toBeTruthy();
  document.getElementById("central")?.focus();
  expect(document.activeElement).toBe(card.getByRole("heading", { level: 2 }));
});
