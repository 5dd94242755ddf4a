import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PriceBoard } from "./PriceBoard.tsx";

const choices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: String(at),
    label: `${String(at + 1)} g`,
    least: { cents: 1_000 * (at + 1), isAbout: false, unit: null },
  }));

const nothing = () => {
  throw new Error("Nothing was chosen.");
};
const board = (count: number, value = "0", onChange: (value: string) => void = nothing) => (
  <PriceBoard
    legend="Size"
    title="Cheapest of each size"
    any=""
    choices={choices(count)}
    value={value}
    onChange={onChange}
  />
);

it("more sizes than a line holds are shown by a button, which chooses none of them", () => {
  render(board(6));
  const all = screen.getByRole("button", { name: "More sizes", expanded: false });
  const cells = screen.getByRole("radio", { name: /^1 g/ }).closest("div") ?? all;
  const inOneLine = cells.className;
  fireEvent.click(all);
  expect(cells.className).not.toBe(inOneLine);
  fireEvent.click(screen.getByRole("button", { name: "Fewer sizes", expanded: true }));
  expect(cells.className).toBe(inOneLine);
});

it("a choice is taken back by a button that is there only while there is one; the focus stays among them", () => {
  const chosen: string[] = [];
  const { rerender } = render(board(3, "1", (value) => chosen.push(value)));
  fireEvent.click(screen.getByRole("button", { name: "Clear size" }));
  expect(chosen).toEqual([""]);
  expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]);
  const shown = screen.getByRole("button", { name: "Clear size" }).className;
  rerender(board(3, ""));
  expect(screen.getByText("Clear size").className).not.toBe(shown);
});

it("what has no price now is left out unless it is chosen", () => {
  const some = [...choices(2), { value: "none", label: "ounce", least: null }];
  const sizes = (value: string) => (
    <PriceBoard
      legend="Size"
      title="Cheapest of each size"
      any=""
      choices={some}
      value={value}
      onChange={nothing}
    />
  );
  const { rerender } = render(sizes(""));
  expect(screen.queryByRole("radio", { name: /Ounce/ })).toBeNull();
  rerender(sizes("none"));
  expect(screen.getByRole("radio", { name: "Ounce no price now", checked: true })).toBeTruthy();
});

it("a few sizes have no such button", () => {
  render(board(3));
  expect(screen.queryByRole("button", { name: /sizes/ })).toBeNull();
});
