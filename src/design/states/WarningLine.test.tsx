import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { WarningLine } from "./WarningLine.tsx";

it("leads to the store’s own website where it is known", () => {
  render(<WarningLine link="https://store.example/menu" store="Brass Cricket" />);
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("Brass Cricket’s own website");
  expect(link.getAttribute("href")).toBe("https://store.example/menu");
});

it("warns without a link, too, and says that a sample is made up", () => {
  render(<WarningLine sample />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(/the dispensary’s own website for the most up-to-date/)).toBeTruthy();
  expect(screen.getByText(/^Sample data/)).toBeTruthy();
});

it.each([{ isShort: true }, {}])("says first that a menu is old, and how old", (form) => {
  const { container } = render(<WarningLine {...form} old="4 days ago" />);
  expect(container.textContent).toMatch(
    /^Old menu\. Seen 4 days ago; prices may have changed\. Please refer to/,
  );
});
