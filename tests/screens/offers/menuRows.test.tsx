import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { justNow } from "../../support/data/menus.ts";
import { offer, storeProfile } from "../../support/data/offers.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { offerKey } from "#domain/offers/offers.ts";
import { productAnswers } from "../../support/screens/productPage.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { offerNamed, storeAnswers } from "../../support/screens/screenAnswers.ts";
import { openSheet } from "../../support/screens/offerSheet.ts";

const MENU = "/dispensary-menus?store=bliss-kent";

const offers = () => within(screen.getByRole("list", { name: "Offers" }));

it("a row has its strain's stamp, in one color where no label is known, and in a mixed list its kind", async () => {
  const observedAt = justNow();
  const list = [
    offerNamed("told", { terpenes: { myrcene: 0.4 }, observedAt }),
    offerNamed("untold", { terpenes: null, observedAt }),
  ];
  const drawn = (name: string) =>
    [...(offers().getByText(name).closest("li")?.querySelectorAll("svg") ?? [])]
      .map((svg) => [svg.getAttribute("width"), svg.querySelectorAll("path").length])
      .slice(0, 2);
  const { router } = await openScreen(MENU, storeAnswers(list));
  expect(drawn("told")[0]).toEqual(["48", 3]);
  expect(drawn("untold")[0]).toEqual(["48", 5]);
  await router.navigate({
    to: "/dispensary-menus",
    search: { store: "bliss-kent", category: "all" },
  });
  const row = () => offers().getByText("told").closest("article");
  await waitFor(() => expect(row()?.className).toMatch(/spine_flower/));
  expect(row()?.textContent).toContain("Flower");
});

it("a row says what the offer's own past says of its price", async () => {
  const sale = { salePriceCents: 2_400, saleConditions: "none", observedAt: justNow() } as const;
  const list = [offerNamed("lowest", sale), offerNamed("untold", sale)];
  const [lowest] = list;
  if (lowest === undefined) throw new Error("no offer");
  const verdict = { kind: "lowest" as const, days: 90, shape: "-999999999990" };
  const table = encodeMenuTable(list, new Map([[offerKey(lowest), verdict]]));
  await openScreen(MENU, {
    ...storeAnswers(list),
    "/api/menus/bliss-kent": Response.json({ store: storeProfile(), table }),
  });
  const [first, second] = offers().getAllByRole("listitem");
  expect(first?.textContent).toContain("Lowest in 90 days");
  expect(second?.textContent).not.toContain("Lowest");
});

it("a row has its heart and “…”, whose sheet has the limits, the comparison and all that the row cuts off", async () => {
  const { user } = await openScreen(MENU, storeAnswers([offer({ observedAt: justNow() })]));
  const row = within(offers().getByRole("listitem"));
  expect(row.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
    "Wishlist: Ninefold Blue Dream",
    "More: Blue Dream, 2.83 g",
  ]);
  const sheet = await openSheet(user, row.getByRole("button", { name: /^More: / }));
  expect(screen.getByRole("dialog", { name: "Blue Dream" }).textContent).toContain("Bliss, Kent");
  expect(sheet.getByRole("button", { name: "Compare Blue Dream, 2.83 g" })).toBeTruthy();
  await user.click(sheet.getByRole("button", { name: "Add to limits: Blue Dream, 2.83 g" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByRole("link", { name: "Check the limits" })).toBeTruthy();
});

it("a finger that rests on a row opens its sheet, one that scrolls does not", async () => {
  const { address } = await openScreen(MENU, storeAnswers([offer({ observedAt: justNow() })]));
  const [row] = document.querySelectorAll("main article");
  if (row === undefined) throw new Error("There is one.");
  vi.useFakeTimers();
  const at = (clientY: number) => ({ pointerType: "touch", clientX: 40, clientY });
  fireEvent.pointerDown(row, at(300));
  fireEvent.pointerMove(row, at(340));
  act(() => void vi.advanceTimersByTime(2_000));
  vi.useRealTimers();
  expect(screen.queryByRole("dialog")).toBeNull();
  vi.useFakeTimers();
  fireEvent.pointerDown(row, at(300));
  act(() => void vi.advanceTimersByTime(600));
  vi.useRealTimers();
  expect(await screen.findByRole("dialog", { name: "Blue Dream" })).toBeTruthy();
  fireEvent.click(row);
  expect(address()).toBe(MENU);
});

it("a tap anywhere on a row opens its product, but for what does something else there", async () => {
  const menu = storeAnswers([offer({ observedAt: justNow() })]);
  const answers = { ...menu, ...productAnswers() };
  const { user, address } = await openScreen(MENU, answers);
  const row = within(offers().getByRole("listitem"));
  await user.click(row.getByRole("button", { name: /^Wishlist: / }));
  expect(address()).toBe(MENU);
  await user.click(row.getByText(/^\$.*\/g$/));
  await waitFor(() => expect(address()).toMatch(/^\/product\//));
});
