import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { viewsStore } from "#data/views.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { seenNow, type SavedView } from "#domain/views/savedViews.ts";
import { justNow } from "../support/data/menus.ts";
import { product } from "../support/data/offers.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import {
  dealAnswers,
  EMPTY_HOME,
  offerNamed,
  storeAnswers,
} from "../support/screens/screenAnswers.ts";

const sale = { priceCents: 3_000, salePriceCents: 2_000, saleConditions: "none" } as const;
const deal = (name: string) => offerNamed(name, { ...sale, observedAt: justNow() });

function forgetViews() {
  onTestFinished(async () => {
    await viewsStore.change(() => []);
  });
}

it("filters are kept under a name, and Saved says what is new in them by what is on the phone", async () => {
  forgetViews();
  const first = await openScreen("/dispensary-deals?maxPrice=25", dealAnswers([deal("Fog")]));
  await first.user.click(await screen.findByRole("button", { name: "Save this view" }));
  await first.user.type(await screen.findByRole("textbox", { name: "Name" }), "Cheap ones");
  await first.user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Saved view: Cheap ones" })).toBeTruthy();
  // As if it had been empty when it was looked at on Tuesday.
  await first.router.navigate({ to: "/saved" });
  const [view] = await viewsStore.read();
  expect(view?.seen).toHaveLength(1);
  await viewsStore.change((all) => all.map((each) => seenNow(each, [], Date.now() - 3 * DAY_MS)));
  expect(
    await screen.findByText(/^1 new since (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, 1 in all$/),
  ).toBeTruthy();
  await first.user.click(screen.getByRole("link", { name: "Cheap ones" }));
  expect(await screen.findByRole("button", { name: "Saved view: Cheap ones" })).toBeTruthy();
  await waitFor(async () => expect((await viewsStore.read())[0]?.seen).toHaveLength(1));
});

it("a view of a menu that is not on the phone says so, and one without a filter is not offered", async () => {
  forgetViews();
  await viewsStore.change(() => [
    {
      id: "1",
      name: "Elsewhere",
      screen: "menus",
      search: { store: "elsewhere", q: "fog" },
      seen: null,
      seenAt: Date.now(),
    },
  ]);
  const { router } = await openScreen("/saved", { ...EMPTY_HOME, ...storeAnswers([deal("Fog")]) });
  expect(await screen.findByText(/^Not on this device yet/)).toBeTruthy();
  await router.navigate({ to: "/dispensary-menus", search: { store: "bliss-kent" } });
  await screen.findByText("1 product");
  expect(screen.queryByRole("button", { name: "Save this view" })).toBeNull();
});

it("a view without a name is not kept, and can be deleted again", async () => {
  forgetViews();
  const { user } = await openScreen(
    "/dispensary-menus?store=bliss-kent&q=fog",
    storeAnswers([deal("Fog")]),
  );
  await user.click(await screen.findByRole("button", { name: "Save this view" }));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(await screen.findByText("Write a name.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Fog here");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Saved view: Fog here" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("button", { name: "Save this view" })).toBeTruthy();
  expect(await viewsStore.read()).toEqual([]);
});

it("a view of a store without flower has what its menu opens with", async () => {
  forgetViews();
  const gummies = offerNamed("Gummies", {
    product: product({ code: "gummies", name: "Gummies", category: "edible" }),
    ...sale,
    observedAt: justNow(),
  });
  const { user, router } = await openScreen(
    "/dispensary-menus?store=bliss-kent&sale=true",
    storeAnswers([gummies]),
  );
  await screen.findByText("1 product");
  await user.click(await screen.findByRole("button", { name: "Save this view" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Sales here");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "Saved view: Sales here" });
  await router.navigate({ to: "/saved" });
  expect(await screen.findByText(/^Nothing new since .*, 1 in all$/)).toBeTruthy();
});

const CHEAP: SavedView = {
  id: "cheap",
  name: "Cheap ones",
  screen: "deals",
  search: { maxPrice: 25 },
  seen: [],
  seenAt: Date.now(),
};

it("a name stands for one view, and a view that is deleted can be put back as it was", async () => {
  forgetViews();
  await viewsStore.change(() => [CHEAP]);
  const { user, router } = await openScreen(
    "/dispensary-deals?maxPrice=30",
    dealAnswers([deal("Fog")]),
  );
  await user.click(await screen.findByRole("button", { name: "Save this view" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "cheap ONES");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Another view has this name/)).toBeTruthy();
  expect(await viewsStore.read()).toHaveLength(1);
  await user.keyboard("{Escape}");
  await act(() => router.navigate({ to: "/dispensary-deals", search: { maxPrice: 25 } }));
  await user.click(await screen.findByRole("button", { name: "Saved view: Cheap ones" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await viewsStore.read()).toHaveLength(0);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await viewsStore.read()).toMatchObject([{ id: "cheap" }]));
});
