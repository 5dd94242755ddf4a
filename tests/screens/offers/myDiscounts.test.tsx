import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { justNow } from "../../support/data/menus.ts";
import { shippedTaxes } from "../../support/data/taxes.ts";
import { priceText } from "../../support/screens/priceText.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { chooseInSheet } from "../../support/screens/offerSheet.ts";
import { offerNamed, storeAnswers } from "../../support/screens/screenAnswers.ts";

const MENU = "/dispensary-menus?store=bliss-kent";

afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
});

it("who buys and what is theirs is chosen in the display settings, and stays on the phone", async () => {
  const { user, asked } = await openScreen(MENU, storeAnswers([offerNamed("Buds")]));
  await user.click(screen.getByRole("button", { name: "Display settings" }));
  const panel = within(await screen.findByRole("dialog", { name: "Display settings" }));
  await user.click(panel.getByRole("radio", { name: "Patient" }));
  expect(localStorage.getItem("profile")).toBe("patient");

  const own = within(panel.getByRole("group", { name: "My discounts" }));
  await user.click(own.getByRole("checkbox", { name: "Veteran" }));
  await user.click(own.getByRole("checkbox", { name: "Senior" }));
  await user.selectOptions(own.getByLabelText("Seniors’ day"), "Wednesday");
  await user.selectOptions(own.getByLabelText("Your age"), "60 or older");
  await user.selectOptions(own.getByLabelText("Birthday in"), "May");
  await user.type(own.getByLabelText("Loyalty member at"), "Bliss, Oak Street");
  await user.tab();
  expect(JSON.parse(localStorage.getItem("discounts") ?? "")).toEqual([
    { kind: "veteran" },
    { kind: "senior", weekday: "wed", age: 60 },
    { kind: "birthday", month: 5 },
    { kind: "loyalty", chain: "Bliss" },
    { kind: "loyalty", chain: "Oak Street" },
  ]);
  await user.click(own.getByRole("checkbox", { name: "Veteran" }));
  expect(localStorage.getItem("discounts")).not.toContain("veteran");
  expect(asked.join(" ")).not.toMatch(/patient|senior|loyalty/);
});

it("the basket says what it comes to, and how much less a patient would pay, with the rule", async () => {
  const answers = {
    ...storeAnswers([offerNamed("Buds", { observedAt: justNow() })]),
    "/api/taxes": () => Response.json(shippedTaxes()),
  };
  const { user, router } = await openScreen(MENU, answers);
  const more = await screen.findByRole("button", { name: "More: Buds, 2.83 g" });
  await chooseInSheet(user, more, /^Add to limits: Buds, 2.83 g/);
  await chooseInSheet(user, more, /^Add to limits: Buds, 2.83 g/);
  await router.navigate({ to: "/dispensary-limits" });
  // Each line has its price, and what a patient would save is known before any tax is added.
  expect(await screen.findByText("$30.00")).toBeTruthy();
  expect(await screen.findByText(/^As a patient you would pay about \$6\.00 less/)).toBeTruthy();
  await user.click(await screen.findByRole("checkbox", { name: "With tax" }));
  // 2 × $30.00: excise $6.00, 7 % of $60.00 in Portage.
  expect(await screen.findByText(/^At the register about \$70\.20 for 2 packages/)).toBeTruthy();
  expect(screen.getByText(priceText("about $35.10"))).toBeTruthy();
  expect(screen.getByText(/^As a patient you would pay about \$6\.00 less/)).toBeTruthy();
  expect(screen.getByText(/3796\.40/)).toBeTruthy();
});

it("the basket follows the visitor's own discount, and counts nothing that only patients may buy", async () => {
  localStorage.setItem("discounts", JSON.stringify([{ kind: "veteran" }]));
  dispatchEvent(new StorageEvent("storage"));
  const observedAt = justNow();
  const answers = {
    ...storeAnswers([
      offerNamed("Buds", {
        observedAt,
        salePriceCents: 2_000,
        saleConditions: "other",
        saleText: "Veterans save",
      }),
      offerNamed("Medical", { observedAt, menu: "med", priceCents: 1_000 }),
    ]),
    "/api/taxes": () => Response.json(shippedTaxes()),
  };
  const { user, router } = await openScreen(MENU, answers);
  await chooseInSheet(
    user,
    await screen.findByRole("button", { name: "More: Buds, 2.83 g" }),
    /^Add to limits: Buds, 2.83 g/,
  );
  await chooseInSheet(
    user,
    await screen.findByRole("button", { name: "More: Medical, 2.83 g" }),
    /^Add to limits: Medical, 2.83 g/,
  );
  await router.navigate({ to: "/dispensary-limits" });
  expect(await screen.findByText("with your veteran discount")).toBeTruthy();
  expect(screen.getByText("Patients only")).toBeTruthy();
  expect(await screen.findByText(/^Only patients may buy 1 package of this/)).toBeTruthy();
  expect(await screen.findByText(/^As a patient you would pay about \$2\.00 less/)).toBeTruthy();
  await user.click(await screen.findByRole("checkbox", { name: "With tax" }));
  // $20.00, excise $2.00, 7 % of $20.00.
  expect(await screen.findByText(/^At the register about \$23\.40 for 1 package,/)).toBeTruthy();
});

it("a first visit and a loyalty programme are ticked at the store itself, and count there", async () => {
  const members = offerNamed("Buds", {
    observedAt: justNow(),
    salePriceCents: 2_000,
    saleConditions: "loyalty",
    saleText: "Members",
  });
  const { user, asked } = await openScreen(MENU, storeAnswers([members]));
  expect(await screen.findByText("$30.00")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "About this store" }));
  const panel = within(await screen.findByRole("dialog", { name: "Bliss" }));
  const member = panel.getByRole("checkbox", { name: "I’m a loyalty member here" });
  await user.click(member);
  await user.click(panel.getByRole("checkbox", { name: "My first visit" }));
  expect(JSON.parse(localStorage.getItem("discounts") ?? "")).toEqual([
    { kind: "loyalty", chain: "Bliss" },
    { kind: "first_visit", store: "bliss-kent" },
  ]);
  expect(await screen.findByText("with your loyalty discount")).toBeTruthy();
  await user.click(member);
  expect(localStorage.getItem("discounts")).toBe('[{"kind":"first_visit","store":"bliss-kent"}]');
  expect(asked.join(" ")).not.toMatch(/loyalty|first_visit|discount/);
});
