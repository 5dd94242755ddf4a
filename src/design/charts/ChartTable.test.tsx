import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ChartTable } from "./ChartTable.tsx";

it("is folded away, and has a row for each point under its head", async () => {
  const rows = [
    { key: 2, cells: ["Nov 16–22", "$9.80"] },
    { key: 1, cells: ["Nov 9–15", "–"] },
  ];
  render(<ChartTable title="Price" table={{ columns: ["Week", "Median"], rows }} />);
  await userEvent.click(screen.getByText("Show as a table"));
  const table = within(screen.getByRole("region", { name: "Price, as a table" }));
  expect(table.getByRole("columnheader", { name: "Median" })).toBeTruthy();
  expect(table.getByRole("row", { name: "Nov 16–22 $9.80" })).toBeTruthy();
  expect(table.getByRole("rowheader", { name: "Nov 9–15" })).toBeTruthy();
});

it("is on paper as many tables as a sheet is wide, each with the heads of the rows", () => {
  const columns = ["Week", ...Array.from({ length: 20 }, (_, at) => `Strain ${String(at)}`)];
  const rows = [{ key: 1, cells: columns.map((_, at) => String(at)) }];
  const { container } = render(<ChartTable title="Stores" table={{ columns, rows }} />);
  const lines = () =>
    [...container.querySelectorAll("table")].map((table) =>
      [...table.querySelectorAll("tbody :is(th, td)")].map(({ textContent }) => textContent),
    );
  expect(lines()).toEqual([rows[0]?.cells]);
  fireEvent(window, new Event("beforeprint"));
  const [first = [], second = []] = lines();
  expect([first.length, second.length]).toEqual([11, 11]);
  expect([...first, ...second.slice(1)]).toEqual(rows[0]?.cells);
  expect(second[0]).toBe("0");
  fireEvent(window, new Event("afterprint"));
  expect(lines()).toHaveLength(1);
});
