import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { storeProfile } from "../../support/data/offers.ts";
import {
  DESK,
  ATHENS,
  KENT,
  TROY,
  open,
  rows,
  listItems,
  map,
  marks,
  activeMark,
} from "../../support/screens/mapScreen.ts";

afterEach(() => vi.unstubAllGlobals());

describe("list and map", () => {
  it("have the same stores in the same order; a store is a drop without a number", async () => {
    await open("/dispensary-maps");
    expect(rows()).toEqual(["Acorn", "Bliss", "Cedar", "Dune"]);
    expect(marks()).toEqual([
      "Acorn, Athens, no prices",
      "Bliss, Kent, no prices",
      "Cedar, Troy, no prices",
      "Dune, Lima, no prices, exact spot not certain",
    ]);
    expect(map().textContent).toBe("");
  });

  it("a row says what the store's cheapest costs, as it came with the list", async () => {
    const cheapest = { cents: 1_600, of: "2.83 g tenth", until: "2999-01-01T00:00:00.000Z" };
    const { asked } = await open("/dispensary-maps", DESK, [{ ...ATHENS, cheapest }, KENT]);
    const [athens, kent] = within(screen.getByRole("list", { name: "Stores" })).getAllByRole(
      "listitem",
    );
    expect(athens?.textContent).toContain("$16.00");
    expect(athens?.textContent).toContain("2.83 g tenth");
    expect(athens?.textContent).toContain("open 24 hours");
    expect(kent?.textContent).not.toContain("$");
    expect(asked).not.toContain("/api/menus");
  });

  it("a mark of stores with and without prices says how many of them have some, as the key in the map does for all", async () => {
    const cheapest = { cents: 1_600, of: "2.83 g tenth", until: "2999-01-01T00:00:00.000Z" };
    const near = (slug: string) => storeProfile({ ...KENT, slug, name: slug });
    await open("/dispensary-maps", DESK, [{ ...KENT, cheapest }, near("Birch"), near("Aspen")]);
    const [mark] = within(map()).getAllByRole("option");
    expect(mark?.textContent).toBe("1 of 3");
    expect(marks()).toEqual(["1 of 3 stores with prices, around Bliss, Kent"]);
    // Once: not in the head, too.
    expect(screen.queryByText("1 with prices")).toBeNull();
    const key = within(screen.getByRole("region", { name: "Map" })).getByText(/with prices$/);
    expect(key.textContent).toBe("1 of 3 with prices");
  });

  it("all rows are told by an eighth, and one that has none says so, last by price", async () => {
    const told = (cents: number, size: string, of: string) => ({
      cheapest: {
        cents,
        of,
        until: "2999-01-01T00:00:00.000Z",
        at: { category: "flower" as const, size },
      },
    });
    const tenth = { ...ATHENS, ...told(2_345, "2830mg", "2.83 g tenth") };
    const eighth = { ...KENT, ...told(3_037, "3500mg", "3.5 g eighth") };
    const ends = () =>
      within(screen.getByRole("list", { name: "Stores" }))
        .getAllByRole("listitem")
        .map((row) => /\$.*$/.exec(row.textContent)?.[0]);
    const { user } = await open("/dispensary-maps?sort=name", DESK, [tenth, eighth]);
    expect(ends()).toEqual([
      expect.stringMatching(/^\$23\.45.*no eighth · tenth Updated \d+ days ago$/),
      expect.stringMatching(/^\$30\.37.*eighth · Updated \d+ days ago$/),
    ]);
    await user.selectOptions(screen.getByLabelText("Sort by"), "Cheapest eighth");
    await waitFor(() => expect(ends()[0]).toMatch(/^\$30\.37.*eighth · Updated \d+ days ago$/));
  });

  it("without a place the cheapest comes first, and a row without a price says why", async () => {
    const cheapest = { cents: 1_600, of: "2.83 g tenth", until: "2999-01-01T00:00:00.000Z" };
    const none = { ...ATHENS, offers: 0 };
    await open("/dispensary-maps", DESK, [
      none,
      { ...KENT, twinOf: "troy" },
      { ...TROY, cheapest },
    ]);
    expect(rows()).toEqual(["Cedar", "Bliss", "Acorn"]);
    expect(screen.getByLabelText<HTMLSelectElement>("Sort by").selectedOptions[0]?.text).toBe(
      "Cheapest eighth",
    );
    const [, kent, athens] = within(screen.getByRole("list", { name: "Stores" })).getAllByRole(
      "listitem",
    );
    expect(kent?.textContent).toContain("may be another store’s menu");
    expect(athens?.textContent).toContain("no menu here yet");
  });

  it("the visitor's region comes first, and the order's words say so", async () => {
    localStorage.setItem("homeRegion", "Southwest");
    dispatchEvent(new StorageEvent("storage", { key: null }));
    await open("/dispensary-maps");
    expect(rows()).toEqual(["Cedar", "Bliss", "Dune", "Acorn"]);
    expect(screen.getByRole("option", { name: "Southwest first", selected: true })).toBeTruthy();
  });

  it("stores of a chain are named as all are, and read out with their towns", async () => {
    await open("/dispensary-maps", DESK, [ATHENS, { ...TROY, name: "Acorn" }]);
    expect(rows()).toEqual(["Acorn", "Acorn"]);
    expect(screen.getByRole("button", { name: "Acorn, Troy" })).toBeTruthy();
  });

  it("what a dashed outline means is said above the list where a store has one", async () => {
    const { leave } = await open("/dispensary-maps");
    expect(screen.getByText("place not certain")).toBeTruthy();
    leave();
    await open("/dispensary-maps?region=Southeast");
    expect(screen.queryByText("place not certain")).toBeNull();
  });

  it("what is not known of any store's hours is said once, not in each row", async () => {
    await open("/dispensary-maps");
    expect(screen.getByText(/Opening hours are missing for 3 stores\./)).toBeTruthy();
    expect(screen.queryByText(/Hours not given/)).toBeNull();
  });

  it("on a phone the filters open as a sheet over the list, and notes come after the stores", async () => {
    const { user } = await open("/dispensary-maps", 390);
    const list = within(screen.getByRole("region", { name: "List" }));
    const filters = list.getByRole("button", { name: "Filters" });
    expect(filters.parentElement?.textContent).toMatch(/^4 stores/);
    expect(list.queryByLabelText("Region")).toBeNull();
    await user.click(filters);
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await user.selectOptions(sheet.getByLabelText("Who it sells to"), "Medical");
    await user.selectOptions(sheet.getByLabelText("Who it sells to"), "All stores");
    await user.click(sheet.getByRole("button", { name: "Show 4 stores" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const note = list.getByText(/^Opening hours are missing/);
    const last = list.getByRole("button", { name: "Dune" });
    expect(last.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("a kept link to a store that was joined with another opens the one that stayed", async () => {
    await open("/dispensary-maps?store=kent-old", DESK, [{ ...KENT, formerSlugs: ["kent-old"] }]);
    expect(await screen.findByRole("article", { name: "Bliss" })).toBeTruthy();
  });

  it("a store whose hours were not understood has them in its own words", async () => {
    const worded = { ...KENT, hours: { Tue: "9-5", Mon: "by appointment" } };
    await open("/dispensary-maps?store=kent", DESK, [worded, { ...ATHENS, hours: "24/7" }]);
    const card = await screen.findByRole("article", { name: "Bliss" });
    expect(card.textContent).toContain("Check hours: Mon by appointment · Tue 9-5");
    // What was understood needs no second wording beside it.
    expect(screen.queryByText(/24\/7/)).toBeNull();
  });

  it("a store whose place contradicts its county is on the map where its town is, which map and list say", async () => {
    await open("/dispensary-maps?q=dune");
    expect(rows()).toEqual(["Dune"]);
    expect(
      screen.getByRole("option", { name: "Dune, Lima, no prices, exact spot not certain" }),
    ).toBeTruthy();
    expect(screen.getByText("place not certain")).toBeTruthy();
  });

  it("are both there on a phone, and a tapped drop has its card above the list", async () => {
    const { address } = await open("/dispensary-maps", 360);
    expect(rows()).toHaveLength(4);
    expect(marks()).toHaveLength(4);
    fireEvent.click(screen.getByRole("option", { name: "Cedar, Troy, no prices" }));
    await waitFor(() => expect(address()).toBe("/dispensary-maps?store=troy"));
    const card = screen.getByRole("article", { name: "Cedar" });
    const list = screen.getByRole("list", { name: "Stores" });
    expect(card.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(screen.getByRole("button", { name: "Bliss" }));
    await waitFor(() => expect(screen.getByRole("article", { name: "Bliss" })).toBeTruthy());
    expect(screen.getAllByRole("article")).toHaveLength(1);
  });

  it("the map is one stop of the keyboard; arrows go from store to store, and the list follows", async () => {
    const { user, address } = await open("/dispensary-maps");
    map().focus();
    await user.keyboard("{ArrowRight}");
    expect(activeMark()?.getAttribute("aria-label")).toBe("Acorn, Athens, no prices");
    await user.keyboard("{ArrowDown}");
    expect(activeMark()?.getAttribute("aria-label")).toBe("Bliss, Kent, no prices");
    expect(document.querySelector('[data-pointed="true"]')?.textContent).toContain("Bliss");
    await user.keyboard("{End}{ArrowLeft}{Enter}");
    await waitFor(() => expect(address()).toBe("/dispensary-maps?store=troy"));
    expect(
      screen.getByRole("option", { name: "Cedar, Troy, no prices", selected: true }),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Cedar", expanded: true })).toBeTruthy();
    for (const mark of within(map()).getAllByRole("option"))
      expect(mark.getAttribute("tabindex")).toBeNull();
  });

  it("what the focus is at in the list is marked on the map", async () => {
    await open("/dispensary-maps");
    screen.getByRole("button", { name: "Bliss" }).focus();
    await waitFor(() =>
      expect(activeMark()?.getAttribute("aria-label")).toBe("Bliss, Kent, no prices"),
    );
    fireEvent.click(screen.getByRole("option", { name: "Acorn, Athens, no prices" }));
    expect(await screen.findByRole("article", { name: "Acorn" })).toBeTruthy();
  });

  it("stores that overlap are one mark, which zooms in until they are apart", async () => {
    const near = storeProfile({ ...KENT, slug: "near", name: "Birch", lat: 41.16, lon: -81.37 });
    const { user } = await open("/dispensary-maps", DESK, [KENT, near, TROY]);
    expect(marks()).toEqual([
      "2 stores, none with prices, around Birch, Kent",
      "Cedar, Troy, no prices",
    ]);
    map().focus();
    await user.keyboard("{ArrowRight}{Enter}");
    await waitFor(() =>
      expect(marks()).toEqual(["Birch, Kent, no prices", "Bliss, Kent, no prices"]),
    );
    // The list begins with what is looked at, in its order.
    await waitFor(() => expect(listItems()).toEqual(["Birch", "Bliss", "1 more", "Cedar"]));
    // One count, and the way to all.
    expect(screen.getByText("2 stores in view").parentElement?.textContent).toMatch(
      /^2 stores in view\s+, none with prices$/,
    );
    await user.click(screen.getByRole("button", { name: "All 3 stores" }));
    await waitFor(() => expect(marks()).toHaveLength(2));
    await waitFor(() => expect(listItems()).toEqual(rows()));
    expect(document.activeElement).toBe(map());
    expect(screen.getByText("3 stores")).toBeTruthy();
  });
});

it("a store's card has the ways to it, and its address opens it", async () => {
  await open("/dispensary-maps?store=ATHENS");
  const card = within(screen.getByRole("article", { name: "Acorn" }));
  expect(card.getByText("Open 24 hours")).toBeTruthy();
  expect(card.getByText(/1 product ·/)).toBeTruthy();
  const links = card.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    // Its address, and the button.
    expect.stringContaining("openstreetmap.org/directions?to=39.33"),
    "/dispensary-menus?store=athens",
    expect.stringContaining("openstreetmap.org/directions?to=39.33"),
    "/dispensary-deals?store=athens",
    "tel:7405550100",
  ]);
  for (const name of ["Keep for a visit", /^Wishlist/, /^Alert me/])
    expect(card.getByRole("button", { name })).toBeTruthy();
});
