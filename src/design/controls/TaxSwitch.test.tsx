import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TaxSwitch } from "./TaxSwitch.tsx";

it("says nothing more while prices are before tax", () => {
  const onChange = vi.fn();
  const { container } = render(<TaxSwitch isOn={false} onChange={onChange} words="Reckoned so." />);
  expect(container.textContent).toBe("With tax");
  fireEvent.click(screen.getByRole("checkbox", { name: "With tax" }));
  expect(onChange).toHaveBeenCalledWith(true);
});

it("says how prices were reckoned, or that it cannot be told yet", () => {
  const { rerender } = render(<TaxSwitch isOn onChange={vi.fn()} words="Reckoned so." />);
  expect(screen.getByText("Reckoned so.")).toBeDefined();
  rerender(<TaxSwitch isOn onChange={vi.fn()} words={null} />);
  expect(screen.getByText(/aren’t on this device yet, so prices are before tax/)).toBeDefined();
});

it("cuts off nothing of how prices were reckoned: the rule stands there, the rest opens", () => {
  const { container } = render(
    <TaxSwitch isOn onChange={vi.fn()} words="The rule, at 5.75 %. Of 3 stores it is not known.">
      <p>Refer to the store.</p>
    </TaxSwitch>,
  );
  expect(screen.getByText("The rule, at 5.75 %.").tagName).toBe("SUMMARY");
  expect(container.querySelector("details")?.textContent).toContain("Of 3 stores");
});
