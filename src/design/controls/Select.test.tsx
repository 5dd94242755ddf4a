import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Select } from "./Select.tsx";

const ORDERS = [
  { value: "name", label: "A–Z" },
  { value: "price", label: "Lowest price" },
] as const;

it("is named by its label, and tells which of its options was chosen", async () => {
  const change = vi.fn();
  render(<Select label="Order" options={ORDERS} value="name" onChange={change} />);
  const select = screen.getByRole("combobox", { name: "Order" });
  expect(screen.getByRole("option", { name: "A–Z", selected: true })).toBeTruthy();
  await userEvent.selectOptions(select, "Lowest price");
  expect(change).toHaveBeenCalledExactlyOnceWith("price");
});
