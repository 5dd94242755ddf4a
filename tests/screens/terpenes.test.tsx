import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { offer } from "../support/data/offers.ts";
import { openScreen, type Answers } from "../support/screens/openScreen.tsx";

/** A site that knows of no product with these terpenes. */
const NO_PRODUCTS: Answers = Object.fromEntries(
  TERPENES.map(({ slug }) => [
    `/api/terpenes/${slug}/products`,
    new Response("{}", { status: 404 }),
  ]),
);
const fact = (term: string) =>
  screen.getByText(term, { selector: "dt" }).parentElement?.textContent;
const list = () => within(screen.getByRole("list", { name: "Terpenes" }));

it("leads from one terpene to the next, from the first to the last", async () => {
  const first = TERPENES[0]?.slug ?? "";
  const { user, heading } = await openScreen(`/terpenes/${first}`, NO_PRODUCTS);
  const next = () => screen.queryByRole("link", { name: /^Next:/ });
  for (const { name } of TERPENES) {
    await waitFor(() => expect(heading()).toBe(name));
    await waitFor(() => expect(document.title).toBe(`${name} | Ohio Cannabis Community`));
    const link = next();
    if (link !== null) act(() => link.click());
  }
  expect(next()).toBeNull();
  await user.click(list().getByText("Linalool"));
  await waitFor(() => expect(heading()).toBe("Linalool"));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Linalool"));
});

it("says what a boiling point rests on", async () => {
  await openScreen("/terpenes/myrcene", NO_PRODUCTS);
  const folded = screen.getByText("Formula and numbers").closest("details");
  expect(folded?.open).toBe(false);
  expect(fact("Boiling point")).toBe(
    "Boiling pointAbout 167 °C (333 °F). At 760 mmHg. Measured: 166 to 168 °C.",
  );
  // It does not rank with what one shops by.
  const facts = screen.getByText("Also found in").closest("dl");
  expect(facts?.textContent).not.toContain("°C");
  expect(fact("Formula")).toBe("FormulaC10H16");
  fireEvent(window, new Event("beforeprint"));
  expect(folded?.open).toBe(true);
  fireEvent(window, new Event("afterprint"));
});

it("says where no boiling point is well established", async () => {
  await openScreen("/terpenes/humulene", NO_PRODUCTS);
  expect(fact("Boiling point")).toMatch(/^Boiling pointNot well established\. /);
  expect(fact("At lower pressure")).toContain("106–107 °C at 5 mmHg");
  expect(screen.getByText(/Charts that print 106 or 107 °C/)).toBeTruthy();
});

it.each([
  ["beta-caryophyllene", "/terpenes/caryophyllene"],
  ["Pinene", "/terpenes/alpha-pinene"],
])("%s, a name on a label, leads to its page", async (name, address) => {
  const visit = await openScreen(`/terpenes/${name}`, NO_PRODUCTS);
  expect(visit.address()).toBe(address);
});

it("where no label has a figure it lists products that name it, with their prices and the way to all of them", async () => {
  const { store } = offer();
  const observedAt = new Date().toISOString();
  const its = { code: "b7k2m9", title: "Blue Dream", store, menu: "rec", observedAt };
  const products = [
    {
      ...its,
      cents: 3000,
      size: "2.83 g",
      stores: 3,
      unit: { cents: 1060, unit: "g" },
      wasCents: 4000,
      verdict: { kind: "lowest", days: 60, readings: 3, shape: "9999999999990" },
    },
    // As an answer of before has it.
    { ...its, code: "old001", title: "Old", cents: 3500, size: "3.5 g", stores: 1 },
  ];
  const named = {
    products: 1200,
    printedAs: "limonene",
    groups: [{ category: "flower", products }],
  };
  const { page } = await openScreen("/terpenes/limonene", {
    "/api/terpenes/limonene/products": Response.json({
      labels: 0,
      ranked: 0,
      groups: [],
      strains: [],
      named,
      observedAt,
    }),
  });
  const card = within(await screen.findByRole("region", { name: "Limonene on labels" }));
  expect(
    card.getByText(
      /^1,200 labels of today’s menus name it, none with an amount\..*In the most stores, lowest price per gram first:$/,
    ),
  ).toBeTruthy();
  const flower = within(card.getByRole("region", { name: "Flower" }));
  expect(flower.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Blue Dreaminstead of \$40\.00 \$30\.002\.83 g.*25% offKent · Bliss.*\$10\.60\/g.*lowest since \w{3}.*2 more stores/,
    ),
    expect.stringMatching(/^Old\$35\.003\.5 gKent · BlissSeen [^$]*$/),
  ]);
  expect(page.querySelector('a[href*="terpene=limonene"]')?.textContent).toBe(
    "All of them on the menus",
  );
});

it("an unknown name leads to the list of all", async () => {
  await openScreen("/terpenes/unobtainium", NO_PRODUCTS);
  expect(document.title).toBe("Terpene | Ohio Cannabis Community");
  expect(screen.getByText(/^No terpene here is called/).textContent).toContain(
    "No terpene here is called “unobtainium”.",
  );
  expect(list().getAllByRole("link")).toHaveLength(28);
});
