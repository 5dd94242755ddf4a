import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "./Badge.tsx";

it("says what its number counts to those who do not see its place", () => {
  render(<Badge label="stores">12</Badge>);
  expect(screen.getByText("12").textContent).toBe("12 stores");
});
