import { fireEvent, render, screen } from "@testing-library/react";
import { DAY_MS } from "#domain/time/spans.ts";
import { expect, it } from "vitest";
import { StepChart } from "./StepChart.tsx";

const BEGIN = Date.parse("2026-08-01T00:00:00Z");

const END = BEGIN + 9 * DAY_MS;

function show(lastFrom = BEGIN + 5 * DAY_MS) {
  return render(
    <StepChart
      title="Price of 2.83 g, 2 offers"
      unit="dollars, before tax"
      steps={[
        { from: BEGIN, value: 30 },
        { from: BEGIN + 3 * DAY_MS, value: null },
        { from: lastFrom, value: 25 },
      ]}
      begin={BEGIN}
      end={END}
      formatValue={(value) => `$${String(value)}`}
      formatMoment={(moment) => new Date(moment).toISOString().slice(0, 10)}
      name="Price"
      unknown="not seen"
      table={{ columns: ["From", "Price"], rows: [{ key: 1, cells: ["Aug 6", "$25"] }] }}
    />,
  );
}

it("is a figure named by its title and unit; the drawing itself is not read out", () => {
  const { container } = show();
  expect(
    screen.getByRole("figure", { name: "Price of 2.83 g, 2 offers (dollars, before tax)" }),
  ).toBeTruthy();
  const drawing = container.querySelector("figure > div svg");
  expect(drawing?.getAttribute("aria-hidden")).toBe("true");
  // The gap makes two lines of one.
  expect(drawing?.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
});

it("reads out its steps, and a gap as one", () => {
  show();
  const said = screen.getByRole("status");
  expect(said.textContent).toBe("From 2026-08-06: Price $25; ");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "1" } });
  expect(said.textContent).toBe("From 2026-08-04 to 2026-08-06: Price not seen; ");
});

it("has every moment on one scale: today is as far from its neighbor as the days say, and a price of a day is that short", () => {
  const { container } = show(END - DAY_MS);
  const drawing = container.querySelector("figure > div svg");
  const ticks = [...(drawing?.querySelectorAll("text") ?? [])].flatMap((text) => {
    const day = text.textContent === "Today" ? END : Date.parse(`${text.textContent}T00:00:00Z`);
    return Number.isNaN(day) ? [] : [{ day, x: Number(text.getAttribute("x")) }];
  });
  const [first, second] = ticks;
  const today = ticks.at(-1);
  if (first === undefined || second === undefined || today === undefined) throw new Error("ticks");
  const perDay = ((second.x - first.x) / (second.day - first.day)) * DAY_MS;
  expect(today.day).toBe(END);
  expect((today.x - first.x) / perDay).toBeCloseTo((END - first.day) / DAY_MS, 5);
  // The line ends today, and its last step is a day long.
  const path = drawing?.querySelector("path")?.getAttribute("d") ?? "";
  const xs = (path.match(/[\d.]+,[\d.]+/g) ?? []).map((pair) => Number.parseFloat(pair));
  expect(xs.at(-1)).toBeCloseTo(today.x, 1);
  const mark = drawing?.querySelector("path[transform]")?.getAttribute("transform") ?? "";
  expect(today.x - Number.parseFloat(mark.slice("translate(".length))).toBeCloseTo(perDay, 1);
});
