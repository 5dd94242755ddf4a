import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Stack } from "./Stack.tsx";

it("is plain to those who do not see it, and takes a role where it needs one", () => {
  render(
    <Stack row gap={2} role="group" aria-label="Clear the saved data?">
      <button type="button">Clear</button>
      <button type="button">Keep</button>
    </Stack>,
  );
  expect(screen.getByRole("group", { name: "Clear the saved data?" }).children).toHaveLength(2);
});

it("looks otherwise as a row, and at each distance", () => {
  const { container } = render(
    <>
      <Stack />
      <Stack row />
      <Stack gap={1} />
      <Stack gap={6} />
    </>,
  );
  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(4);
});
