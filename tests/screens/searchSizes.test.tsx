import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { justNow } from "../support/data/menus.ts";
import { offer, product } from "../support/data/offers.ts";
import { statusText } from "../support/screens/statusText.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import {
  FAR_STORE,
  NEAR_STORE,
  gelato,
  OFFERS,
  SITE,
  names,
  rows,
  answers,
} from "../support/screens/searchSite.ts";

it("words of a size are its filter: beside a name, and alone, where all of it is answered", async () => {
  const half = gelato("a", "Gelato A", 9_000, FAR_STORE);
  const table = encodeMenuTable([
    ...OFFERS,
    { ...half, sizeKey: "14150mg", sizeLabel: "14.15g", netMg: 14_150 },
  ]);
  const { user, address } = await openScreen("/search?q=gelato+half", {
    ...SITE,
    "/api/menus": Response.json({ table }),
  });
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
  expect(await answers()).toEqual(["Cheapest $90.00 $6.36/g · 14.15 g Gelato A Far, Dublin"]);
  // Let go in its chip, it is let go in the words.
  await user.click(screen.getByRole("button", { name: "Half ounce", pressed: true }));
  await waitFor(() => expect(address()).toBe("/search?q=gelato"));
  await waitFor(async () => expect((await rows("Products")).length).toBeGreaterThan(1));
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "half ounce");
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest half ounce of flower $90.00 $6.36/g · 14.15 g Gelato A Far, Dublin",
    ]),
  );
  const link = await screen.findByRole("link", { name: /^All menus with/ });
  expect(link.getAttribute("href")).toContain("size=14150mg");
  // Another size takes its place in the words.
  await user.click(screen.getByRole("button", { name: "2.83 g tenth" }));
  await waitFor(() =>
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "2.83 g tenth"),
  );
  // The list follows the words as soon as it can.
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest tenth of flower $30.00 $10.60/g · 2.83 g Gelato B Close, Dublin",
    ]),
  );
});

it("of many sizes the usual ones are chips, the eighth first, then the lightest, and the others a list", async () => {
  // Of the eighth there is one alone.
  const mgs = [500, 500, 1_000, 1_000, 2_830, 2_830, 3_500, 5_660, 5_660, 7_000, 7_000].concat([
    14_150, 28_300,
  ]);
  const sizes = mgs.map((mg, index) =>
    offer({
      store: NEAR_STORE,
      product: product({ code: `s${String(index)}`, name: `Gelato ${String(index)}` }),
      priceCents: mg,
      observedAt: justNow(),
      sizeKey: `${String(mg)}mg`,
      sizeLabel: `${String(mg / 1_000)}g`,
      netMg: mg,
    }),
  );
  // A pack of several has no words but its key, and is nothing to choose.
  const pack = {
    ...gelato("p", "Gelato P", 5_000, NEAR_STORE),
    sizeKey: "2500mgx5",
    netMg: 12_500,
  };
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([...sizes, pack]) }),
  });
  const more = await screen.findByLabelText("More sizes");
  const chips = () =>
    within(screen.getByRole("group", { name: "Filters" }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
      .slice(1);
  const usual = chips();
  expect(usual).toEqual([
    "3.5 g eighth",
    "0.5 g",
    "1 g",
    "2.83 g tenth",
    "5.66 g fifth",
    "7 g quarter",
  ]);
  const others = within(more).getAllByRole("option");
  expect(others.map(({ textContent }) => textContent)).toEqual([
    "More sizes",
    "Half ounce",
    "Ounce",
  ]);
  await user.selectOptions(more, "Ounce");
  await waitFor(() => expect(address()).toContain("size=28300mg"));
  // What is chosen is a chip, too, and stays in sight.
  expect(chips()).toEqual([...usual, "Ounce"]);
  expect(screen.getByRole("button", { name: "Ounce", pressed: true })).toBeTruthy();
});

it("where nothing has a size that is asked for alone, the answer and the list are of the size next to it", async () => {
  await openScreen("/search?q=cheapest+eighth", SITE);
  const none = await screen.findByText(statusText("No 3.5 g eighth found."));
  const [first] = await rows("Products");
  expect(first).toContain("2.83 g");
  // Its answer is the first row, with its age, and no button is needed: what there is stands below.
  expect(none.nextElementSibling?.textContent).toMatch(
    /^Cheapest tenth of flower \$30\.00 \$10\.60\/g · 2\.83\sg Gelato B Close, Dublin Seen 1 h ago$/,
  );
  expect(first).toMatch(/^Gelato B\$30\.00/);
  expect(screen.queryByRole("button", { name: "Show every size" })).toBeNull();
  // What is listed stands beside what was asked for, which says that it is empty.
  const filters = within(screen.getByRole("group", { name: "Filters" })).getAllByRole("button");
  // Of none of these stores the hours are known: nothing open can be asked for.
  expect(filters.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    "Near me",
    "3.5 g eighthnone",
    "2.83 g tenth (listed instead)",
  ]);
});

const ounce = { sizeKey: "28000mg", sizeLabel: "28g", netMg: 28_000 };
const TWO_SIZES = {
  ...SITE,
  "/api/menus": Response.json({
    table: encodeMenuTable([
      gelato("a", "Gelato A", 3_000, FAR_STORE),
      { ...gelato("b", "Gelato B", 9_000, NEAR_STORE), ...ounce },
    ]),
  }),
};
/** What is said before rows. */
const said = () =>
  screen
    .queryAllByText(/^([\d.]+ g tenth|Ounce)$/, { selector: "li > span" })
    .map(({ textContent }) => textContent);

it("what stands by size says it before its rows, the first, too; in another order it does not", async () => {
  const { user } = await openScreen("/search?q=gelato", TWO_SIZES);
  await waitFor(async () => expect(await rows("Products")).toHaveLength(2));
  expect(said()).toEqual(["2.83 g tenth", "Ounce"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Unit price");
  await waitFor(() => expect(said()).toEqual([]));
});

it("of several kinds the first size says that it is of flower, and each head is of its kind’s color", async () => {
  const pod = gelato("b", "Gelato B", 3_000, FAR_STORE);
  const table = encodeMenuTable([
    gelato("a", "Gelato A", 3_000, FAR_STORE),
    { ...pod, product: { ...pod.product, category: "vape" } },
  ]);
  await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({ table }),
    "/api/stores": Response.json([]),
  });
  await waitFor(async () => expect(await rows("Products")).toHaveLength(2));
  const head = screen.getByText("Flower, 2.83 g tenth", { selector: "li > span" });
  const vape = screen.getByText("Vape", { selector: "li > span" });
  expect(vape.className).not.toBe(head.className);
});

it("what has no price is folded below what has one, with a way to more of its own", async () => {
  const codes = Array.from({ length: 20 }, (_, at) => `n${String(at)}`);
  const { user } = await openScreen("/search?q=gelato", {
    ...TWO_SIZES,
    "/api/search": names(
      codes,
      codes.map((code) => `Gelato ${code}`),
    ),
  });
  const fold = (await screen.findByText("20 more without a price to compare")).closest("details");
  const inFold = within(fold ?? document.body);
  expect(inFold.getAllByRole("listitem")).toHaveLength(12);
  const more = screen.getAllByRole("button", { name: "Show more" });
  expect(more.map((each) => fold?.contains(each))).toEqual([true]);
  await user.click(inFold.getByRole("button", { name: "Show more" }));
  expect(inFold.getAllByRole("listitem")).toHaveLength(20);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});
