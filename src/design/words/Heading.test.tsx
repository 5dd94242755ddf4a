import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Heading } from "./Heading.tsx";

it("is of the second level, or of the third", () => {
  render(
    <>
      <Heading>Lineage</Heading>
      <Heading level={3} tone="flower">
        Flower
      </Heading>
    </>,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Lineage" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 3, name: "Flower" })).toBeTruthy();
});
