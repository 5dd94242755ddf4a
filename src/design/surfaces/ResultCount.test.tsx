import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ResultCount } from "./ResultCount.tsx";

it("is read out whenever it changes", () => {
  const { rerender } = render(<ResultCount count={1} one="deal" many="deals" />);
  expect(screen.getByRole("status").textContent?.trim()).toBe("1 deal");
  rerender(<ResultCount count={1_204} one="deal" many="deals" />);
  expect(screen.getByRole("status").textContent?.trim()).toBe("1,204 deals");
});
