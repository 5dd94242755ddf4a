import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readPins } from "#data/pins.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { wish } from "../../support/community/wishlist.ts";
import { storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { denyDatabases } from "../../support/screens/fullStorage.ts";
import { keepWishes, keptWishes } from "../../support/screens/phoneLists.ts";
import {
  SCREEN,
  answersWith,
  group,
  named,
  names,
  namesIn,
  openWith,
  productAnswer,
  sold,
} from "../../support/screens/wishlistScreen.tsx";

it("with nothing on it says how something gets there, and offers a file", async () => {
  await openWith([]);
  expect(await screen.findByText(/^Nothing yet\. Tap a heart/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the menus" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Print, share, export, import" }));
  expect(await screen.findByRole("button", { name: "Import" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
});

it("says that it is saved on this phone where it is, and nowhere else", async () => {
  await openWith([named("Gelato")]);
  expect(await screen.findByText(/^Saved on this device\./)).toBeTruthy();
  denyDatabases();
  fireEvent.click(await screen.findByRole("button", { name: "Remove Gelato" }));
  expect(await screen.findByText(/^This browser can’t save anything\. to have it/)).toBeTruthy();
  expect(screen.queryByText(/^Saved on this device/)).toBeNull();
});

it("does not say so either where storage is denied from the first", async () => {
  const { leave } = await openWith([]);
  leave();
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await openScreen(SCREEN, answersWith([]));
  expect(await screen.findByText(/^This browser can’t save anything\. to have it/)).toBeTruthy();
  expect(screen.queryByText(/^Saved on this device/)).toBeNull();
});

it("says by how much a price has changed since its heart was tapped, and of what no menu has what it was", async () => {
  const seen = (cents: number) => ({
    cents,
    size: { key: sold("Gelato").sizeKey, name: "2.83 g tenth" },
    store: { slug: sold("Gelato").store.slug, name: "Bliss" },
    at: "2026-08-03T17:00:00.000Z",
  });
  await openWith(
    [named("Gelato", { seen: seen(3_400) }), named("Zkittlez", { seen: seen(2_000) })],
    [sold("Gelato", { priceCents: 3_000 })],
  );
  expect(group("Available now (1)").getAllByText("$4.00 less than when added")).not.toEqual([]);
  expect(group("Not available (1)").getByText(/^Added at/).textContent).toBe(
    "Added at $20.00, Aug 3, at Bliss",
  );
});

it("calls the lowest price of a year so, in gold, and only where it was read often enough", async () => {
  const offers = ["Gelato", "Runtz"].map((name) => sold(name, { priceCents: 3_000 }));
  const history = [60, 1].map((daysAgo) => ({
    observedAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    cents: daysAgo === 60 ? 5_000 : 3_000,
    regularCents: null,
  }));
  const details = offers.map((of) =>
    productAnswer(of, {
      history,
      readDays: of.product.code === "gelato" ? [30, 60, 60] : [2, 3, 3],
    }),
  );
  await keepWishes(
    ...offers.map(({ product: { code, name } }) => wish({ id: `product:${code}`, name })),
  );
  await openScreen(SCREEN, Object.assign(answersWith(offers), ...details));
  const gold = (await screen.findAllByText("No store was lower yet")).map((each) => [
    each.localName,
    each.closest("li")?.id,
  ]);
  expect(new Set(gold.flat())).toEqual(new Set(["b", "product:gelato"]));
});

it("tells an offer as the menus do: by how much it is below, from what, and what its own store’s past says", async () => {
  const sale = { priceCents: 10_850, salePriceCents: 7_400, saleConditions: "none" } as const;
  const offers = ["Gelato", "Runtz"].map((name) => sold(name, sale));
  const seen = (daysAgo: number, cents: number) => ({
    observedAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    cents,
    regularCents: null,
  });
  const details = offers.map((of) => {
    const isJudged = of.product.code === "gelato";
    const verdict = { kind: "lowest", days: 217, shape: "-999999999990" } as const;
    const here = {
      history: [seen(217, 10_850), seen(1, 7_400)],
      verdict: isJudged ? verdict : null,
    };
    const store = { ...of.store, slug: "elsewhere", name: "Elsewhere" };
    return productAnswer(of, here, [
      {
        store,
        history: [seen(160, 6_900), seen(150, 9_000)],
        salePriceCents: null,
        priceCents: 9_000,
      },
    ]);
  });
  await keepWishes(
    ...offers.map(({ product: { code, name } }) => wish({ id: `product:${code}`, name })),
  );
  await openScreen(SCREEN, Object.assign(answersWith(offers), ...details));
  const row = (name: string) =>
    screen.getByRole("button", { name: `Remove ${name}` }).closest("li")?.textContent;
  await screen.findAllByText(/^Lowest \$/);
  expect(row("Gelato")).toMatch(/32% off/);
  expect(row("Gelato")).toMatch(/\$108\.50.*\$74\.00/);
  // One remark: what was less and when, whatever its own store's past says beside it.
  for (const name of ["Gelato", "Runtz"]) {
    expect(row(name)).toMatch(/Lowest \$69\.00, \w{3}(\s\d+)?, /);
    expect(row(name)).not.toMatch(/Lowest in/);
  }
  expect(row("Runtz")).toMatch(/32% off/);
});

it("says beside what several come to that they are too much for one day, and nothing where they are not", async () => {
  const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300 };
  const { user } = await openWith(
    [named("Gelato"), named("Runtz"), named("Zkittlez")],
    [sold("Gelato", ounce), sold("Runtz", ounce), sold("Zkittlez", ounce)],
  );
  const over = screen.getByText("Over one day’s limit together").parentElement;
  expect(over?.querySelector("a")?.getAttribute("href")).toBe("/dispensary-limits");
  await user.click(screen.getByRole("button", { name: "Remove Zkittlez" }));
  await waitFor(() => expect(screen.queryByText("Over one day’s limit together")).toBeNull());
});

it("says what all of it comes to at one store, where that is more than each at its cheapest", async () => {
  const store = storeProfile({ slug: "other", name: "Other", city: "Akron" });
  await openWith(
    [named("Gelato"), named("Runtz")],
    [
      sold("Gelato", { priceCents: 2_800 }),
      sold("Runtz", { priceCents: 3_500 }),
      sold("Runtz", { priceCents: 3_050, store }),
    ],
  );
  const rest = screen.getByText(/before driving and tax$/);
  expect(rest.parentElement?.textContent).toBe(
    "$63.00 all 2 at one storeBliss, Kentor $58.50 at 2 stores · before driving and tax",
  );
});

it("says what several come to, each at its cheapest store, until a trip says what it comes to itself", async () => {
  const { user } = await openWith(
    [named("Gelato"), named("Runtz"), named("Zkittlez")],
    [sold("Gelato", { priceCents: 2_800 }), sold("Gelato"), sold("Runtz", { priceCents: 3_050 })],
  );
  const sum = () => screen.queryByText(/before driving and tax$/)?.parentElement?.textContent;
  expect(sum()).toBe("$58.50 2 of 3 at one storeBliss, Kentbefore driving and tax");
  const button = screen.getByRole("button", { name: "Plan a trip" });
  await user.click(button);
  expect(sum()).toBeUndefined();
  expect(document.activeElement).toBe(button);
});

describe("the groups", () => {
  it("are reached targets, what is available, what is not, and what nobody knows", async () => {
    const old = new Date(Date.now() - 5 * DAY_MS).toISOString();
    await openWith(
      [
        named("Gelato"),
        named("Runtz", { targetCents: 3_000 }),
        named("Zkittlez"),
        named("Kush"),
        wish({ id: "store:elsewhere", name: "Elsewhere" }),
      ],
      [sold("Gelato"), sold("Runtz"), sold("Kush", { observedAt: old })],
    );
    expect(namesIn("Target reached (1)")).toEqual(["Runtz"]);
    expect(namesIn("Available now (1)")).toEqual(["Gelato"]);
    expect(namesIn("Not available (1)")).toEqual(["Zkittlez"]);
    expect(new Set(namesIn("Unknown (2)"))).toEqual(new Set(["Elsewhere", "Kush"]));
  });

  it("are all unknown while the menus cannot be had, and the list stands", async () => {
    await keepWishes(named("Gelato"));
    await openScreen(SCREEN, { "/api/menus": new Response(null, { status: 404 }) });
    await screen.findByRole("button", { name: "Remove Gelato" });
    expect(namesIn("Unknown (1)")).toEqual(["Gelato"]);
  });

  it("are the same on a phone that keeps no menu", async () => {
    await keepWishes(named("Gelato"));
    denyDatabases();
    await openScreen(SCREEN, answersWith([sold("Gelato")]));
    await screen.findByRole("button", { name: "Remove Gelato" });
    expect(namesIn("Available now (1)")).toEqual(["Gelato"]);
  });

  it("say of the best offer its price, store and age, the target and the median", async () => {
    await openWith(
      [named("Gelato", { targetCents: 2_500, unit: "package", note: "small <b>buds</b>" })],
      [sold("Gelato", { priceCents: 2_800, median30DaysCents: 3_100 }), sold("Gelato")],
    );
    const entry = group("Available now (1)").getByRole("listitem");
    expect(entry.textContent).toMatch(
      /Gelato.*2\.83 g.*Kent · Bliss\$9\.89\/gSeen 1 h ago“small <b>buds<\/b>”.*usual price \$31\.00.*\$28\.00.*Target \$25\.00 a package/,
    );
    expect(within(entry).getByText("$3 to your target")).toBeTruthy();
  });
});

describe("note and target", () => {
  const edit = async (note: string, target: string) => {
    const app = await openWith([named("Gelato")]);
    await app.user.click(screen.getByRole("button", { name: "More: Gelato" }));
    await app.user.click(screen.getByRole("button", { name: "Note and target: Gelato" }));
    const form = within(screen.getByRole("form", { name: "Note and target: Gelato" }));
    if (note !== "") {
      await app.user.click(form.getByLabelText("Note"));
      await app.user.paste(note);
    }
    if (target !== "") await app.user.type(form.getByLabelText("Target price in dollars"), target);
    await app.user.click(form.getByRole("button", { name: "Save" }));
    return { ...app, form };
  };

  it("are edited in their place, and kept", async () => {
    await edit("  under $25 👍 ", "$24.99");
    expect(await screen.findByText("“under $25 👍”")).toBeTruthy();
    expect(screen.getByText("Target $24.99 a package")).toBeTruthy();
    expect(await keptWishes()).toMatchObject([
      { note: "under $25 👍", targetCents: 2_499, unit: "package" },
    ]);
  });

  it("a target that is no price is said to be none, takes the focus, and nothing is kept", async () => {
    const { form } = await edit("later", "cheap");
    const target = form.getByLabelText("Target price in dollars");
    expect(await form.findByText("Write a price such as 25 or 24.99.")).toBeTruthy();
    expect(document.activeElement).toBe(target);
    expect(target.getAttribute("aria-invalid")).toBe("true");
    expect(await keptWishes()).toMatchObject([{ note: "", targetCents: null }]);
  });

  it("a note that is too long says by how much, counted as people count", async () => {
    const { form } = await edit("👍".repeat(501), "");
    expect(await form.findByText("At most 500 characters; these are 501.")).toBeTruthy();
    expect(await keptWishes()).toMatchObject([{ note: "" }]);
  });

  it("a note of 500 characters is kept whole", async () => {
    await edit("👍".repeat(500), "");
    await waitFor(async () =>
      expect(await keptWishes()).toMatchObject([{ note: "👍".repeat(500) }]),
    );
  });
});

it("what is removed can be put back as it was", async () => {
  const own = named("Gelato", { note: "mine", targetCents: 2_500, unit: "g" });
  const { user } = await openWith([own]);
  await user.click(screen.getByRole("button", { name: "Remove Gelato" }));
  await waitFor(async () => expect(await names()).toEqual([]));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => {
    expect(await keptWishes()).toMatchObject([{ note: "mine", targetCents: 2_500, unit: "g" }]);
  });
});

it("a store on it is kept for a visit in its sheet, and let go by another tap", async () => {
  await keepWishes(wish({ id: "store:bliss-kent", name: "Bliss, Kent" }));
  const noDeals = { "/api/deals": new Response(null, { status: 404 }) };
  const { user } = await openScreen(SCREEN, { ...answersWith([]), ...noDeals });
  await user.click(await screen.findByRole("button", { name: "More: Bliss, Kent" }));
  await user.click(await screen.findByRole("button", { name: "Keep for a visit" }));
  await waitFor(async () =>
    expect((await readPins()).map(({ slug }) => slug)).toEqual(["bliss-kent"]),
  );
  await user.click(await screen.findByRole("button", { name: /^Kept for a visit/ }));
  await waitFor(async () => expect(await readPins()).toEqual([]));
});
