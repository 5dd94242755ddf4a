import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PriceBoard } from "./PriceBoard.tsx";

const choices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: String(at),
    label: `${String(at + 1)} g`,
    least: { cents: 1_000 * (at + 1), isAbout: false, unit: null },
  }));

const board = (count: number) => (
  <PriceBoard
    legend="Size"
    title="Cheapest of each size"
    any={{ value: "", label: "Any size" }}
    choices={choices(count)}
    value="0"
    onChange={() => {
      throw new Error("Nothing was chosen.");
    }}
  />
);

it("more sizes than a line holds are shown by a button, which chooses none of them", () => {
  render(board(6));
  const all = screen.getByRole("button", { name: "All sizes", expanded: false });
  const cells = screen.getByRole("radio", { name: /^1 g/ }).closest("div") ?? all;
  const inOneLine = cells.className;
  fireEvent.click(all);
  expect(cells.className).not.toBe(inOneLine);
  fireEvent.click(screen.getByRole("button", { name: "In one line", expanded: true }));
  expect(cells.className).toBe(inOneLine);
});

it("any of them is the first choice, beside the title", () => {
  render(board(3));
  const [any, first] = screen.getAllByRole("radio");
  expect(any?.closest("label")?.textContent).toBe("Any size");
  expect(first).toHaveProperty("checked", true);
});

it("a few sizes have no such button", () => {
  render(board(3));
  expect(screen.queryByRole("button")).toBeNull();
});
