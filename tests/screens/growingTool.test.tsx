import { fireEvent, screen, waitFor, within } from "@testing-library/react";
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

it("is a desk: each sheet has its picture, and one tap shows it", async () => {
  const { user } = await open();
  const desk = screen.getByRole("navigation", { name: "Sheets" });
  const names = within(desk)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(6);
  await user.click(within(desk).getByRole("link", { name: "Feeding and climate" }));
  expect(await screen.findByRole("columnheader", { name: "EC or ppm" })).toBeTruthy();
  const chosen = () =>
    within(desk)
      .getAllByRole("link")
      .filter((each) => each.hasAttribute("aria-current"))
      .map(({ textContent }) => textContent.replace(/.*(?=Feeding|Journal)/, ""));
  expect(chosen()).toEqual(["Feeding and climate"]);
  await user.click(within(desk).getByRole("link", { name: "Journal" }));
  expect(await screen.findByRole("heading", { level: 3, name: "Entry 7" })).toBeTruthy();
});

it("a continued journal goes on from entry 8, with dates that are estimates, and blank without a day of sprouting", async () => {
  await openScreen("/growing-tool?sheet=continued", { "/api/config": Response.json({}) });
  const entry = () => screen.getByRole("region", { name: "Entry 8" }).textContent;
  expect(entry()).toBe("Entry 8WeekDayDate");
  fill("Seed sprouted", "2026-04-20");
  expect(entry()).toBe("Entry 8Week8Day50DateJun 8, 2026");
  expect(screen.getByRole("region", { name: "Notes" }).textContent).toContain("estimates");
});

it("an estimated harvest stands on a sheet once the weeks are given, and says whose they are", async () => {
  await openScreen("/growing-tool?sheet=harvest", { "/api/config": Response.json({}) });
  fill("Seed sprouted", "2026-04-20");
  expect(screen.queryByText(/Estimated harvest/)).toBeNull();
  fill("Usual weeks from sprouting to harvest", "10");
  expect(screen.getByText(/^Estimated harvest Jun 29, 2026: 10 weeks/).textContent).toContain(
    "as given by the grower",
  );
});

it("the plant count has the law's six and twelve, with its source and the day it was checked", async () => {
  await openScreen("/growing-tool?sheet=plants", { "/api/config": Response.json({}) });
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(preview.getByText(/Six plants for each adult, twelve/).textContent).toMatch(
    /Ohio Rev\. Code 3796\.04, https:.*checked \w+/,
  );
});

it("names to choose from are no answer of the server, whose age a notice would say", async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText("Strain name"));
  await waitFor(() =>
    expect(document.querySelectorAll("#strain-names option").length).toBeGreaterThan(50),
  );
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  expect((await screen.findByText("Offline")).parentElement?.textContent.trim()).toBe("Offline");
  onLine.mockRestore();
  fireEvent(window, new Event("online"));
});

it("a label's code is of the strain's page, and a strain that the site does not know has none", async () => {
  await openScreen("/growing-tool?sheet=labels", { "/api/config": Response.json({}) });
  const codes = () => screen.getByRole("region", { name: "Preview" }).querySelectorAll("svg path");
  const { drawQr } = await import("../../src/platform/paper/qrDrawing.ts");
  fill("Strain name", "blue dream");
  await waitFor(() => expect(codes()).toHaveLength(30));
  expect(codes()[29]?.getAttribute("d")).toBe(
    drawQr(`${location.origin}/strain-genetics/blue-dream`).path,
  );
  fill("Strain name", "nobody knows this one");
  await waitFor(() => expect(codes()).toHaveLength(0));
});
