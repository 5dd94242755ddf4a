import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { rulesStore } from "#data/rulesStore.ts";
import { ANY_DEAL } from "#domain/alerts/alertRules.ts";
import type { Category } from "#domain/offers/categories.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { changeSettings } from "#platform/settings.ts";
import { setPlace } from "#platform/visitorPlace.ts";
import { locatedAt } from "../support/screens/locatedAt.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { dealAnswers, offerNamed } from "../support/screens/screenAnswers.ts";
import { ALERT_ANSWERS, pushingPhone } from "../support/screens/pushingPhone.ts";
import { isBefore, openAlertForm, withoutAlerts } from "../support/screens/alertForm.ts";

it("strain and price come first, the rest is folded, and what is in the way stands above the button", async () => {
  const { form } = await openAlertForm();
  const strain = form.getByLabelText("Strain");
  const price = form.getByLabelText("Price at or under, $");
  const rest = form.getByText("Regions, unit price");
  const obstacle = form.getByText(/^This browser blocks storage/);
  expect(strain).toHaveProperty("value", "Blue Dream");
  expect(isBefore(strain, price)).toBe(true);
  expect(isBefore(price, rest)).toBe(true);
  expect(isBefore(obstacle, form.getByRole("button", { name: "Save the alert" }))).toBe(true);
  expect(rest.closest("details")?.open).toBe(false);
});

