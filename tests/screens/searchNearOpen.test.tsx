import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { locatedAt } from "../support/screens/locatedAt.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import {
  NEAR,
  allDay,
  anotherDay,
  at,
  FAR_STORE,
  NEAR_STORE,
  gelato,
  OFFERS,
  SITE,
  rows,
} from "../support/screens/searchSite.ts";

it("near asks the phone, which tells nobody, and then says how far each is", async () => {
  locatedAt(NEAR);
  const { user, asked, address } = await openScreen("/search?q=gelato", SITE);
  expect((await rows("Products"))[0]).not.toContain(" mi");
  await waitFor(() => expect(asked).toContain("/api/strains"));
  const before = asked.length;
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(async () =>
    expect((await rows("Products"))[1]).toContain("0.0 mi · Dublin · Close"),
  );
  expect((await rows("Products"))[1]).toContain("$45.00");
  expect(asked).toHaveLength(before);
  expect(address()).toContain("near=true");
  expect(address()).not.toMatch(/40|83/);
});

it("near me, where nothing is near, says what is nearest, and leads there", async () => {
  locatedAt({ lat: 38.5, lon: -82 });
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/products/b": Response.json({}, { status: 404 }),
  });
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  const nearest = await screen.findByText(/^None within/);
  expect(nearest.textContent).toBe("None within 25 miles. Nearest: Close, Dublin, 117 mi, $30.00");
  await user.click(within(nearest).getByRole("link"));
  await waitFor(() => expect(address()).toBe("/product/b?size=2830mg"));
});

it("open now, where nothing is open, says what opens first, and has all in that order", async () => {
  const late = gelato("a", "Gelato A", 2_000, at("Late", { openingHours: anotherDay("11:00") }));
  const early = gelato("b", "Gelato B", 4_000, at("Early", { openingHours: anotherDay("08:00") }));
  const { user, address } = await openScreen("/search?q=gelato&open=true", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([late, early]) }),
  });
  const opens = await screen.findByText(/^Nothing is open now/);
  expect(opens.textContent.replaceAll("\u00A0", " ")).toMatch(
    /^Nothing is open now: first to open is Early, Dublin, \w+ at 8 AM, \$40\.00$/,
  );
  // They are shown all the same, in the order in which they open, and say so.
  const closed = (await rows("Products")).map((row) => row?.replaceAll("\u00A0", " "));
  expect(closed).toEqual([
    expect.stringMatching(/Gelato B.*\$40\.00.*opens \w+ 8 AM/),
    expect.stringMatching(/Gelato A.*\$20\.00.*opens \w+ 11 AM/),
  ]);
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  expect(within(sort).getByRole("option", { selected: true }).textContent).toBe("Opens first");
  expect(screen.getByRole("button", { name: "Open now" }).getAttribute("aria-pressed")).toBe(
    "mixed",
  );
  await user.selectOptions(sort, "Unit price");
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("Gelato A"));
  // No place in the address has it: what is open changes by the hour.
  await user.selectOptions(sort, "Opens first");
  await waitFor(() => expect(address()).not.toContain("sort"));
});

it("of a size that nothing has and that is to be open, it lists the size next to it, as it opens, and nothing in another form", async () => {
  const later = (code: string, hour: string, more: object) => ({
    ...gelato(code, `Gelato ${code}`, 3_000, at(hour, { openingHours: anotherDay(hour) })),
    ...more,
  });
  const joint = { sizeKey: "1000mg", sizeLabel: "1g", netMg: 1_000 };
  const table = encodeMenuTable([
    later("a", "11:00", {}),
    later("b", "08:00", {}),
    later("c", "07:00", joint),
  ]);
  await openScreen("/search?q=eighth&open=true", {
    ...SITE,
    "/api/menus": Response.json({ table }),
  });
  expect(await screen.findByText("No 3.5 g eighth found. 2.83 g tenth instead:")).toBeTruthy();
  const listed = (await rows("Products")).map((row) => row?.replaceAll("\u00A0", " "));
  expect(listed).toEqual([
    expect.stringMatching(/Gelato b.*2\.83 g.*opens \w+ 8 AM/),
    expect.stringMatching(/Gelato a.*2\.83 g.*opens \w+ 11 AM/),
  ]);
});

