import { openScreen } from "../../support/screens/openScreen.tsx";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { encodeColumn } from "#domain/offers/columns.ts";
import { changeSettings } from "#platform/settings.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer } from "../../support/data/offers.ts";
import {
  daysAgo,
  lab,
  productAnswers,
  storeRows,
  pageHead,
  sizedAnswers,
} from "../../support/screens/productPage.ts";

it("shows the best offer, every store's own price, and what the lab found", async () => {
  await openScreen("/product/B7K2M9", productAnswers());
  expect(document.title).toBe("Blue Dream | Ohio Cannabis Community");
  expect(screen.getByText("No store is cheaper today")).toBeTruthy();
  // One piece: name, stamp, kind, price and where.
  const head = screen.getByRole("heading", { level: 1 }).closest("header");
  expect(head?.querySelector("svg[data-stamp]")?.getAttribute("width")).toBe("160");
  expect(head?.textContent).toMatch(
    /^Blue Dream.*Flower.*\$24\.00.*Troy House, Troy Seen 1 h ago.*No store is cheaper today/,
  );
  const [troy, kent] = storeRows().map(({ textContent }) => textContent);
  // What heads the page is a row like the others.
  expect(troy).toContain("Troy House");
  expect(troy).toContain("$24.00");
  expect(kent).toContain("Bliss");
  expect(kent).toContain("$30.00");
  expect(kent).toContain("$10.60/g");
  expect(screen.getByText("B123")).toBeTruthy();
  expect(screen.getByText("Feb 10, 2026")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Myrcene" }).getAttribute("href")).toBe(
    "/terpenes/myrcene",
  );
});

it("heads what is on patients' menus only with its price and its store like any other, and marks whom it is for", async () => {
  const { product: sold, ...kent } = offer({ observedAt: justNow(), menu: "med" });
  const history = [{ observedAt: daysAgo(40), cents: 2_200 }];
  await openScreen(`/product/${sold.code}`, {
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [{ ...kent, ...lab, history }],
    }),
  });
  expect(pageHead()).toMatch(/\$30\.00.*2\.83 g tenth.*patients only.*Bliss, Kent Seen/);
  expect(screen.queryByText(/Only patients may buy it|Not seen at any store/)).toBeNull();
  expect(screen.queryByText(/^Sold out, off the menu/)).toBeNull();
  const lowest = screen.getByText(/^Lowest in \d+ days: \$22\.00/).closest("p");
  expect(lowest?.textContent).toContain("Patients only");
});

it("says to a patient, beside the store of its price, that it is for patients only", async () => {
  changeSettings({ profile: "patient" });
  onTestFinished(() => changeSettings({ profile: "adult" }));
  const { product: sold, ...kent } = offer({ observedAt: justNow(), menu: "med" });
  await openScreen(`/product/${sold.code}`, {
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [{ ...kent, ...lab, history: [] }],
    }),
  });
  await waitFor(() => expect(pageHead()).toMatch(/patients only.*Bliss, Kent/));
});

it("a price for patients that was tapped heads the page beside what adults pay elsewhere, and is the first of its stores", async () => {
  const { product: sold, ...kent } = offer({
    observedAt: justNow(),
    menu: "med",
    priceCents: 1_725,
  });
  const adults = { ...kent, menu: "rec", priceCents: 3_000 };
  const at = { store: { ...kent.store, slug: "troy", name: "Troy House", city: "Troy" } };
  const { router } = await openScreen("/growing-tool", {
    "/api/config": Response.json({ alerts: null }),
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [kent, { ...adults, ...at }].map((each) =>
        Object.assign({}, each, lab, { history: [] }),
      ),
    }),
  });
  router.history.push(`/product/${sold.code}`, { cameFrom: kent.store.slug });
  await waitFor(() => expect(pageHead()).toMatch(/\$17\.25.*patients only.*Bliss, Kent/));
  expect(pageHead()).not.toContain("No store is cheaper today");
  expect(storeRows().map(({ textContent }) => /\$\d+\.\d\d/.exec(textContent)?.[0])).toEqual([
    "$17.25",
    "$30.00",
  ]);
});

it("what its menu was read since without has a small price that is not struck, and says when it cost that", async () => {
  const { product: sold, ...kent } = offer({ observedAt: daysAgo(34), priceCents: 3_037 });
  await openScreen(`/product/${sold.code}`, {
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [
        { ...kent, ...lab, menuReadAt: daysAgo(0.2), history: [] },
        {
          ...kent,
          ...lab,
          store: { ...kent.store, slug: "troy", name: "Troy House" },
          observedAt: justNow(),
          history: [],
        },
      ],
    }),
  });
  const [, gone] = storeRows();
  expect(gone?.querySelector("strong, s")).toBeNull();
  expect(
    within(gone ?? document.body).getByText("$30.37", { exact: false, selector: "span" })
      .textContent,
  ).toBe("last price $30.37");
  expect(gone?.textContent).toMatch(/Not found on its menu \d h ago.*last \$30\.37 on \w{3} \d+/);
  expect(gone?.textContent).not.toContain("/g");
});

