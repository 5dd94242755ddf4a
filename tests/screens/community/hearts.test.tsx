import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import { denyDatabases } from "../../support/screens/fullStorage.ts";
import { keepWishes, keptWishes } from "../../support/screens/phoneLists.ts";
import { dealAnswers, storeAnswers } from "../../support/screens/screenAnswers.ts";
import { answersWith, productAnswer, sold } from "../../support/screens/wishlistScreen.tsx";

describe("a heart", () => {
  const eighth = { sizeKey: "3500mg", sizeLabel: "3.5g", netMg: 3_500 };
  const heart = (name: string | RegExp) => screen.findByRole("button", { name, pressed: false });

  it("keeps the size of the row that it was tapped in, and the list has that size’s price", async () => {
    await keepWishes();
    const offers = [
      sold("Gelato", { priceCents: 2_000 }),
      sold("Gelato", { ...eighth, priceCents: 3_000 }),
    ];
    const { user, leave } = await openScreen(
      "/dispensary-menus?store=bliss-kent&size=3500mg",
      storeAnswers(offers),
    );
    await user.click(await heart("Wishlist: Ninefold Gelato"));
    await screen.findByRole("button", { name: "Wishlist: Ninefold Gelato", pressed: true });
    const [kept] = await keptWishes();
    expect(kept?.size).toEqual({ key: "3500mg", name: "3.5 g eighth" });
    expect(kept?.seen).toMatchObject({
      cents: 3_000,
      size: { key: "3500mg" },
      store: { slug: "bliss-kent" },
    });
    leave();
    await openScreen("/dispensary-wishlist", answersWith(offers));
    const row = (await screen.findByRole("button", { name: /^Remove / })).closest("li");
    expect(row?.textContent).toContain("$30.00");
    expect(row?.textContent).toContain("3.5 g");
  });

  it.each<[string, string, string, Answers, string | RegExp]>([
    [
      "a menu’s row",
      "/dispensary-menus?store=bliss-kent&category=all",
      "product:gelato",
      storeAnswers([sold("Gelato")]),
      "Wishlist: Ninefold Gelato",
    ],
    [
      "a store",
      "/dispensary-menus?store=bliss-kent",
      "store:bliss-kent",
      storeAnswers([sold("Gelato")]),
      /^Wishlist: Bliss/,
    ],
    [
      "a deal",
      "/dispensary-deals",
      "product:gelato",
      dealAnswers([sold("Gelato", { salePriceCents: 2_000, saleConditions: "none" })]),
      "Wishlist: Ninefold Gelato",
    ],
    [
      "a strain",
      "/strain-genetics/blue-dream",
      "strain:blue-dream",
      { "/api/strains/blue-dream/offers": Response.json([]) },
      "Wishlist: Blue Dream",
    ],
    [
      "a product",
      "/product/gelato",
      "product:gelato",
      productAnswer(sold("Gelato")),
      "Wishlist: Ninefold Gelato",
    ],
  ])(
    "on %s puts it on the list of a phone without an account",
    async (_, address, id, answers, name) => {
      await keepWishes();
      const { user } = await openScreen(address, answers);
      // A store's heart lies in the panel about it.
      if (id.startsWith("store:"))
        await user.click(await screen.findByRole("button", { name: "About this store" }));
      await user.click(await heart(name));
      expect(await screen.findByRole("button", { name, pressed: true })).toBeTruthy();
      expect(await keptWishes()).toMatchObject([{ id, note: "", targetCents: null }]);
    },
  );

  it("leads to its target and note on the spot, with what it costs today beside the target", async () => {
    await keepWishes();
    const { user, address } = await openScreen(
      "/dispensary-menus?store=bliss-kent&size=3500mg",
      storeAnswers([sold("Gelato", { ...eighth, priceCents: 3_000 })]),
    );
    await user.click(await heart("Wishlist: Ninefold Gelato"));
    await user.click(await screen.findByRole("button", { name: "Add a note or price" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Ninefold Gelato" }));
    expect(screen.queryByText(/is on your wishlist/)).toBeNull();
    const target = sheet.getByLabelText("Target price in dollars");
    const note = sheet.getByLabelText("Note");
    expect(document.activeElement).toBe(target);
    expect(target.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(sheet.getByText(/^Now \$30\.00 \(3\.5 g eighth\) at Bliss/)).toBeTruthy();
    await user.type(target, "25");
    await user.click(sheet.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await keptWishes()).toMatchObject([{ id: "product:gelato", targetCents: 2_500 }]);
    expect(address()).toBe("/dispensary-menus?store=bliss-kent&size=3500mg");
  });

  describe("of another size than the one wished for", () => {
    const half = { sizeKey: "14150mg", sizeLabel: "14.15g", netMg: 14_150 };
    const open = async () => {
      await keepWishes();
      const screenOfMenu = await openScreen(
        "/dispensary-menus?store=bliss-kent&category=all",
        storeAnswers([
          sold("Gelato", { ...eighth, priceCents: 3_000 }),
          sold("Gelato", { ...half, priceCents: 9_000 }),
        ]),
      );
      const [first, second] = await screen.findAllByRole("button", {
        name: "Wishlist: Ninefold Gelato",
      });
      if (first === undefined || second === undefined) throw new Error("There are two rows.");
      return { ...screenOfMenu, first, second };
    };

    it("is not filled, and changes the size when that is saved", async () => {
      const { user, first, second } = await open();
      await user.click(first);
      await waitFor(() => expect(first.getAttribute("aria-pressed")).toBe("true"));
      expect(second.getAttribute("aria-pressed")).toBe("false");
      const [wished] = await keptWishes();
      const tapped =
        wished?.size?.key === "3500mg"
          ? { name: "half ounce", key: "14150mg", cents: 9_000 }
          : { name: "3.5 g eighth", key: "3500mg", cents: 3_000 };
      await user.click(second);
      const sheet = within(await screen.findByRole("dialog", { name: "Ninefold Gelato" }));
      expect(await keptWishes()).toEqual([wished]);
      const size = sheet.getByLabelText(
        `On your wishlist in ${String(wished?.size?.name)}. Which size?`,
      );
      expect(document.activeElement).toBe(size);
      expect(
        sheet.getByText(new RegExp(`^Now \\$${String(tapped.cents / 100)}\\.00`)),
      ).toBeTruthy();
      await user.click(sheet.getByRole("button", { name: "Save" }));
      expect(await screen.findByText(new RegExp(`in ${tapped.name} now`))).toBeTruthy();
      expect(await keptWishes()).toMatchObject([
        { size: { key: tapped.key }, seen: { cents: tapped.cents } },
      ]);
      expect(first.getAttribute("aria-pressed")).toBe("false");
      expect(second.getAttribute("aria-pressed")).toBe("true");
    });

    it("is filled as well once any size is wanted, and takes the one wish off", async () => {
      const { user, first, second } = await open();
      await user.click(first);
      await waitFor(() => expect(first.getAttribute("aria-pressed")).toBe("true"));
      await user.click(second);
      const sheet = within(await screen.findByRole("dialog", { name: "Ninefold Gelato" }));
      await user.selectOptions(sheet.getByLabelText(/Which size\?$/), "Any size");
      await user.click(sheet.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(second.getAttribute("aria-pressed")).toBe("true"));
      expect(first.getAttribute("aria-pressed")).toBe("true");
      await user.click(second);
      await waitFor(async () => expect(await keptWishes()).toEqual([]));
    });

    it("says with the size what it took off", async () => {
      const { user, first } = await open();
      await user.click(first);
      await waitFor(() => expect(first.getAttribute("aria-pressed")).toBe("true"));
      const [wished] = await keptWishes();
      await user.click(first);
      const name = `Ninefold Gelato, ${String(wished?.size?.name)}`;
      expect((await screen.findByText(name)).parentElement?.textContent).toContain(
        "is off your wishlist",
      );
    });
  });

  it("says so when the browser keeps nothing, and stays empty", async () => {
    await keepWishes();
    const { user } = await openScreen(
      "/dispensary-menus?store=bliss-kent&category=all",
      storeAnswers([sold("Gelato")]),
    );
    const button = await heart("Wishlist: Ninefold Gelato");
    denyDatabases();
    await user.click(button);
    expect(
      await screen.findByText("This browser can’t save anything. Sign in, or use a normal window."),
    ).toBeTruthy();
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });
});