it("open now, where some are open, says at how many more stores hours are not known", async () => {
  const open = gelato("a", "Gelato A", 2_000, at("Open", { openingHours: allDay }));
  await openScreen("/search?q=gelato&open=true", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([open, ...OFFERS]) }),
  });
  expect(await rows("Products")).toHaveLength(1);
  expect(screen.getByText("Hours not known for 2 more stores with it.")).toBeTruthy();
});

it("near and open, where one further away is open, says what opens first nearby, and that it is nearby", async () => {
  locatedAt(NEAR);
  const hours = anotherDay("08:00");
  const far = gelato("a", "Gelato A", 4_000, { ...FAR_STORE, openingHours: allDay });
  const close = gelato("b", "Gelato B", 3_000, { ...NEAR_STORE, openingHours: hours });
  const { user } = await openScreen("/search?q=gelato&open=true", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([far, close]) }),
  });
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  const said = await screen.findByText(/^Within 25 miles/);
  expect(said.textContent).toMatch(
    /^Within 25 miles first to open is Close, Dublin, 0\.0 mi, \w+ at 8\sAM/,
  );
  expect(screen.getByText(/^Open now:/).textContent).toBe("Open now: Far, Dublin, 124 mi, $40.00");
  // What is named as open stands first, and says until when; then what opens near.
  const listed = (await rows("Products")).map((row) => row?.replaceAll("\u00A0", " "));
  expect(listed).toEqual([
    "Open now, farther away",
    expect.stringMatching(/Gelato A.*\$40\.00.*Far.*Open 24 hours/i),
    "Closed, within 25 mi",
    expect.stringMatching(/Gelato B.*\$30\.00.*opens \w+ 8 AM/),
  ]);
  expect(screen.getByText(/^1 product within/)).toBeTruthy();
  // The chips above take each off.
  expect(screen.queryByRole("button", { name: /^Without/ })).toBeNull();
});

it("what is open further away stands first in every order: a list without it would deny what is said above", async () => {
  locatedAt(NEAR);
  const hours = anotherDay("08:00");
  const far = gelato("a", "Gelato A", 4_000, { ...FAR_STORE, openingHours: allDay });
  const close = gelato("b", "Gelato B", 3_000, { ...NEAR_STORE, openingHours: hours });
  const { user } = await openScreen("/search?q=gelato&open=true&sort=price", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([far, close]) }),
  });
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(async () =>
    expect(await rows("Products")).toEqual([
      "Open now, farther away",
      expect.stringMatching(/Gelato A.*Far/),
      "Closed, within 25 mi",
      expect.stringMatching(/Gelato B/),
    ]),
  );
});

it("near and open, where no hours are known anywhere, calls nothing open", async () => {
  locatedAt({ lat: 38.5, lon: -82 });
  const { user } = await openScreen("/search?q=gelato", SITE);
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await user.click(screen.getByRole("button", { name: "Open now" }));
  expect((await screen.findByText(/^None known to be open/)).textContent).toBe(
    "None known to be open, or within 25 miles. Nearest: Close, Dublin, 117 mi, hours not known, $30.00",
  );
  // What is named is listed, too.
  expect(await rows("Products")).toEqual([expect.stringMatching(/Gelato B.*117 mi.*Close/)]);
  expect(screen.queryByText(/that is:/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Without “Near me” and “Open now”" }));
  await waitFor(async () => expect(await rows("Products")).toHaveLength(2));
});

it("near and open, where none is open anywhere, says once that none is open nearby", async () => {
  locatedAt(NEAR);
  const hours = anotherDay("08:00");
  const close = gelato("b", "Gelato B", 3_000, { ...NEAR_STORE, openingHours: hours });
  const { user } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([close]) }),
  });
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await user.click(screen.getByRole("button", { name: "Open now" }));
  expect((await screen.findByText(/^Nothing is open/)).textContent).toMatch(
    /^Nothing is open within 25 miles: first to open is Close, Dublin, 0\.0 mi, \w+ at 8\sAM/,
  );
});

it("open now, where no hours are known, says so and what helps, and what is cheapest", async () => {
  await openScreen("/search?q=gelato&open=true", SITE);
  const cheapest = await screen.findByText(/^No opening hours are known/);
  expect(cheapest.textContent).toBe(
    "No opening hours are known for these stores. Call ahead, or check the store’s website. Cheapest: Close, Dublin, $30.00",
  );
  // Where it is of none known when it opens, that is no order.
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "unit");
  for (const row of await rows("Products")) expect(row).not.toContain("Hours not known");
});