it("says each store’s price, and once what no store says of its stock", async () => {
  await openScreen(
    "/product/b7k2m9",
    sizedAnswers([
      { size: "3.5g", netMg: 3_500, cents: 3_500 },
      { size: "3.5g", netMg: 3_500, cents: 3_500 },
      { size: "3.5g", netMg: 3_500, cents: 4_000 },
    ]),
  );
  expect(pageHead()).toContain("$35.00");
  expect(storeRows().map(({ textContent }) => /\$\d+\.00/.exec(textContent)?.[0])).toEqual([
    "$35.00",
    "$35.00",
    "$40.00",
  ]);
  expect(screen.getByText("No store is cheaper today; 1 other asks the same")).toBeTruthy();
  expect(screen.getAllByText(/^Stock not given/)).toHaveLength(1);
  expect(screen.getAllByText(/check the store’s website/i)).toHaveLength(1);
});

it("a name that is markup is text, also in the title", async () => {
  const name = "<script>alert(1)</script>";
  const { heading } = await openScreen("/product/b7k2m9", productAnswers({ name }));
  expect(heading()).toBe(name);
  expect(document.title).toBe(`${name} | Ohio Cannabis Community`);
});

it("an unknown code says so and leads on by a search that forgives slips", async () => {
  const { user, heading } = await openScreen("/product/nothing", {
    ...productAnswers(),
    "/api/products/nothing": new Response("{}", { status: 404 }),
    "/api/search": Response.json({
      code: encodeColumn(["b7k2m9"]),
      name: encodeColumn(["Blue Dream"]),
      brand: encodeColumn(["Ninefold"]),
      category: encodeColumn(["flower"]),
      strainName: encodeColumn(["Blue Dream"]),
    }),
  });
  expect((await screen.findByText(/^No product has the code/)).textContent).toContain(
    "No product has the code “nothing”.",
  );
  fireEvent.change(screen.getByLabelText("Search products"), { target: { value: "bleu dream" } });
  await user.click(await screen.findByRole("link", { name: "Ninefold Blue Dream" }));
  await waitFor(() => expect(heading()).toBe("Blue Dream"));
});

it("says in one run of words of what kind, whose and of which strain it is", async () => {
  await openScreen(
    "/product/b7k2m9",
    productAnswers({ subcategory: "Smalls", marketedType: "hybrid" }),
  );
  expect(pageHead()).toContain("Flower · Ninefold · Smalls · sold as hybrid · Strain: Blue Dream");
});

it("does not name a strain again that has no page and is in the product’s name", async () => {
  await openScreen("/product/b7k2m9", productAnswers({ strainSlug: null }));
  expect(pageHead()).toContain("Flower · Ninefold");
  expect(pageHead()).not.toContain("Strain:");
});

it("has three actions in a bar, and sharing and reports behind a sign", async () => {
  const { user } = await openScreen("/product/b7k2m9", productAnswers());
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "More to do" }));
  expect(await screen.findByRole("button", { name: "Share" })).toBeTruthy();
  const report = screen.getByRole("link", { name: "Report wrong data" });
  expect(report.getAttribute("href")).toContain("kind=wrong-data");
});

it("a product of home’s deals that was never opened opens without a connection, with what home says", async () => {
  const deal = {
    storeName: "Bliss",
    storeLocation: "Kent",
    name: "Blue Dream",
    cost: 24.5,
    code: "b7k2m9",
    size: "2.83g",
    observedAt: justNow(),
  };
  const statistics = { topFlower: [], topDeals: [{ region: "Northeast", flower: [deal] }] };
  const cut = () => Promise.reject(new TypeError("Failed to fetch"));
  const home = await openScreen("/", {
    "/api/statistics": Response.json(statistics),
    "/api/announcements": Response.json([]),
    "/api/stores": cut,
  });
  await screen.findAllByText("Blue Dream");
  home.leave();
  // Started anew at its address: nothing is in memory.
  await openScreen("/product/b7k2m9", { "/api/statistics": cut, "/api/products/b7k2m9": cut });
  expect(await screen.findByText("$24.50")).toBeTruthy();
  expect(screen.getByText("Bliss, Kent")).toBeTruthy();
});

it("has a way back in its head for who came from a list, and none for who opened it by its address", async () => {
  const { router, user, leave } = await openScreen("/other-maps", productAnswers());
  await act(() => router.navigate({ to: "/product/$code", params: { code: "b7k2m9" } }));
  await user.click(await screen.findByRole("button", { name: "Back" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/other-maps"));
  leave();
  await openScreen("/product/b7k2m9", productAnswers());
  await screen.findByText("No store is cheaper today");
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
});

it("tells terpenes that a label only names in one line, each a way to its page", async () => {
  const { product: sold, ...one } = offer({
    observedAt: justNow(),
    terpenes: { humulene: null, caryophyllene: null },
  });
  const offers = [{ ...one, ...lab, history: [] }];
  await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  const line = screen.getByText(/^Terpenes named, without amounts:/);
  expect(line.textContent).toBe("Terpenes named, without amounts: Humulene, Caryophyllene");
  const links = within(line).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/terpenes/humulene",
    "/terpenes/caryophyllene",
  ]);
});
