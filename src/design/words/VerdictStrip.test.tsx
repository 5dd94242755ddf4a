import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { VerdictStrip } from "./VerdictStrip.tsx";

const said = (off: string | null, past: string | null, where?: string) => {
  const { container, unmount } = render(
    <VerdictStrip tone="good" {...{ off, past, where: where ?? null }} />,
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

it("all of it unfolds in its place what it rests on, and folds it again", async () => {
  const user = userEvent.setup();
  render(
    <VerdictStrip tone="record" off={null} past="Lowest" elsewhere="Was $20 elsewhere, Sep 14">
      <p>Now $25</p>
    </VerdictStrip>,
  );
  const strip = screen.getByRole("button", { name: "Lowest Was $20 elsewhere, Sep 14" });
  expect(screen.queryByText("Now $25")).toBeNull();
  await user.click(strip);
  expect(screen.queryByText("Now $25")).toBeTruthy();
  expect(strip.getAttribute("aria-expanded")).toBe("true");
  await user.click(strip);
  expect(screen.queryByText("Now $25")).toBeNull();
});

it("of which nothing more is known it is a line of words", () => {
  render(<VerdictStrip tone="plain" off="30% off $20" past={null} />);
  expect(screen.queryByRole("button")).toBeNull();
});
