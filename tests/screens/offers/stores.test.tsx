import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { pin } from "#data/pins.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { setViewportWidth } from "../../support/screens/viewport.ts";
import { storeAnswers } from "../../support/screens/screenAnswers.ts";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const cheapest = (cents: number, of: string) => ({ cents, of, until: hoursAgo(-40) });
const STORES: readonly StoreProfile[] = [
  storeProfile({
    slug: "akron",
    name: "Acorn",
    city: "Akron",
    observedAt: hoursAgo(30),
    cheapest: cheapest(3_450, "3.5 g eighth"),
  }),
  storeProfile({ slug: "kent", name: "Bliss", city: "Kent", offers: 0, observedAt: null }),
  storeProfile({
    slug: "ravenna",
    name: "Cedar",
    city: "Ravenna",
    observedAt: hoursAgo(2),
    cheapest: cheapest(2_100, "2.83 g tenth"),
  }),
  storeProfile({ slug: "stow", name: "Dune", city: "Stow", offers: 0, observedAt: null }),
  storeProfile({
    slug: "troy",
    name: "Elm",
    city: "Troy",
    region: "Southwest",
    lat: 40.04,
    lon: -84.2,
    observedAt: hoursAgo(1),
  }),
];
const observedAt = hoursAgo(1);
const asked = (slug: string, netMg: number, priceCents: number) => {
  const store = { ...offer().store, slug };
  const sizeKey = `${String(netMg)}mg`;
  return offer({ store, netMg, sizeKey, priceCents, observedAt, product: product({ code: slug }) });
};
/** What only patients pay, and what the list of stores does not say. */
const MENUS = { table: encodeMenuTable([asked("akron", 3_500, 3_300)]) };
const answers = {
  "/api/stores": Response.json(STORES),
  "/api/menus": () => Response.json(MENUS),
};

afterEach(() => {
  vi.unstubAllGlobals();
  setViewportWidth(WIDTH);
});

/** Of the imitated window. */
const WIDTH = 1_024;

/** A little south of Troy. */
const stubPlace = () =>
  vi.stubGlobal("navigator", {
    geolocation: {
      getCurrentPosition: (found: (place: unknown) => void) =>
        found({ coords: { latitude: 40.03, longitude: -84.2 } }),
    },
    userAgent: "",
  });
const region = (name: string) => within(screen.getByRole("region", { name }));
const isOpen = (summary: string) =>
  screen.getByText(summary).closest("details")?.hasAttribute("open");

it("stores with a menu stand in their region, and the others are folded once below all, with their number", async () => {
  const { user } = await openScreen("/dispensary-menus", answers);
  const names = (of: string) =>
    region(of)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(names("Northeast")).toEqual(["Cedar", "Acorn"]);
  expect(names("Southwest")).toEqual(["Elm"]);
  expect(isOpen("2 stores without a menu here yet")).toBe(false);
  await user.click(screen.getByText("2 stores without a menu here yet"));
  expect(isOpen("2 stores without a menu here yet")).toBe(true);
  expect(screen.getByRole("link", { name: "Dune" })).toBeTruthy();
  expect(
    screen.getByText(/^3 of 5 stores have a menu here, 2 with prices to compare\./),
  ).toBeTruthy();
  expect(
    screen.getByText("Menus without prices to compare: no price to compare (1)."),
  ).toBeTruthy();
});

it("stores with a price to compare come first in their region, and are counted as elsewhere", async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const told = { cents: 3_000, of: "3.5 g eighth", until };
  const stores = STORES.map((store) =>
    Object.assign({}, store, { cheapest: store.name === "Cedar" ? told : undefined }),
  );
  await openScreen("/dispensary-menus", { ...answers, "/api/stores": Response.json(stores) });
  const links = region("Northeast").getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Cedar", "Acorn"]);
  expect(
    screen.getByText(/^3 of 5 stores have a menu here, 1 with prices to compare\./),
  ).toBeTruthy();
});

it("in a region stores stand by what their eighth costs, then those told by another size, as on the map", async () => {
  const told = (slug: string, name: string, cents: number, size: string) =>
    storeProfile({
      slug,
      name,
      cheapest: { ...cheapest(cents, size), at: { category: "flower", size } },
    });
  const stores = [
    told("a", "Acorn", 3_450, "3500mg"),
    told("b", "Bliss", 1_200, "2830mg"),
    told("c", "Cedar", 2_100, "3500mg"),
    told("d", "Dune", 2_100, "3500mg"),
  ];
  await openScreen("/dispensary-menus", { ...answers, "/api/stores": Response.json(stores) });
  const links = region("Northeast").getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Cedar", "Dune", "Acorn", "Bliss"]);
});

