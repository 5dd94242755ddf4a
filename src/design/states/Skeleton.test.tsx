import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Skeleton } from "./Skeleton.tsx";

it("says what is on its way, and shows as many lines as there will be", () => {
  render(<Skeleton title="Loading the menu" lines={4} />);
  const skeleton = screen.getByRole("status");
  expect(skeleton.textContent).toBe("Loading the menu");
  expect(skeleton.children).toHaveLength(1 + 4);
});
