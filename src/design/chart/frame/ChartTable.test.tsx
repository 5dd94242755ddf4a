import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ChartTable } from "./ChartTable.tsx";

it("is folded away, and has a row for each point under its head", async () => {
  const rows = [
    { key: 2, cells: ["Nov 16–22", "$9.80"] },
    { key: 1, cells: ["Nov 9–15", "–"] },
  ];
  render(<ChartTable title="Price" table={{ columns: ["Week", "Median"], rows }} />);
  await userEvent.click(screen.getByText("As a table (2)"));
  const table = within(screen.getByRole("region", { name: "Price, as a table" }));
  expect(table.getByRole("columnheader", { name: "Median" })).toBeTruthy();
  expect(table.getByRole("row", { name: "Nov 16–22 $9.80" })).toBeTruthy();
  expect(table.getByRole("rowheader", { name: "Nov 9–15" })).toBeTruthy();
});