it("a kept store stands above all and is not listed a second time, also where the nearest come first", async () => {
  await pin({ slug: "ravenna", name: "Cedar, Ravenna" });
  const { user } = await openScreen("/dispensary-menus", answers);
  expect(await screen.findByRole("region", { name: "Kept stores" })).toBeTruthy();
  const links = () => screen.getAllByRole("link", { name: "Cedar" });
  await waitFor(() => expect(links()).toHaveLength(1));
  await user.type(screen.getByLabelText("Find a store or city"), "ravenna");
  expect(links()).toHaveLength(1);
  expect(screen.queryByText(/^No store or city by that name/)).toBeNull();
  await user.clear(screen.getByLabelText("Find a store or city"));
  stubPlace();
  await user.click(screen.getByRole("button", { name: "Near me" }));
  const nearest = within(await screen.findByRole("region", { name: "Nearest first" }));
  expect(nearest.getByRole("button", { name: /^Keep Cedar, Ravenna/ })).toBeTruthy();
  expect(links()).toHaveLength(1);
});

it("a chain's stores are named as all are, and read out with their towns", async () => {
  const chain = STORES.map((store) =>
    store.slug === "troy" ? { ...store, name: "Acorn" } : store,
  );
  await openScreen("/dispensary-menus", { ...answers, "/api/stores": Response.json(chain) });
  expect(rowOf("Acorn, Troy")).toMatch(/^AcornTroy/);
  expect(rowOf("Acorn, Akron")).toMatch(/^Acorn\$34\.50Akron/);
  expect(rowOf("Cedar")).toMatch(/^Cedar\$21\.00Ravenna/);
});

const rowOf = (name: string) => screen.getByRole("link", { name }).closest("li")?.textContent;

it("a store is listed with the price that came with the list; its age is seen where it matters", async () => {
  const { asked: calls } = await openScreen("/dispensary-menus", answers);
  expect(rowOf("Acorn")).toBe("Acorn$34.50Akron3.5 g eighth · Updated 30 h ago");
  expect(rowOf("Cedar")).toBe("Cedar$21.00Ravenna, Updated 2 h ago2.83 g tenth");
  const [ageing, fresh] = ["Akron", "Ravenna"].map((town) =>
    screen.getByText(town).closest("li")?.querySelector("time")?.closest(".visually-hidden"),
  );
  expect([ageing === null, fresh === null]).toEqual([true, false]);
  expect(screen.queryByText(/offers?$/)).toBeNull();
  // The menus of all stores are not fetched for it.
  expect(calls).not.toContain("/api/menus");
});

it("a price that came with the list is said no longer than it holds", async () => {
  const over = STORES.map((store) => ({
    ...store,
    cheapest: store.cheapest && { ...store.cheapest, until: hoursAgo(1) },
  }));
  await openScreen("/dispensary-menus", { ...answers, "/api/stores": Response.json(over) });
  expect(rowOf("Acorn")).toBe("AcornUpdated 30 h agoAkronno price to compare");
});

it("patients see what they pay, from the menus", async () => {
  localStorage.setItem("profile", "patient");
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await openScreen("/dispensary-menus", answers);
  await waitFor(() => expect(rowOf("Acorn")).toContain("$33.00"));
  expect(screen.queryByText("$21.00")).toBeNull();
});

it("a store's row has the outline of its county", async () => {
  await openScreen("/dispensary-menus", answers);
  const row = screen.getByRole("link", { name: "Acorn" }).closest("li");
  await waitFor(() => expect(row?.querySelector("svg path")).not.toBeNull());
});

it("a store says whether it is open where that is known, and the others are counted once", async () => {
  const [first, ...others] = STORES;
  if (first === undefined) throw new Error("There is one.");
  const day = [["00:00", "24:00"]] as [string, string][];
  const openingHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  await openScreen("/dispensary-menus", {
    ...answers,
    "/api/stores": Response.json([{ ...first, openingHours }, ...others]),
  });
  expect(rowOf("Acorn")).toContain("Akron · open 24 hours");
  expect(screen.getByText("Opening hours are missing for 4 stores.")).toBeTruthy();
  expect(screen.queryByText(/Hours not given/)).toBeNull();
});

it("what is said of the whole list stands in one note, folded above it", async () => {
  await openScreen("/dispensary-menus", answers);
  const line = "3 of 5 stores have a menu here, 2 with prices to compare. Confirm with the store.";
  const note = screen.getByText(line).closest("details");
  expect(note?.textContent).toContain("Prices are before tax: check the dispensary’s own website.");
  // Where hours are known of no store, no row lacks what another has.
  expect(note?.textContent).not.toContain("Opening hours");
});

