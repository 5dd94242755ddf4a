import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { VerdictStrip } from "./VerdictStrip.tsx";

const said = (off: string | null, past: string | null, where?: string) => {
  const { container, unmount } = render(
    <VerdictStrip
      tone="good"
      {...{ off, past, where: where ?? null }}
      href="#p"
      onClick={vi.fn()}
    />,
  );
  const text = container.textContent;
  unmount();
  return text;
};

it("is one sentence where one thing is known, and two where what it is below is known, too", () => {
  expect(said(null, "Lowest in 357 days")).toBe("Lowest in 357 days");
  expect(said("30% off $119.25", null)).toBe("30% off $119.25");
  expect(said("30% off $119.25", "Same price in September", "here")).toBe(
    "30% off $119.25. Same price in September here.",
  );
});

it("all of it is the way to the whole of that past", () => {
  const go = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<VerdictStrip tone="record" off={null} past="Lowest" href="#p" onClick={go} />);
  screen.getByRole("link", { name: "Lowest" }).click();
  expect(go).toHaveBeenCalledOnce();
});
