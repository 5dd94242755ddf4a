import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeColumn } from "#domain/offers/columns.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { slugify } from "#domain/text/slug.ts";
import { justNow } from "../support/data/menus.ts";
import { offer, product } from "../support/data/offers.ts";
import { openScreen, type Answers } from "../support/screens/openScreen.tsx";

/** A menu with a flower of each strain, the first the cheapest. */
function siteWith(...strains: readonly string[]): Answers {
  const offers = strains.map((strainName, place) =>
    offer({
      product: product({
        code: `p${String(place)}`,
        name: strainName,
        brand: null,
        strainSlug: slugify(strainName),
        strainName,
      }),
      priceCents: 1_000 * (place + 1),
      observedAt: justNow(),
    }),
  );
  const column = (read: (each: (typeof offers)[number]) => string | null) =>
    encodeColumn(offers.map(read));
  return {
    "/api/stores": Response.json([]),
    "/api/search": Response.json({
      code: column(({ product: { code } }) => code),
      name: column(({ product: { name } }) => name),
      brand: column(() => null),
      category: column(() => "flower"),
      strainName: column(({ product: { strainName } }) => strainName),
    }),
    "/api/menus": Response.json({ table: encodeMenuTable(offers) }),
  };
}

const strains = async (name: string) =>
  within(await screen.findByRole("list", { name }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("the strain that is called just so stands before cheaper ones whose names begin like it", async () => {
  await openScreen(
    "/search?q=gelato",
    siteWith("Gelato #41", "Gelato #33", "Gelato #25", "Gelato"),
  );
  expect(await strains("Strains")).toEqual(["Gelato", "Gelato #41", "Gelato #33"]);
});

it("a strain that is called just so and that no menu has is a tap away all the same", async () => {
  await openScreen("/search?q=gelato", siteWith("Lemon Cherry Gelato"));
  expect(await strains("The strain of that name")).toEqual(["Gelato"]);
  expect(await strains("Strains")).toEqual(["Lemon Cherry Gelato"]);
});

it("a strain that the address means is that very one: a chip says so, and takes it away", async () => {
  const { user, address } = await openScreen(
    "/search?strain=Gelato",
    siteWith("Gelato #41", "Gelato", "Gelato #33"),
  );
  expect(await screen.findByText("1 product")).toBeTruthy();
  expect((await screen.findByText("Cheapest tenth")).parentElement?.textContent).toContain(
    " Gelato ",
  );
  expect(await strains("Strains")).toEqual(["Gelato"]);
  // Who comes with a strain wants to read.
  expect(document.activeElement).not.toBe(screen.getByRole("searchbox"));
  const all = screen.getByRole("link", { name: /^All menus with/ });
  expect(all.getAttribute("href")).toContain("strain=Gelato");
  // By name the cheapest would be anywhere.
  expect(all.getAttribute("href")).toContain("sort=price");
  await user.type(screen.getByRole("searchbox"), "gelato");
  await user.click(screen.getByRole("button", { name: "Remove filter: Strain: Gelato" }));
  expect(await screen.findByText("3 products")).toBeTruthy();
  expect(address()).toContain("q=gelato");
  expect(address()).not.toContain("strain");
});

it("a strain stands once, also where it is looked for by another of its names", async () => {
  await openScreen(
    "/search?q=gmo",
    siteWith("GMO Cookies", "GMO Zkittlez", "GMO Cake", "GMO Rootbeer"),
  );
  await screen.findByText("4 products");
  await screen.findByRole("list", { name: "Strains" });
  expect(await strains("Strains")).toContain("GMO Cookies");
  await waitFor(() =>
    expect(screen.queryByRole("list", { name: "The strain of that name" })).toBeNull(),
  );
});
