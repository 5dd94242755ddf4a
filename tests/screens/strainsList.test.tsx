import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../support/screens/openScreen.tsx";

const LIST = "/strain-genetics";

it("the list keeps its filters in the address", async () => {
  const { user, address } = await openScreen(LIST);
  expect(screen.getByText("134 strains")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Indica" }));
  await user.selectOptions(screen.getByLabelText("Order"), "Most children");
  fireEvent.change(screen.getByLabelText("Search strains"), { target: { value: "kush" } });
  await waitFor(() => expect(address()).toBe(`${LIST}?type=indica&sort=children&q=kush`));
});

it("Back undoes what was typed, and a letter leads to its strains", async () => {
  const { user, router, address } = await openScreen(LIST);
  const search = screen.getByLabelText("Search strains");
  fireEvent.change(search, { target: { value: "blue" } });
  await waitFor(() => expect(address()).toBe(`${LIST}?q=blue`));
  act(() => router.history.back());
  await waitFor(() => expect(address()).toBe(LIST));
  expect(search).toHaveProperty("value", "");
  await user.click(screen.getByRole("button", { name: "W" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "W" }));
});

it("the list shows what the address says, and all again after a search for nothing", async () => {
  const { user } = await openScreen(`${LIST}?type=indica&sort=children&q=kush`);
  const search = screen.getByLabelText("Search strains");
  expect(search).toHaveProperty("value", "kush");
  const found = within(screen.getByRole("list", { name: /number of children/ }));
  expect(found.getAllByRole("link")).toHaveLength(7);

  fireEvent.change(search, { target: { value: "bubba kusch og xyz" } });
  expect(screen.getByText(/No match among our 134 strains/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show all strains" }));
  expect(await screen.findByText("134 strains")).toBeTruthy();
});

it("strains in stores stand in a line of their own above the alphabet, those in most stores first", async () => {
  const gelato = { stores: 30, terpenes: { limonene: 100 } };
  const runtz = { stores: 42, terpenes: null };
  const gone = { stores: 5, storesNow: 0, terpenes: null };
  const { user, address } = await openScreen(LIST, {
    "/api/strains": Response.json({
      shelves: { gelato, runtz, "og-kush": gone },
      observedAt: null,
    }),
  });
  const line = within(await screen.findByRole("region", { name: "In stores now" }));
  expect(line.getAllByRole("link").map((link) => link.textContent.trim())).toEqual([
    "Runtz",
    "Gelato",
    "All by number of stores",
  ]);
  await user.click(line.getByRole("link", { name: /^All by/ }));
  await waitFor(() => expect(address()).toBe(`${LIST}?sort=menus`));
  expect(screen.queryByRole("region", { name: "In stores now" })).toBeNull();
});

it("where no store has a strain, nothing says that some are in stores", async () => {
  await openScreen(LIST, { "/api/strains": Response.json({ shelves: {}, observedAt: null }) });
  await screen.findByRole("heading", { name: "A" });
  expect(screen.queryByText("In stores now")).toBeNull();
});

it("the list says on how many menus each strain is, and by number of children how many it has", async () => {
  const gelato = { stores: 30, terpenes: { limonene: 100 } };
  const { user } = await openScreen(LIST, {
    "/api/strains": Response.json({ shelves: { gelato }, observedAt: null }),
  });
  const inList = (list: string, name: string) =>
    within(screen.getByRole("list", { name: list }))
      .getByRole("link", { name })
      .closest("li")?.textContent;
  await screen.findByRole("region", { name: "In stores now" });
  expect(inList("Strains with G", "Gelato")).toBe("GelatoHybrid · 30 stores");
  expect(inList("Strains with O", "OG Kush")).toBe("OG KushHybrid");
  await user.selectOptions(screen.getByLabelText("Order"), "Most children");
  const byChildren = "Strains by number of children";
  expect(inList(byChildren, "OG Kush")).toMatch(/^OG KushHybridParent of \d+$/);
  expect(inList(byChildren, "Gelato")).not.toContain("store");
  await user.selectOptions(screen.getByLabelText("Order"), "In most stores");
  const most = within(screen.getByRole("list", { name: "Strains by number of stores" }));
  expect(most.getAllByRole("listitem")[0]?.textContent).toBe("GelatoHybrid · 30 stores");
});
