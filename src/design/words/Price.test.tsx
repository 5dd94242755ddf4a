import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Price } from "./Price.tsx";

it("says what the struck price is to those who do not see the line through it", () => {
  const { container } = render(<Price cents={2_500} wasCents={4_000} wasLabel="30-day median" />);
  expect(container.textContent).toBe("30-day median $40.00 $25.00");
  expect(screen.getByRole("strong").textContent).toBe("$25.00");
});

it("is one figure when there is nothing to compare", () => {
  const { container } = render(<Price cents={2_500} wasCents={null} />);
  expect(container.textContent).toBe("$25.00");
});
