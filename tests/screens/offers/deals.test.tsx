import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { inboxStore } from "#data/alertRecords.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { offerKey } from "#domain/offers/offers.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { dealAnswers } from "../../support/screens/screenAnswers.ts";

it("a card says where, what, for how much, instead of what, and until when", async () => {
  const deal = offer({
    observedAt: justNow(),
    salePriceCents: 2_400,
    saleConditions: "none",
    saleText: "Tuesday",
    saleEndsAt: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
  });
  await openScreen("/deals", dealAnswers([deal]));
  const card = screen.getByRole("article").textContent;
  for (const text of ["Bliss", "Kent", "Ninefold", "$24.00", "$30.00", "$8.48/g"])
    expect(card).toContain(text);
  expect(card).toMatch(/^Blue Dream/);
  for (const text of ["20% off", "ends in 5 h", "THC 24%", "Seen 1 h ago"])
    expect(card).toContain(text);
});

it("the deals begin with the cheapest eighth, once, and say that it is that", async () => {
  const on = { salePriceCents: 2_400, saleConditions: "none", observedAt: justNow() } as const;
  const eighth = { sizeKey: "3500mg", sizeLabel: "3.5 g", netMg: 3_500 } as const;
  await openScreen(
    "/deals",
    dealAnswers([offer(on), offer({ ...on, ...eighth, salePriceCents: 2_600 })]),
  );
  const [lead, ...rows] = screen.getAllByRole("article").map((card) => card.textContent);
  expect(lead).toMatch(/^Cheapest 3\.5 g eighthBlue Dream.*\$26\.00/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^Blue Dream.*\$24\.00/);
  // What is said of the list stands below it, as it is read.
  const [first] = screen.getAllByRole("article");
  const count = screen.getByText("2 deals");
  expect(first?.compareDocumentPosition(count)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Where all of them are shown, that is not said.
  expect(screen.queryByText(/^Cheapest of each size/)).toBeNull();
});

it("the head says which of all deals are shown, and the way to the others stands among these", async () => {
  const on = { salePriceCents: 2_400, saleConditions: "none", observedAt: justNow() } as const;
  const deals = Array.from({ length: 9 }, (_, at) =>
    offer({ ...on, sizeKey: `${String(at + 1)}000mg`, netMg: (at + 1) * 1_000 }),
  );
  await openScreen("/deals", dealAnswers(deals));
  expect(screen.getByText("9 deals").closest('[role="status"]')).toBeTruthy();
  expect(screen.getByText("Cheapest by size:")).toBeTruthy();
  const flower = within(screen.getByRole("region", { name: "Flower" }));
  const last = flower.getAllByRole("listitem").at(-1);
  expect(last?.textContent).toBe("All 9 in Flower");
});

it("a card says what its price leaves unsaid: cheaper days, a first sight, what a median rests on", async () => {
  const on = { salePriceCents: 2_400, saleConditions: "none", observedAt: justNow() } as const;
  const deals = [
    offer(on),
    offer({ ...on, sizeKey: "other", firstSeenOn: justNow().slice(0, 10) }),
    offer({ observedAt: justNow(), sizeKey: "third", median30DaysCents: 3_200 }),
  ];
  const pasts = [
    { days: 9, lowestCents: 2_000, lowestAt: "2026-11-12T17:00:00.000Z" },
    { days: 0, lowestCents: null, lowestAt: null },
    { days: 1, lowestCents: 3_200, lowestAt: "2026-11-12T17:00:00.000Z" },
  ];
  await openScreen("/deals", dealAnswers(deals, pasts));
  expect(screen.getByText("It was cheaper here on Nov 12")).toBeTruthy();
  expect(
    screen.getByText(/^First seen (today|\w{3} \d+): no earlier price is known$/),
  ).toBeTruthy();
  expect(screen.getByText("Compared with one day of prices")).toBeTruthy();
});

it("every price says how old it is, the one that leads, too, and the head when the newest was seen", async () => {
  const on = { salePriceCents: 2_400, saleConditions: "none" } as const;
  const earlier = new Date(Date.now() - 9 * 3_600_000).toISOString();
  const deals = ["one", "two", "three"].map((sizeKey) =>
    offer({ ...on, sizeKey, observedAt: justNow() }),
  );
  await openScreen(
    "/deals",
    dealAnswers([...deals, offer({ ...on, sizeKey: "old", observedAt: earlier })]),
  );
  expect(screen.getByText(/^newest 1 h ago$/i)).toBeTruthy();
  const ages = screen.getAllByRole("article").map((card) => card.querySelector("time"));
  expect(ages.map((age) => [age?.textContent, age?.dataset["said"]])).toEqual([
    ["Seen 9 h ago", undefined],
    ...[1, 2, 3].map(() => ["Seen 1 h ago", undefined]),
  ]);
});

it("a strain has one face, whichever brand’s label says what", async () => {
  const on = { salePriceCents: 2_400, saleConditions: "none", observedAt: justNow() } as const;
  const deals = [
    offer({ ...on, terpenes: { myrcene: 1.2, limonene: 0.2 } }),
    offer({ ...on, sizeKey: "other", terpenes: { linalool: 0.9 } }),
  ];
  // The lead's is larger, and has veins besides: halves of petals are alike.
  const stamps = () =>
    screen
      .getAllByRole("article")
      .map((card) => card.querySelector("svg g path:nth-child(2)")?.getAttribute("d"));
  const { asked } = await openScreen("/deals", {
    ...dealAnswers(deals),
    "/api/strains": Response.json({
      shelves: { "blue-dream": { stores: 2, terpenes: { pinene: 100, myrcene: 40 } } },
      observedAt: justNow(),
    }),
  });
  await waitFor(() => expect(asked).toContain("/api/strains"));
  await waitFor(() => expect(new Set(stamps()).size).toBe(1));
});

it("a sale whose regular price is not believed is held against the store's median, and says so", async () => {
  const misread = offer({
    observedAt: justNow(),
    priceCents: 40_000,
    salePriceCents: 2_400,
    saleConditions: "none",
    median30DaysCents: 3_200,
  });
  await openScreen(
    "/deals",
    dealAnswers([misread], [{ days: 9, lowestCents: 3_200, lowestAt: "2026-11-12T17:00:00.000Z" }]),
  );
  const card = screen.getByRole("article").textContent;
  expect(card).toContain("usual price $32.00");
  expect(card).toContain("Compared with 9 days of prices");
  expect(card).not.toContain("instead of");
});

it("an alert newer than the list has the list asked for anew, however short a time ago it came", async () => {
  const { asked, router } = await openScreen("/dispensary-deals", dealAnswers([]));
  const countAsked = () => asked.filter((path) => path === "/api/deals").length;
  await waitFor(() => expect(countAsked()).toBe(1));
  const sentAt = Date.now() + 1;
  const message: AlertMessage = { kind: "deals", id: "one", sentAt, deals: [], more: 2 };
  await inboxStore.change(() => [{ message, receivedAt: sentAt, isRead: false }]);
  onTestFinished(async () => void (await inboxStore.change(() => [])));
  await act(() => router.navigate({ to: "/dispensary-deals", search: { alert: "one" } }));
  await screen.findByRole("region", { name: "From your alert" });
  await waitFor(() => expect(countAsked()).toBe(2));
});

it("filters live in the address, and the order never crosses sections by unit price", async () => {
  const on = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
  const south = storeProfile({ slug: "south", name: "South", region: "Southwest" });
  const cart = product({ code: "v", name: "Cart", category: "vape" });
  const { user, address } = await openScreen(
    "/dispensary-deals",
    dealAnswers([offer(on), offer({ ...on, store: south, product: cart })]),
  );
  const sections = screen.getAllByRole("heading", { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual(["Flower", "Vape"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Southwest");
  await waitFor(() => expect(address()).toContain("region=Southwest"));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText("Sort by"), "Most off");
  await waitFor(() => expect(address()).toContain("sort=off"));
  await user.click(screen.getByRole("button", { name: "Filters" }));
  await user.click(await screen.findByRole("checkbox", { name: "Ends today" }));
  await user.click(screen.getByRole("button", { name: "Show 0 deals" }));
  expect(await screen.findByText("No deal matches these filters.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear all filters" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
});

it("a size is chosen beside the section, stays said where no deal is of it, and is cleared with the rest", async () => {
  const on = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
  const { user, address } = await openScreen(
    "/dispensary-deals?size=28300mg",
    dealAnswers([
      offer({ ...on, sizeKey: "3500mg", sizeLabel: "3.5g", netMg: 3_500 }),
      offer({ ...on, sizeKey: "7000mg", sizeLabel: "7g", netMg: 7_000, priceCents: 5_000 }),
    ]),
  );
  expect(screen.getByRole("radio", { name: "Ounce", checked: true })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  // Sizes are those of a section: without one there is nothing to choose among.
  expect(screen.queryByRole("radiogroup", { name: "Size" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Flower 2" }));
  await user.click(await screen.findByRole("radio", { name: "3.5 g eighth from $20.00 $5.71/g" }));
  await waitFor(() => expect(address()).toBe("/dispensary-deals?section=flower&size=3500mg"));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.click(screen.getByRole("radio", { name: "All 2" }));
  await waitFor(() => expect(address()).toBe("/dispensary-deals"));
});

it("a sale that is always on stands below all news of its section, under a line of its own", async () => {
  const on = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
  const named = (name: string, salePriceCents: number) =>
    offer({ ...on, salePriceCents, product: product({ code: name, name }) });
  const offers = [named("Always", 1_000), named("News", 2_000)];
  const [always] = offers;
  const usual = { kind: "usual", since: "2026-07-10", shape: "9999999999999" } as const;
  const verdicts = new Map(always === undefined ? [] : [[offerKey(always), usual] as const]);
  await openScreen("/dispensary-deals", {
    "/api/deals": Response.json({
      table: encodeMenuTable(offers, verdicts),
      pasts: [],
      observedAt: on.observedAt,
    }),
  });
  const [news, alwaysOn] = screen.getAllByRole("article");
  const line = screen.getByText("Always on sale");
  expect(news?.textContent).toContain("News");
  expect(alwaysOn?.textContent).toContain("Always");
  expect(line.compareDocumentPosition(alwaysOn ?? line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line.compareDocumentPosition(news ?? line)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it("Back undoes the last filter, one at a time, and then leaves", async () => {
  const { user, router, address } = await openScreen("/resources", dealAnswers([]));
  await act(() => router.navigate({ to: "/dispensary-deals" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Region" }), "Northeast");
  await waitFor(() => expect(address()).toBe("/dispensary-deals?region=Northeast"));
  await user.click(screen.getByRole("button", { name: "Filters" }));
  await user.selectOptions(await screen.findByLabelText("Price"), "20");
  await waitFor(() => expect(address()).toContain("maxPrice=20"));
  for (const before of ["/dispensary-deals?region=Northeast", "/dispensary-deals", "/resources"]) {
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe(before));
  }
});

it("come back as they were chosen during a visit, and their own way leads to the plain list", async () => {
  const { user, router, address } = await openScreen(
    "/dispensary-deals?region=Northeast&maxPrice=20",
    dealAnswers([]),
  );
  const way = () =>
    within(screen.getByRole("navigation", { name: "Main" }))
      .getByRole("link", { name: "Deals" })
      .getAttribute("href");
  expect(way()).toBe("/dispensary-deals");
  await act(() => router.navigate({ to: "/resources" }));
  // A highest price was for what was looked at then.
  await waitFor(() => expect(way()).toBe("/dispensary-deals?region=Northeast"));
  await act(() => router.navigate({ to: "/dispensary-deals", search: { region: "Northeast" } }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Region" }), "Ohio");
  await waitFor(() => expect(address()).toBe("/dispensary-deals"));
  await act(() => router.navigate({ to: "/resources" }));
  await waitFor(() => expect(way()).toBe("/dispensary-deals"));
});

it("a card has its heart and “…”, in this order, as rows of every list", async () => {
  const on = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
  await openScreen("/dispensary-deals", dealAnswers([offer(on)]));
  const [card] = screen.getAllByRole("article");
  const buttons = [...(card?.querySelectorAll("button") ?? [])];
  expect(buttons.map((each) => each.getAttribute("aria-label")?.split(" ")[0])).toEqual([
    "Wishlist:",
    "More:",
  ]);
});
