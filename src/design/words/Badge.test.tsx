import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "./Badge.tsx";

it("says its number and what it counts, to the eye too", () => {
  render(<Badge>12 stores</Badge>);
  expect(screen.getByText("12 stores").querySelector(".visually-hidden")).toBeNull();
});
