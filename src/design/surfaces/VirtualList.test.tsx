import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { VirtualList } from "./VirtualList.tsx";

const ROWS = Array.from({ length: 5_000 }, (_, place) => `Offer ${String(place)}`);

it("is a list of that name, whose rows say their place among all", async () => {
  render(
    <VirtualList label="Offers" rows={ROWS} rowHeight={100} memory="test">
      {(row) => <p>{row}</p>}
    </VirtualList>,
  );
  const list = screen.getByRole("list", { name: "Offers" });
  const [first, ...others] = await within(list).findAllByRole("listitem");
  expect(first?.textContent).toBe("Offer 0");
  expect(first?.getAttribute("aria-posinset")).toBe("1");
  expect(first?.getAttribute("aria-setsize")).toBe("5000");
  expect(others.length).toBeLessThan(100);
});

it("stands in pairs where there is room, read from the left to the right, each saying its own place among all", async () => {
  render(
    <VirtualList
      label="Offers in pairs"
      rows={ROWS.slice(0, 7)}
      rowHeight={100}
      memory="pairs"
      columns={2}
    >
      {(row) => <p>{row}</p>}
    </VirtualList>,
  );
  const list = screen.getByRole("list", { name: "Offers in pairs" });
  const all = await within(list).findAllByRole("listitem");
  expect(all.map((row) => row.textContent)).toEqual(ROWS.slice(0, 7));
  expect(all.map((row) => row.getAttribute("aria-posinset"))).toEqual([
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
  ]);
  // Seven rows are four lines.
  expect(list.style.height).toBe("400px");
});
