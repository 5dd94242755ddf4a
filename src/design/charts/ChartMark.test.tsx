import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ChartMark } from "./ChartFrame.tsx";
import { LOOKS } from "./chart.ts";

it("no two looks of a chart’s categories differ by their color alone", () => {
  const drawn = (["flower", "vape", "edible", "extract"] as const).map((look) => {
    const { container } = render(<ChartMark look={look} />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    return {
      dash: container.querySelector("line")?.getAttribute("stroke-dasharray"),
      mark: container.querySelector("path")?.getAttribute("d"),
    };
  });
  expect(new Set(drawn.map(({ dash }) => dash)).size).toBe(4);
  expect(new Set(drawn.map(({ mark }) => mark)).size).toBe(4);
  expect(LOOKS.leaf.mark).not.toBe(LOOKS.buckeye.mark);
});
