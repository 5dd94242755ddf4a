import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { BarChart } from "./BarChart.tsx";

type Panels = Parameters<typeof BarChart>[0]["panels"];

function show(panels: Panels, isRunning = false, points = 3) {
  const { container } = render(
    <BarChart
      title="Offers"
      unit="offers"
      axis={{
        domain: [-0.5, points - 0.5],
        points: Array.from({ length: points }, (_, at) => ({ at, label: `Week ${String(at)}` })),
        ticks: () => [],
      }}
      isRunning={isRunning}
      format={String}
      panels={panels}
      readOut={() => panels.map(({ key }) => ({ look: "leaf", name: key, words: "3" }))}
      table={{ columns: ["Week"], rows: [] }}
    />,
  );
  return [...container.querySelectorAll("rect")];
}
const place = (bar?: Element) => Number(bar?.getAttribute("y"));
const length = (bar?: Element) => Number(bar?.getAttribute("height"));

it("none is a mark on the base, and a gap is nothing", () => {
  const bars = show([
    { key: "a", empty: "", series: [{ name: "In", look: "leaf", values: [10, null, 0] }] },
  ]);
  expect(bars).toHaveLength(2);
  expect(length(bars[0])).toBeGreaterThan(50);
  expect(length(bars[1])).toBe(1.5);
});

it("opposites hang below the base and are hollow", () => {
  const [up, down] = show([
    {
      key: "a",
      empty: "",
      series: [
        { name: "New", look: "leaf", values: [2] },
        { name: "Gone", look: "buckeye", values: [2], isBelow: true },
      ],
    },
  ]);
  expect(place(down)).toBeCloseTo(place(up) + length(up));
  expect(up?.getAttribute("class")).not.toContain("hollow");
  expect(down?.getAttribute("class")).toContain("hollow");
});

it("rows have one scale, and what is not over is hollow", () => {
  const row = (key: string, values: (number | null)[]) =>
    ({ key, title: key, empty: "", series: [{ name: key, look: "leaf", values }] }) as const;
  const [, , high, , , low] = show([row("a", [1, 20, 20]), row("b", [1, 1, 10])], true);
  expect(length(high) / length(low)).toBeCloseTo(2);
  expect(high?.getAttribute("class")).toContain("hollow");
});

it("what is not over stays within the scale, also where it is more than all before it", () => {
  const values = [10, 5, 400];
  const panels = [{ key: "a", empty: "", series: [{ name: "In", look: "leaf", values }] }] as const;
  const [high, half, open] = show(panels, true);
  expect(length(high) / length(half)).toBeCloseTo(2);
  expect(length(open) / length(high)).toBeCloseTo(40);
  expect(place(open)).toBeGreaterThanOrEqual(0);
  expect(open?.getAttribute("class")).toContain("hollow");
});

it("counts have whole numbers beside them, also where there are few", () => {
  show([{ key: "a", empty: "", series: [{ name: "In", look: "leaf", values: [1, 0, 1] }] }]);
  const words = [...document.querySelectorAll("svg > g > text")].map(
    ({ textContent }) => textContent,
  );
  expect(words).toEqual(["0", "1"]);
});

it("bars far from each other have their numbers beside them, but for the one that is read", () => {
  const lone = [12, null, null, 7, null, null, null, 3];
  const numbers = () =>
    [...document.querySelectorAll("svg text")].map(({ textContent }) => textContent);
  show(
    [
      { key: "a", title: "A", empty: "", series: [{ name: "In", look: "leaf", values: lone }] },
      { key: "b", title: "B", empty: "", series: [] },
    ],
    false,
    lone.length,
  );
  expect(numbers()).toEqual(["12", "7"]);
});
