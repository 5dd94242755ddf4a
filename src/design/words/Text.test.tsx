import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Text } from "./Text.tsx";

it("is a paragraph, or a few words inside of one", () => {
  render(
    <Text tone="quiet">
      Eastern time <Text as="small">(Ohio’s)</Text>
    </Text>,
  );
  expect(screen.getByRole("paragraph").textContent).toBe("Eastern time (Ohio’s)");
  expect(screen.getByText("(Ohio’s)").tagName).toBe("SMALL");
});

it("can be announced", () => {
  render(
    <Text role="status" tone="quiet" size="md">
      3 found
    </Text>,
  );
  expect(screen.getByRole("status").textContent).toBe("3 found");
});
