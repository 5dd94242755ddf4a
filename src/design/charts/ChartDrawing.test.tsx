import { fireEvent, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { ChartDrawing } from "./ChartDrawing.tsx";

const AXIS = {
  domain: [0, 10],
  points: [
    { at: 0, label: "first" },
    { at: 10, label: "last" },
  ],
  ticks: () => [{ at: 5, label: "middle" }],
} as const;

function show(onRead = vi.fn(), more: Partial<ComponentProps<typeof ChartDrawing>> = {}) {
  const { container } = render(
    <ChartDrawing
      panel={{
        key: "one",
        range: [0, 4],
        empty: "",
        format: (value) => `$${String(value)}`,
        height: 120,
        rules: 2,
        hasTicks: true,
        renderMarks: ({ y }) => <circle cy={y(4)} />,
      }}
      axis={AXIS}
      width={360}
      place={1}
      onRead={onRead}
      {...more}
    />,
  );
  return container.querySelector("svg");
}

it("has rules with values, names below the axis, and the point that is read", () => {
  const drawing = show();
  const words = [...(drawing?.querySelectorAll("text") ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(words).toEqual(["$0", "$2", "$4", "middle", "last"]);
  expect(drawing?.querySelector("circle")?.getAttribute("cy")).toBe("20");
});

it("leaves the numbers of its axis their room, dollars with cents among them", () => {
  const panel = {
    key: "one",
    range: [100, 130],
    empty: "",
    format: (value: number) => `$${value.toFixed(2)}`,
    height: 120,
    rules: 2,
    hasTicks: false,
    renderMarks: () => null,
  } as const;
  const value = show(vi.fn(), { panel })?.querySelector("g > text");
  expect(value?.textContent).toHaveLength("$130.00".length);
  // A figure is about 8 px wide at this size, and they end where they begin to be drawn from.
  expect(Number(value?.getAttribute("x"))).toBeGreaterThanOrEqual("$130.00".length * 8);
});

it("reads the point that is next to the pointer", () => {
  const onRead = vi.fn();
  const drawing = show(onRead);
  if (!drawing) throw new Error("nothing is drawn");
  vi.spyOn(drawing, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 360, 120));
  fireEvent.pointerMove(drawing, { clientX: 80 });
  fireEvent.pointerDown(drawing, { clientX: 330 });
  expect(onRead.mock.calls).toEqual([[0], [1]]);
});

it("keeps the name of the point inside the plot, beside which the numbers of the axis stand", () => {
  const named = (place: number) => {
    const points = AXIS.points.map(({ at }) => ({ at, label: "Nov 16–22, 2026, so far" }));
    const drawing = show(vi.fn(), { axis: { ...AXIS, points }, place });
    return [...(drawing?.querySelectorAll("text") ?? [])].at(-1);
  };
  expect([named(0), named(1)].map((each) => each?.getAttribute("x"))).toEqual(["68", "348"]);
  const [first, last] = [named(0), named(1)].map((each) => each?.getAttribute("class"));
  expect(first).not.toBe(last);
});
