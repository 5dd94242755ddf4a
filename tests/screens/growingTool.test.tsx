import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../support/screens/openScreen.tsx";

const open = () => openScreen("/growing-tool", { "/api/config": Response.json({}) });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const overview = () => screen.getByRole("region", { name: "Plant Overview" }).textContent;

it("previews what is typed, with calendar dates as they were chosen", async () => {
  await open();
  fill("Strain name", "Northern Lights");
  fill("Seed planted", "2026-04-20");
  fill("Seed sprouted", "2026-04-24");
  expect(overview()).toContain("Northern Lights");
  expect(overview()).toContain("Planted Apr 20, 2026");
  expect(overview()).toContain("Sprouted Apr 24, 2026");
});

it.each([
  ["Pacific/Honolulu", 600],
  ["Pacific/Kiritimati", -840],
])("a date stays the same day in %s", async (zone, minutes) => {
  vi.stubEnv("TZ", zone);
  expect(new Date().getTimezoneOffset()).toBe(minutes);
  await open();
  fill("Seed planted", "2026-01-01");
  expect(overview()).toContain("Jan 1, 2026");
});

it("has the seed's boxes: overview, notes, five rows of two checkboxes, seven entries", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 2, name: "Preview" })).toBeTruthy();
  const boxes = screen.getAllByRole("heading", { level: 3 });
  expect(boxes.map(({ textContent }) => textContent)).toEqual(
    ["Plant Overview", "Notes", "Checklist"].concat(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `Entry ${String(n)}`),
    ),
  );
  const entry = within(screen.getByRole("region", { name: "Entry 7" }));
  for (const heading of ["Week", "Day", "Date"]) expect(entry.getByText(heading)).toBeTruthy();
});

it("Print opens the print dialog", async () => {
  const { user } = await open();
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});
