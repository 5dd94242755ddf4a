import { screen, waitFor, within } from "@testing-library/react";
import { encodeColumn } from "#domain/offers/columns.ts";
import { expect, it, vi } from "vitest";
import { pin, unpin } from "#data/pins.ts";
import { justNow } from "../support/data/menus.ts";
import { offer, product } from "../support/data/offers.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { chooseInSheet, openSheet } from "../support/screens/offerSheet.ts";
import { storeAnswers } from "../support/screens/screenAnswers.ts";

const SCREEN = "/dispensary-limits";
const GUMMIES = {
  id: "hand-2",
  productId: "hand-2",
  name: "Gummies",
  form: "edible",
  netMg: null,
  thcMg: 110,
  quantity: 4,
};

/** What a phone has in its storage when the site is opened. */
function remember(limits: string): void {
  localStorage.setItem("limits", limits);
  dispatchEvent(new StorageEvent("storage", { key: null }));
}

it("shares what is in the basket, and not who is buying", async () => {
  remember(JSON.stringify({ profile: "patient", basket: [GUMMIES] }));
  const { user } = await openScreen(SCREEN);
  const shared: ShareData[] = [];
  vi.stubGlobal("navigator", {
    share: (data: ShareData) => Promise.resolve(void shared.push(data)),
  });
  await user.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(shared).toHaveLength(1));
  const said = JSON.stringify(shared);
  expect(said).toMatch(/4 × Gummies \(Edibles\)/);
  expect(said).not.toMatch(/patient|caregiver|10 oz|limits\?/i);
});

it("says right after a patient chose so where else their prices are shown, and at home that those are everybody’s", async () => {
  const { user, leave } = await openScreen(SCREEN);
  const said = "Menus, deals and search now show patients’ prices, too.";
  expect(screen.queryByText(said)).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Patient" }));
  expect(screen.getByText(said)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Caregiver" }));
  expect(screen.getByText(said)).toBeTruthy();
  leave();
  const statistics = { topFlower: [], topDeals: [], observedAt: justNow() };
  await openScreen("/", {
    "/api/statistics": Response.json(statistics),
    "/api/announcements": Response.json([]),
    "/api/stores": Response.json([]),
  });
  expect(await screen.findByText("everybody’s prices")).toBeTruthy();
});

it("what is added by hand is said to be in the basket, which stands a screen above the form", async () => {
  const { user } = await openScreen(SCREEN);
  const form = within(
    screen.getByRole("heading", { name: "Add by hand" }).closest("section") ?? document.body,
  );
  await user.type(form.getByLabelText("Name (optional)"), "Jar");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("1 × Jar is in your limits basket.")).toBeTruthy();
});

it("takes one package of a menu’s row at each tap", async () => {
  const observedAt = justNow();
  const gear = product({ code: "gear", name: "Grinder", category: "other" });
  const { user } = await openScreen(
    "/dispensary-menus?store=bliss-kent&category=all",
    storeAnswers([
      offer({ observedAt }),
      offer({ observedAt, product: gear, thcMg: null, thcPct: null }),
    ]),
  );
  const more = (name: RegExp) => screen.getByRole("button", { name });
  const gearSheet = await openSheet(user, more(/^More: Grinder/));
  expect(gearSheet.queryByRole("button", { name: /^Add to limits/ })).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await chooseInSheet(user, more(/^More: Blue Dream/), /^Add to limits: Blue Dream, 2\.83 g$/);
  await chooseInSheet(
    user,
    more(/^More: Blue Dream/),
    /^Add to limits: Blue Dream, 2\.83 g \(1 there\)$/,
  );
  await user.click(await screen.findByRole("link", { name: "Check the limits" }));
  expect(await screen.findByText(/^Within the limit: 92% left/)).toBeTruthy();
  expect(screen.getByLabelText("How many of Ninefold Blue Dream, 2.83 g")).toHaveProperty(
    "value",
    "2",
  );
});

it("fills the basket from the kept store’s menu, one tap a row, until one is done", async () => {
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  const { user } = await openScreen(SCREEN, storeAnswers([offer({ observedAt: justNow() })]));
  await user.click(await screen.findByRole("link", { name: "Add from Bliss, Kent" }));
  await user.click(await screen.findByRole("button", { name: "Add Blue Dream, 2.83 g to limits" }));
  const bar = within(screen.getByRole("region", { name: "Adding to your limits basket" }));
  expect(bar.getByRole("status").textContent).toMatch(/^Limits basket: 1/);
  expect(screen.getByRole("button", { name: /to limits \(1 there\)$/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Wishlist: / })).toBeNull();
  await user.click(bar.getByRole("link", { name: "Done" }));
  expect(await screen.findByText(/^Within the limit: 96% left/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Empty the basket" }));
  await unpin("bliss-kent");
});

const NO_NAMES = Object.fromEntries(
  ["code", "name", "brand", "category", "strainName"].map((column) => [column, encodeColumn([])]),
);

it("fills the basket from the search of all menus, too", async () => {
  const { user } = await openScreen(SCREEN, {
    ...storeAnswers([offer({ observedAt: justNow() })]),
    "/api/search": Response.json(NO_NAMES),
  });
  await user.click(await screen.findByRole("link", { name: "Search products" }));
  await user.type(await screen.findByRole("searchbox"), "blue dream");
  await user.click(await screen.findByRole("button", { name: "Add Blue Dream, 2.83 g to limits" }));
  const bar = within(screen.getByRole("region", { name: "Adding to your limits basket" }));
  expect(bar.getByRole("status").textContent).toMatch(/^Limits basket: 1/);
  await user.click(bar.getByRole("link", { name: "Done" }));
  expect(await screen.findByText(/^Within the limit: 96% left/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Empty the basket" }));
});

it("takes a product in the size that is chosen", async () => {
  const lab = {
    sourceUrl: null,
    batch: null,
    labUrl: null,
    testedOn: null,
    packagedOn: null,
    past: null,
    history: [],
  };
  const { product: sold, ...tenth } = offer({ observedAt: justNow() });
  const half = { ...tenth, sizeKey: "14150mg", sizeLabel: "14.15g", netMg: 14_150, thcMg: 3_396 };
  const { user } = await openScreen(`/product/${sold.code}`, {
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [
        { ...tenth, ...lab },
        { ...half, ...lab, priceCents: 9_000 },
      ],
    }),
  });
  await user.click(screen.getByRole("radio", { name: /^Half ounce/ }));
  await user.click(screen.getByRole("button", { name: "Add to limits" }));
  await user.click(await screen.findByRole("link", { name: "Check the limits" }));
  expect(await screen.findByText(/^Within the limit: 80% left/)).toBeTruthy();
});

it.each(["{", '{"basket":[{"id":1}],"profile":"doctor"}'])(
  "opens where storage is damaged: %s",
  async (saved) => {
    remember(saved);
    await openScreen(SCREEN);
    expect(screen.getByText(/Your basket is empty/)).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Adult-use" })).toHaveProperty("checked", true);
  },
);
