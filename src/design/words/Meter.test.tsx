import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Meter } from "./Meter.tsx";

const PLANT = { label: "Plant material", amount: "35 g of 70 g left", note: "Half of the limit" };

it("says in words what its bar shows", () => {
  render(<Meter {...PLANT} share={0.5} tone="ok" />);
  const meter = screen.getByRole("meter", { name: "Plant material" });
  expect(meter.getAttribute("aria-valuenow")).toBe("50");
  expect(meter.getAttribute("aria-valuetext")).toBe("35 g of 70 g left. Half of the limit");
});

it("nothing is left when the limit has been passed, and it is marked where it lies", () => {
  render(<Meter {...PLANT} share={2} tone="over" />);
  const meter = screen.getByRole("meter");
  expect(meter.getAttribute("aria-valuenow")).toBe("0");
  expect([...meter.children].map((each) => each.getAttribute("style"))).toEqual([
    "width: 100%;",
    "left: 50%;",
  ]);
});

it("is as full as what is left", () => {
  render(<Meter {...PLANT} share={0.25} tone="ok" />);
  const [bar] = screen.getByRole("meter").children;
  expect(bar?.getAttribute("style")).toBe("width: 75%;");
});

it("shows a figure in place of its label, which is still read out", () => {
  const figure = { value: "1.25 oz", words: "left" };
  render(<Meter {...PLANT} share={0.5} tone="ok" figure={figure} said="Half is left" />);
  expect(screen.queryByText("Plant material")).toBeNull();
  expect(screen.getByText("1.25 oz").parentElement?.textContent).toBe("1.25 oz left");
  expect(screen.getByRole("meter").getAttribute("aria-valuetext")).toBe(
    "35 g of 70 g left. Half is left",
  );
});
