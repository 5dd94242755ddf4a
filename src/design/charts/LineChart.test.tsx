import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LineChart } from "./LineChart.tsx";
import type { LineSeries } from "./chart.ts";

type More = { isRunning?: boolean; aroundZero?: boolean };

function show(panels: { title?: string; per?: string; series: LineSeries }[], more: More = {}) {
  const length = panels[0]?.series.values.length ?? 0;
  const { container } = render(
    <LineChart
      title="Price"
      unit="dollars"
      axis={{
        domain: [-0.5, length - 0.5],
        points: Array.from({ length }, (_, at) => ({ at, label: `Week ${String(at)}` })),
        ticks: () => [],
      }}
      {...more}
      format={String}
      panels={panels.map((panel, index) => ({
        ...panel,
        key: String(index),
        empty: "Not enough data: 12 of 30 offers",
      }))}
      readOut={(place) =>
        panels.map(({ series: { name, look, values } }) => ({
          look,
          name,
          words: String(values[place] ?? "unknown"),
        }))
      }
      table={{ columns: ["Week"], rows: [] }}
    />,
  );
  return [...container.querySelectorAll("figure svg[viewBox^='0 0 ']")].filter(
    (drawing) => drawing.getAttribute("viewBox") !== "0 0 28 12",
  );
}

const flower = (...values: (number | null)[]): LineSeries => ({
  name: "Flower",
  look: "flower",
  values,
});
/** Starts of lines that are drawn, points that stand alone among them. */
const starts = (drawing?: Element) =>
  drawing?.querySelector("path[class*=stroke]")?.getAttribute("d")?.match(/M/g)?.length ?? 0;

it("a gap stays a gap", () => {
  const [drawing] = show([{ series: flower(1, 2, null, 3, 4) }]);
  expect(starts(drawing)).toBe(2);
});

it("of three values no line is drawn: each is a point with its span", () => {
  const band = { low: [4, 5, 6], high: [8, 9, 10] };
  const [drawing] = show([{ series: { ...flower(5, 6, 7), band } }]);
  expect(starts(drawing)).toBe(0);
  expect(drawing?.querySelectorAll("path[class*=filled]")).toHaveLength(3);
  expect(drawing?.querySelectorAll("rect[class*=bandEdge]")).toHaveLength(3);
});

it("one point is a point, with its band as a span", () => {
  const band = { low: [4, null], high: [8, null] };
  const [drawing] = show([{ series: { ...flower(5, null), band } }]);
  expect(drawing?.querySelectorAll("path[class*=filled]")).toHaveLength(1);
  expect(drawing?.querySelectorAll("rect[class*=bandEdge]")).toHaveLength(1);
});

it("what is compared with zero has one scale in all panels", () => {
  const vape: LineSeries = { name: "Vape", look: "vape", values: [-1, -2] };
  const drawings = show(
    [
      { title: "Flower", series: flower(4, 8) },
      { title: "Vape", series: vape },
    ],
    { aroundZero: true },
  );
  const [one, other] = drawings.map((drawing) =>
    [...drawing.querySelectorAll("text[class*=valueLabel]")].map(({ textContent }) => textContent),
  );
  expect(one).toContain("0");
  expect(other).toEqual(one);
});

it("a point that is not over is hollow", () => {
  const [drawing] = show([{ series: flower(1, 2) }], { isRunning: true });
  expect(drawing?.querySelectorAll("path[class*=hollow]")).toHaveLength(1);
});

it("a line ends at the last point that is over", () => {
  const lineOf = (isRunning: boolean) =>
    show([{ series: flower(1, 2, 3, 4, 9) }], { isRunning })
      .at(-1)
      ?.querySelector("path[class*=stroke]")
      ?.getAttribute("d")
      ?.split("L").length;
  expect([lineOf(false), lineOf(true)]).toEqual([5, 4]);
});

it("of several panels one with one value says which week that is, and has no drawing", () => {
  const one: LineSeries = { name: "Vape", look: "vape", values: [null, 4] };
  const drawings = show([
    { title: "Flower", per: "a gram", series: flower(1, 2) },
    { title: "Vape", series: one },
  ]);
  expect(drawings).toHaveLength(1);
  expect(screen.getByText("Only one week known: Week 1.")).toBeTruthy();
  expect(screen.getByText("a gram").parentElement?.parentElement?.textContent).toBe(
    "Flower, a gram2Week 1",
  );
});

it("of several panels one without a value says so, with its name", () => {
  const none: LineSeries = { name: "Vape", look: "vape", values: [null, null] };
  const drawings = show([
    { title: "Flower, $/g", series: flower(1, 2) },
    { title: "Vape, $/g", series: none },
  ]);
  expect(drawings).toHaveLength(1);
  expect(screen.getByText("Not enough data: 12 of 30 offers")).toBeTruthy();
  expect(screen.getByText("Vape, $/g").parentElement?.getAttribute("aria-hidden")).toBeNull();
  expect(screen.getByText("Flower, $/g").parentElement?.textContent).toBe("Flower, $/g2Week 1");
});