it("near and open together say what is open further away and what is closed here; a size that is not sold, which is", async () => {
  locatedAt(NEAR);
  const far = gelato("a", "Gelato A", 4_000, { ...FAR_STORE, openingHours: allDay });
  const site = {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([far, ...OFFERS.slice(2)]) }),
  };
  const { user, leave } = await openScreen("/search?q=gelato&open=true", site);
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  expect((await screen.findByText(/^Open now:/)).textContent).toBe(
    "Open now: Far, Dublin, 124 mi, $40.00",
  );
  // Only of what is near: further away one is open, as the line above says.
  expect(screen.getByText(/^Within 25 miles/).textContent).toBe(
    "Within 25 miles, cheapest that is not known to be open: Close, Dublin, 0.0 mi, $30.00",
  );
  leave();
  await openScreen("/search?q=gelato&size=28000mg", SITE);
  expect((await screen.findByText(/^None in this size/)).textContent).toBe(
    "None in this size. Cheapest in another: Close, Dublin, 0.0 mi, 2.83 g, $30.00",
  );
});

it("a location that is refused says so and filters nothing", async () => {
  locatedAt(null);
  const { user } = await openScreen("/search?q=gelato", SITE);
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  expect(await screen.findByText(/^Location is blocked\./)).toBeTruthy();
  expect(await rows("Products")).toHaveLength(2);
  expect(await rows("Not in stores now")).toHaveLength(1);
});

it("open and size are one tap each, and stand in the address", async () => {
  const open = gelato("d", "Gelato D", 9_000, at("Always", { openingHours: allDay }));
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        ...OFFERS,
        { ...open, sizeKey: "28000mg", sizeLabel: "28g", netMg: 28_000 },
      ]),
    }),
  });
  // A list of names stands there before the prices are.
  await user.click(await screen.findByRole("button", { name: "Open now" }));
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await user.click(await screen.findByRole("button", { name: "2.83 g tenth" }));
  await waitFor(() => expect(address()).toContain("size=2830mg"));
  // The list follows the address as soon as it can.
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("Gelato B"));
});

it("what nothing has is not offered by what is open, where no hours are known; what is near is counted as that", async () => {
  locatedAt(NEAR);
  const { user } = await openScreen("/search?q=zzzz", SITE);
  await screen.findByText("Nothing by that name is on a menu right now.");
  expect(screen.queryByRole("button", { name: "Open now" })).toBeNull();
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "gelato");
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  expect((await screen.findByText("No eighth")).parentElement?.textContent).toBe(
    "No eighth, 2 products within 25 mi",
  );
});

it("cheapest near me, said in words, waits for a tap before it asks where that is", async () => {
  locatedAt(NEAR);
  const { user, address } = await openScreen("/search?q=cheapest+near+me", SITE);
  await rows("Products");
  const chip = screen.getByRole("button", { name: "Near me" });
  expect(chip.getAttribute("aria-pressed")).toBe("mixed");
  expect(screen.getByText(/your location is missing/)).toBeTruthy();
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  expect(within(sort).getByRole("option", { selected: true }).textContent).toBe("Price");
  await user.click(chip);
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("Close"));
  expect(screen.queryByText(/your location is missing/)).toBeNull();
  // Taken off, it is no longer in the words.
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(() => expect(address()).toBe("/search?q=cheapest"));
});

it("near is as it was after a reload, where the phone may say where it is", async () => {
  locatedAt(NEAR, true);
  await openScreen("/search?q=gelato&near=true", SITE);
  expect(await screen.findByRole("button", { name: "Near me", pressed: true })).toBeTruthy();
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("Close"));
});

it("what leaves nothing is taken off by one tap, also where it was said in words", async () => {
  const { user, address } = await openScreen("/search?q=gelato+under+$1", SITE);
  await screen.findByText(/^None up to \$1\. Cheapest:/);
  await user.click(screen.getByRole("button", { name: "Without “Up to $1”" }));
  expect(await rows("Products")).not.toHaveLength(0);
  expect(address()).toBe("/search?q=gelato");
});
