import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ChartFrame } from "./ChartFrame.tsx";

const LABELS = ["Nov 2–8", "Nov 9–15", "Nov 16–22"];

const show = (range: readonly [number, number] | null, labels = LABELS, keys = ["one"]) => (
  <ChartFrame
    title="Price"
    unit="dollars"
    sentence="It comes down."
    axis={{
      domain: [0, labels.length],
      points: labels.map((label, at) => ({ at, label })),
      ticks: () => [],
    }}
    layout={keys.length === 1 ? "one" : "grid"}
    panels={keys.map((key) => ({
      key,
      range,
      empty: "Not enough data: 12 of 30 offers",
      format: String,
      height: 100,
      rules: 0,
      hasTicks: false,
      renderMarks: () => null,
    }))}
    readOut={(place) => [{ look: "flower", name: "Flower", words: `$${String(place)}` }]}
    renderActions={(place) => <button type="button">Offers of {labels[place]}</button>}
    table={{ columns: ["Week", "Price"], rows: [{ key: 0, cells: ["Nov 2–8", "$0"] }] }}
  >
    <p>312 offers</p>
  </ChartFrame>
);

it("says what it shows in a sentence and in a table, what that rests on, and its newest point", () => {
  render(show([0, 2]));
  expect(screen.getByText("It comes down.")).toBeTruthy();
  expect(screen.getByText("312 offers")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Nov 16–22: Flower $2; ");
  fireEvent.click(screen.getByText("Show as a table"));
  const table = within(screen.getByRole("table"));
  expect(table.getByRole("rowheader", { name: "Nov 2–8" })).toBeTruthy();
  expect(table.getByRole("cell", { name: "$0" })).toBeTruthy();
});

it("is read out point by point at one stop of the keyboard, politely, with what leads on", async () => {
  render(show([0, 2]));
  const slider = screen.getByRole("slider", { name: "Read out: Price" });
  await userEvent.tab();
  expect(document.activeElement).toBe(slider);
  expect(slider.getAttribute("aria-valuetext")).toBe("Nov 16–22");
  fireEvent.change(slider, { target: { value: "0" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("Nov 2–8");
  expect(screen.getByRole("status").textContent).toBe("Nov 2–8: Flower $0; ");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Offers of Nov 2–8" }));
});

it("has its slider below the plot: the thumb stands under the point that is read", () => {
  render(show([0, 2]));
  const { style } = screen.getByRole("slider");
  // Of 640 pixels the first point is 8 from the edge, and the last two thirds of 620 further.
  expect(style.width).toBe("calc(64.58% + 1.25rem)");
  expect(style.marginInlineStart).toBe("calc(1.25% - 1.25rem / 2)");
});

it("of charts beside each other stands below all of them and says that it moves them all", () => {
  render(show([0, 2], LABELS, ["one", "other"]));
  expect(screen.getByText("Moves all charts")).toBeTruthy();
  // It is as wide as they are together, and below the point of none.
  expect(screen.getByRole("slider").style.width).toBe("");
});

it("reads its newest point when another span has no such place", () => {
  const { rerender } = render(show([0, 2]));
  fireEvent.change(screen.getByRole("slider"), { target: { value: "1" } });
  rerender(show([0, 2], LABELS.slice(0, 1)));
  expect(screen.getByRole("status").textContent).toBe("Nov 2–8: Flower $0; ");
  // One point is a point: there is nothing to move to.
  expect(screen.queryByRole("slider")).toBeNull();
});

it("without any value it says so, and draws nothing", () => {
  const { container } = render(show(null));
  expect(screen.getByText("Not enough data: 12 of 30 offers")).toBeTruthy();
  expect(container.querySelector("svg")).toBeNull();
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

it("is as wide as a sheet while it is printed", () => {
  const { container } = render(show([0, 2]));
  const drawing = container.querySelector("svg[viewBox$=' 100']");
  expect(drawing?.getAttribute("viewBox")).toBe("0 0 640 100");
  fireEvent(window, new Event("beforeprint"));
  expect(drawing?.getAttribute("viewBox")).toBe("0 0 720 100");
  fireEvent(window, new Event("afterprint"));
  expect(drawing?.getAttribute("viewBox")).toBe("0 0 640 100");
});