it("a menu that is too old for a price says so in words", async () => {
  const [first, ...others] = STORES;
  if (first === undefined) throw new Error("There is one.");
  await openScreen("/dispensary-menus", {
    "/api/stores": Response.json([
      { ...first, observedAt: hoursAgo(264), cheapest: undefined },
      ...others,
    ]),
    "/api/menus": () => Response.json({ table: encodeMenuTable([]) }),
  });
  expect(rowOf("Acorn")).toMatch(/11 days agoAkronprices too old$/);
});

it("nearest first once it is known where one is, which is asked on tap and stays here", async () => {
  const { user, address, asked: calls } = await openScreen("/dispensary-menus", answers);
  stubPlace();
  expect(screen.queryByText(/ mi\b/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Near me" }));
  const nearest = within(await screen.findByRole("region", { name: "Nearest first" }));
  expect(nearest.getAllByRole("link")[0]?.textContent).toBe("Elm");
  expect(rowOf("Elm")).toContain("0.7 mi");
  expect(address()).toBe("/dispensary-menus");
  expect(calls.join(" ")).not.toContain("40.03");
  // The same button says that it is in force, and takes it off again.
  await user.click(screen.getByRole("button", { name: "Near me", pressed: true }));
  expect(screen.getByRole("button", { name: "Near me", pressed: false })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Nearest first" })).toBeNull();
});

it("on a wide desk the listed stores stand on the state beside their rows, those with a menu with their towns", async () => {
  const { user } = await openScreen("/dispensary-menus", answers);
  expect(screen.queryByRole("complementary", { name: "Map" })).toBeNull();
  setViewportWidth(1440);
  const map = within(await screen.findByRole("complementary", { name: "Map" }));
  const towns = () =>
    ["Akron", "Ravenna", "Troy", "Stow"].map((town) => map.queryByText(town) !== null);
  expect(towns()).toEqual([true, true, true, false]);
  expect(map.getByRole("link", { name: "5 stores on the map" })).toBeTruthy();
  await user.type(screen.getByLabelText("Find a store or city"), "ravenna");
  expect(towns()).toEqual([false, true, false, false]);
});

it("what is typed opens what is folded", async () => {
  const { user } = await openScreen("/dispensary-menus", answers);
  await user.type(screen.getByLabelText("Find a store or city"), "stow");
  expect(isOpen("1 store without a menu here yet")).toBe(true);
  expect(screen.getAllByRole("link", { name: /^Dune/ })).toHaveLength(1);
  await user.type(screen.getByLabelText("Find a store or city"), "xyz");
  expect(screen.getByText(/^No store or city by that name/)).toBeTruthy();
});

it("a store without a menu says what is known of it, and which stores near it have one", async () => {
  const kent = storeProfile({
    slug: "kent",
    name: "Bliss",
    offers: 0,
    observedAt: null,
    phone: "(330) 555-0100",
  });
  const { user, address } = await openScreen("/dispensary-menus?store=kent", {
    ...answers,
    "/api/menus/kent": Response.json({ store: kent, table: encodeMenuTable([]) }),
    "/api/menus/ravenna": new Response("{}", { status: 404 }),
  });
  expect(screen.getByText(/no menu here yet/)).toBeTruthy();
  expect(screen.getByText("1 Main St, Kent")).toBeTruthy();
  expect(screen.getByRole("link", { name: "(330) 555-0100" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Directions" })).toBeTruthy();
  expect(screen.queryByText("Date not given")).toBeNull();
  const near = within(await screen.findByRole("region", { name: "Nearest stores with a menu" }));
  expect(near.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Acorn, Akron",
    "Cedar, Ravenna",
    "Elm, Troy",
  ]);
  expect(near.getAllByRole("listitem")[2]?.textContent).toMatch(/\d+ mi1 product$/);
  await user.click(near.getByRole("link", { name: "Cedar, Ravenna" }));
  expect(address()).toContain("store=ravenna");
});

it("a store without flower opens with what it has", async () => {
  const gummies = offer({
    product: product({ category: "edible", name: "Gummies" }),
    netMg: null,
    thcMg: 100,
    sizeKey: "100mg",
    sizeLabel: "100mg",
    observedAt,
  });
  await openScreen("/dispensary-menus?store=bliss-kent", storeAnswers([gummies]));
  expect(screen.getByText("1 product")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Edibles 1" })).toHaveProperty("checked", true);
  expect(screen.queryByRole("radio", { name: /^Flower/ })).toBeNull();
});