it("from a row it is about the row's size, says what that costs now and whether that is within the price already, and can be about any size", async () => {
  pushingPhone("granted");
  onTestFinished(withoutAlerts);
  const sold = offerNamed("Gelato", {
    sizeKey: "3500mg",
    sizeLabel: "3.5g",
    netMg: 3_500,
    priceCents: 4_000,
    salePriceCents: 3_000,
    saleConditions: "none",
    observedAt: new Date().toISOString(),
  });
  const { user } = await openScreen("/dispensary-deals", {
    ...ALERT_ANSWERS,
    ...dealAnswers([sold]),
  });
  await user.click(await screen.findByRole("button", { name: /^More: / }));
  await user.click(await screen.findByRole("button", { name: "Alert me about Gelato" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  expect(form.getByRole("radio", { name: "3.5 g eighth", checked: true })).toBeTruthy();
  expect(form.getByText(/^Now \$30\.00 at [^:]+\.$/)).toBeTruthy();
  expect(form.getByPlaceholderText("e.g. 27")).toBe(form.getByLabelText("Price at or under, $"));
  await user.type(form.getByLabelText("Price at or under, $"), "30");
  expect(
    form.getByText(/asks no more than that already: you hear when the next store/),
  ).toBeTruthy();
  await user.click(form.getByLabelText("Only when it is a real deal"));
  expect(form.getByText(/than that already: you hear of the next sale or cut/)).toBeTruthy();
  await user.click(form.getByRole("radio", { name: "Any size" }));
  expect(form.getByRole("radio", { name: "Any size", checked: true })).toBeTruthy();
  expect(form.getByText(/^Now \$30\.00 \(3\.5 g eighth\) at /)).toBeTruthy();
});

it("from a list of deals it has the list's filters, and says which it cannot have", async () => {
  pushingPhone("denied");
  onTestFinished(withoutAlerts);
  const on = { observedAt: new Date().toISOString(), salePriceCents: 1_000 } as const;
  const { slug, lat, lon } = offerNamed("Gelato").store;
  locatedAt({ lat: lat ?? 0, lon: lon ?? 0 }, true);
  const { user } = await openScreen(
    `/dispensary-deals?near=true&open=true&section=flower&size=3500mg&store=${slug}&maxPrice=40`,
    { ...ALERT_ANSWERS, ...dealAnswers([offerNamed("Gelato", { ...on, saleConditions: "none" })]) },
  );
  await screen.findByRole("button", { name: "Near me", pressed: true });
  await user.click(screen.getByRole("button", { name: "Alert me about deals like these" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  expect(form.getByText(/^From this list: /).textContent).toMatch(
    /^From this list: Flower, 3\.5 g eighth, [^.]+, up to \$40\.00\. An alert has no “Near me”, so it is for \w+\. It rings without “Open now”\.$/,
  );
  expect(form.getByRole("checkbox", { name: "Flower", checked: true })).toBeTruthy();
  expect(form.getByRole("radio", { name: "3.5 g eighth", checked: true })).toBeTruthy();
  expect(form.getByLabelText("Price at or under, $")).toHaveProperty("value", "40.00");
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  await waitFor(async () =>
    expect((await rulesStore.read()).map(({ rule }) => rule)).toMatchObject([
      {
        sections: ["flower"],
        size: { key: "3500mg", name: "3.5 g eighth" },
        store: { slug },
        regions: [expect.any(String)],
        maxCents: 4_000,
      },
    ]),
  );
});

it("about all deals it begins with the visitor's own region, where that is known", async () => {
  changeSettings({ homeRegion: "Central" });
  const { user } = await openScreen("/dispensary-deals", {
    ...ALERT_ANSWERS,
    ...dealAnswers([offerNamed("Gelato", { salePriceCents: 2_000, saleConditions: "none" })]),
  });
  await user.click(await screen.findByRole("button", { name: "Alert me about deals like these" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  expect(form.getByText("Regions, unit price").closest("details")?.open).toBe(true);
  expect(form.getByText("It is for Central, your region.")).toBeTruthy();
  expect(form.getByLabelText("Central")).toHaveProperty("checked", true);
});

it.each([
  [
    "of what is near it is for that region",
    true,
    "An alert has no “Near me”, so it is for Northeast.",
  ],
  [
    "about all deals it begins around where the visitor is in this visit",
    false,
    "It is for Northeast, around where you are.",
  ],
])("%s, where no region is theirs", async (_, near, said) => {
  changeSettings({ homeRegion: null });
  setPlace({ name: "you", lat: 41.08, lon: -81.52 });
  const { user } = await openScreen("/dispensary-deals", {
    ...ALERT_ANSWERS,
    ...dealAnswers([offerNamed("Gelato", { salePriceCents: 2_000, saleConditions: "none" })]),
  });
  // Deals begin with what is near then.
  const isNear = await screen.findByRole("button", { name: "Near me", pressed: true });
  if (!near) await user.click(isNear);
  await user.click(await screen.findByRole("button", { name: "Alert me about deals like these" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  expect(form.getByText(said)).toBeTruthy();
});

it("about all deals what makes it less stands in sight, and it is saved in plain words", async () => {
  pushingPhone("denied");
  onTestFinished(withoutAlerts);
  const { user } = await openScreen("/dispensary-deals", {
    ...ALERT_ANSWERS,
    ...dealAnswers([offerNamed("Gelato", { salePriceCents: 2_000, saleConditions: "none" })]),
  });
  await user.click(await screen.findByRole("button", { name: "Alert me about deals like these" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  expect(form.getByText("Regions, unit price").closest("details")?.open).toBe(false);
  expect(form.getByLabelText("Flower").closest("details")).toBeNull();
  await user.click(form.getByLabelText("Flower"));
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect((await form.findByText(/^Saved:/)).textContent).toBe(
    "Saved: every real deal on Flower in Ohio",
  );
});

it("rings for real deals without a price, for any price with one, and for deals alone where that is asked", async () => {
  pushingPhone("denied");
  onTestFinished(withoutAlerts);
  const { user, form } = await openAlertForm();
  const price = form.getByLabelText("Price at or under, $");
  const onlyDeals = () => form.getByLabelText("Only when it is a real deal");
  // Nothing stands there that could not be tapped.
  expect(form.queryByLabelText("Only when it is a real deal")).toBeNull();
  expect(form.getByText(/^No price\? You hear when it’s on sale/)).toBeTruthy();
  await user.type(price, "30");
  expect(onlyDeals()).toMatchObject({ checked: false, disabled: false });
  expect(form.getByText(/^Any price at or under that, sale or not/)).toBeTruthy();
  await user.click(onlyDeals());
  expect(form.getByText(/not an everyday price\.$/)).toBeTruthy();
  await user.click(onlyDeals());
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  await waitFor(async () =>
    expect((await rulesStore.read()).map(({ rule }) => rule)).toMatchObject([
      { kind: "price", maxCents: 3_000, strain: { slug: "blue-dream" }, size: null },
    ]),
  );
});

it("an alert of before about deals under a price stays one, and its form shows that", async () => {
  pushingPhone("denied");
  onTestFinished(withoutAlerts);
  const id = "5e1f9c0a-6f0e-4c43-9a1c-000000000001";
  const strain = { slug: "blue-dream", name: "Blue Dream" };
  const rule = { ...ANY_DEAL, id, strain, maxCents: 3_000 };
  await rulesStore.change(() => [{ rule, state: "waiting" }]);
  const { user } = await openScreen("/strain-genetics/blue-dream", {
    ...ALERT_ANSWERS,
    "/api/strains/blue-dream/offers": new Response("{}", { status: 404 }),
  });
  await user.click(
    await screen.findByRole("button", { name: /Change the alert about Blue Dream/ }),
  );
  const form = within(await screen.findByRole("dialog", { name: "Alert" }));
  expect(form.getByLabelText("Only when it is a real deal")).toMatchObject({
    checked: true,
    disabled: false,
  });
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  await form.findByText(/^Saved:/);
  expect((await rulesStore.read()).map((each) => each.rule)).toEqual([rule]);
});

it("of a strain offers the sizes that are on menus, and says what the cheapest costs and where", async () => {
  pushingPhone("denied");
  onTestFinished(withoutAlerts);
  const sold = (netMg: number, sizeLabel: string, priceCents: number) =>
    offerNamed("Blue Dream", {
      sizeKey: `${String(netMg)}mg`,
      sizeLabel,
      netMg,
      priceCents,
      observedAt: new Date().toISOString(),
    });
  const table = encodeMenuTable([sold(3_500, "3.5g", 3_400), sold(1_000, "1g", 1_200)]);
  const observedAt = new Date().toISOString();
  const { user, form } = await openAlertForm(Response.json({ table, observedAt }));
  const size = form.getByLabelText("Size");
  const optionsOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(optionsOf(size)).toEqual(["Any size", "1 g", "3.5 g eighth"]);
  expect(form.getByText(/^Now \$12\.00 \(Flower, 1 g\) at /)).toBeTruthy();
  await user.selectOptions(size, "3.5 g eighth");
  expect(form.getByText(/^Now \$34\.00 \(Flower\) at /)).toBeTruthy();
  await user.type(form.getByLabelText("Price at or under, $"), "30");
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  await waitFor(async () =>
    expect((await rulesStore.read()).map(({ rule }) => rule)).toMatchObject([
      { kind: "price", size: { key: "3500mg" } },
    ]),
  );
});

it("of a strain is about its flower unless another section is chosen, with that one's sizes and prices", async () => {
  pushingPhone("denied");
  onTestFinished(withoutAlerts);
  const gram = { sizeKey: "1000mg", sizeLabel: "1g", netMg: 1_000 };
  const observedAt = new Date().toISOString();
  const sold = (category: Category, priceCents: number, size: object) => {
    const one = offerNamed("Blue Dream", { priceCents, observedAt, ...size });
    return { ...one, product: { ...one.product, code: category, category } };
  };
  const eighth = { sizeKey: "3500mg", sizeLabel: "3.5g", netMg: 3_500 };
  const table = encodeMenuTable([
    sold("flower", 3_400, eighth),
    sold("extract", 2_000, gram),
    sold("preroll", 800, gram),
  ]);
  const { user, form } = await openAlertForm(Response.json({ table, observedAt }));
  const section = form.getByLabelText("Section");
  const options = (select: HTMLElement) =>
    within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(options(section)).toEqual(["Any section", "Flower", "Extracts"]);
  expect(section).toHaveProperty("value", "flower");
  expect(options(form.getByLabelText("Size"))).toEqual(["Any size", "3.5 g eighth"]);
  expect(form.getByText(/^Now \$34\.00 \(Flower, 3\.5 g eighth\)/)).toBeTruthy();
  await user.selectOptions(section, "Extracts");
  expect(options(form.getByLabelText("Size"))).toEqual(["Any size", "1 g"]);
  expect(form.getByText(/^Now \$20\.00 \(Extracts, 1 g\)/)).toBeTruthy();
  // What is a gram of extract for less rings no alert about flower.
  await user.selectOptions(section, "Flower");
  await user.type(form.getByLabelText("Price at or under, $"), "30");
  expect(form.queryByText(/asks no more than that already/)).toBeNull();
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  await waitFor(async () =>
    expect((await rulesStore.read()).map(({ rule }) => rule)).toMatchObject([
      { kind: "price", sections: ["flower"], size: null },
    ]),
  );
});

it("says of what is back and of what is new what that is, and of the rest nothing", async () => {
  const { user, form } = await openAlertForm();
  await user.click(form.getByRole("radio", { name: "Back in stock" }));
  expect(form.queryByLabelText("Only when it is a real deal")).toBeNull();
  expect(form.getByText(/whole menu did not have/)).toBeTruthy();
});

it("what is wrong in the folded part opens it, and is where the cursor goes", async () => {
  const { user, form } = await openAlertForm();
  await user.click(form.getByText("Regions, unit price"));
  const unitPrice = form.getByLabelText("Unit price up to, $");
  await user.type(unitPrice, "cheap");
  await user.click(form.getByText("Regions, unit price"));
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect(form.getByText("Regions, unit price").closest("details")?.open).toBe(true);
  expect(document.activeElement).toBe(unitPrice);
});
