import { render, screen } from "@testing-library/react";
import { DAY_MS } from "#domain/time/spans.ts";
import { expect, it } from "vitest";
import { StepChart } from "./StepChart.tsx";

const BEGIN = Date.parse("2026-08-01T00:00:00Z");

it("is a figure named by its title and unit; the drawing itself is not read out", () => {
  const { container } = render(
    <StepChart
      title="Price of 2.83 g, 2 offers"
      unit="dollars, before tax"
      steps={[
        { from: BEGIN, value: 30 },
        { from: BEGIN + 3 * DAY_MS, value: null },
        { from: BEGIN + 5 * DAY_MS, value: 25 },
      ]}
      begin={BEGIN}
      end={BEGIN + 9 * DAY_MS}
      formatValue={(value) => `$${String(value)}`}
      formatMoment={(moment) => new Date(moment).toISOString().slice(0, 10)}
    />,
  );
  expect(
    screen.getByRole("figure", { name: "Price of 2.83 g, 2 offers (dollars, before tax)" }),
  ).toBeTruthy();
  const drawing = container.querySelector("svg");
  expect(drawing?.getAttribute("aria-hidden")).toBe("true");
  // The gap makes two lines of one.
  expect(drawing?.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
});
