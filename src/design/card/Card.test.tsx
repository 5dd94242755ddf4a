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
