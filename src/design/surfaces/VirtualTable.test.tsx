import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { VirtualTable } from "./VirtualTable.tsx";

const ROWS = Array.from({ length: 5_000 }, (_, place) => `Offer ${String(place)}`);

it("is a table of that name, whose rows say their place among all", async () => {
  render(
    <VirtualTable
      label="Offers"
      rows={ROWS}
      rowHeight={50}
      memory="test table"
      head={<th scope="col">Product</th>}
    >
      {(row) => <th scope="row">{row}</th>}
    </VirtualTable>,
  );
  const table = screen.getByRole("table", { name: "Offers" });
  expect(table.getAttribute("aria-rowcount")).toBe("5001");
  expect(within(table).getByRole("columnheader", { name: "Product" })).toBeTruthy();
  const [head, first, ...others] = await within(table).findAllByRole("row");
  expect(head?.textContent).toBe("Product");
  expect(first?.textContent).toBe("Offer 0");
  expect(first?.getAttribute("aria-rowindex")).toBe("2");
  expect(others.length).toBeLessThan(100);
});
