import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { BasketItem } from "#domain/limits/limits.ts";
import { DispensaryLimitsScreen } from "./DispensaryLimitsScreen.tsx";
import { changeLimits } from "./limitsStore.ts";

const item = (more: Partial<BasketItem>): BasketItem => ({
  id: "one",
  productId: "one",
  name: "Tenth",
  form: "flower",
  quantity: 1,
  netMg: 2_830,
  thcMg: null,
  ...more,
});

function open(basket: readonly BasketItem[] = []) {
  act(() => changeLimits(() => ({ combined: false, basket })));
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  });
  render(
    <RouterContextProvider router={router}>
      <DispensaryLimitsScreen wishes={null} />
    </RouterContextProvider>,
  );
  return userEvent.setup();
}
const verdict = () =>
  screen.getByText(/^(Within|Close to|Over) the limit.*(%|fits today)/).textContent?.trim();

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("an empty basket says so, and how much one may buy", () => {
  open();
  expect(screen.getByText(/Your basket is empty/)).toBeTruthy();
  const [ounces] = screen.getAllByText("2.5 oz");
  expect(ounces?.parentElement?.textContent).toBe("2.5 oz of flower");
  expect(screen.getByText("15,000 mg THC").parentElement?.textContent).toBe(
    "plus 15,000 mg THC of vapes, edibles, extracts and everything else (150 packs of 100 mg), on the same day",
  );
  expect(screen.getByText("15,000 mg THC").closest("p")?.nextElementSibling?.textContent).toBe(
    "Some stores count both together. Ask yours.",
  );
  expect(screen.getByText("20 eighths, or 25 tenths (70.87 g)")).toBeTruthy();
  // Of nothing there is no verdict, and no bar that would be full.
  expect(screen.queryByText(/the limit:/)).toBeNull();
  expect(screen.queryByRole("meter", { name: "Flower and pre-rolls" })).toBeNull();
});

it("the basket follows what is left of the day, and the law stands folded below it, with its words", () => {
  open();
  const law = screen.getByText(/^2.5 oz of plant material and 15,000 mg THC/);
  const fold = law.closest("details");
  expect(fold?.querySelector("summary")?.textContent).toBe("Rule and source");
  expect(fold?.open).toBe(false);
  const stricter = screen.getByRole("checkbox", {
    name: "My store counts flower and the rest together",
  });
  const why = document.getElementById(stricter.getAttribute("aria-describedby") ?? "");
  expect(why?.textContent).toBe(
    "Combined (stricter): some stores count flower and THC together. Ask yours.",
  );
});

it("22 tenths written by hand leave room for three", async () => {
  const user = open();
  await user.clear(screen.getByLabelText("Quantity"));
  await user.type(screen.getByLabelText("Quantity"), "22");
  await user.clear(screen.getByLabelText("Size, g"));
  await user.type(screen.getByLabelText("Size, g"), "2.83");
  // An adult's flower counts by its weight alone.
  expect(screen.queryByLabelText("THC")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(verdict()).toBe("Within the limit: 12.1% left");
  expect(screen.getByText("You can still add 2 eighths or 3 tenths.")).toBeTruthy();
  expect(
    screen.getByRole("meter", { name: "Flower and pre-rolls" }).getAttribute("aria-valuetext"),
  ).toBe("8.61 g of 70.87 g (2.5 oz) left. 12.1% left · Within the limit");
});

it("what is wrong with a line is said, and nothing is added", async () => {
  const user = open();
  await user.clear(screen.getByLabelText("Size, g"));
  await user.type(screen.getByLabelText("Size, g"), "much");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByRole("alert").textContent).toBe("Give the weight in grams, above 0.");
  expect(screen.getByText(/Your basket is empty/)).toBeTruthy();
});

it("an item without THC is listed as not counted, and the verdict is the most that may be left", () => {
  open([item({ quantity: 24 }), item({ id: "two", name: "Mystery bar", form: "edible" })]);
  expect(screen.getByRole("heading", { name: "Not counted: no THC on file" })).toBeTruthy();
  expect(verdict()).toBe("Close to the limit: at most 4.1% left");
  expect(screen.getByText(/1 item is not counted/)).toBeTruthy();
});

it("the stricter switch adds both shares up", async () => {
  const carts = item({ id: "two", name: "Cart", form: "vape", thcMg: 590, quantity: 10 });
  const user = open([item({ quantity: 20 }), carts]);
  expect(verdict()).toBe("Within the limit: 20.1% left");
  await user.click(
    screen.getByRole("checkbox", { name: "My store counts flower and the rest together" }),
  );
  expect(verdict()).toBe("Over the limit: 19.2% too much");
  expect(screen.getByRole("meter", { name: "Both together" })).toBeTruthy();
});

it("patients have more room, and the days’ supply last, folded, under its label", async () => {
  const user = open([item({ quantity: 26, thcMg: 566 })]);
  expect(verdict()).toBe("Over the limit: 3.8% too much");
  expect(screen.queryByText("Old 90-day rule")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Patient" }));
  expect(verdict()).toBe("Within the limit: 74% left");
  const old = screen.getByText("Old 90-day rule").closest("details");
  expect(old?.open).toBe(false);
  await user.click(screen.getByText("Old 90-day rule"));
  expect(old?.open).toBe(true);
  expect(
    screen.getByText("Days’ supply (legacy). Check with your dispensary: rule may be superseded."),
  ).toBeTruthy();
  expect(screen.getByText("Within the limit: 15 days left")).toBeTruthy();
});

it("the last package is taken out, and put back by undoing", async () => {
  const user = open([item({ quantity: 2 })]);
  await user.click(screen.getByRole("button", { name: "One Tenth less" }));
  await user.click(screen.getByRole("button", { name: "Remove Tenth" }));
  expect(screen.getByText(/Your basket is empty/)).toBeTruthy();
  const undo = screen.getByRole("button", { name: "Undo: put back Tenth" });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(screen.getByLabelText("How many of Tenth")).toHaveProperty("value", "1");
});

it("a whole basket is emptied, and put back by undoing", async () => {
  const user = open([item({}), item({ id: "two", name: "Other" })]);
  await user.click(screen.getByRole("button", { name: "Empty the basket" }));
  expect(screen.getByText(/Your basket is empty/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo: put back 2 lines" }));
  expect(screen.getAllByRole("spinbutton", { name: /^How many/ })).toHaveLength(2);
});

it("a quantity is typed, and half a number changes nothing", async () => {
  const user = open([item({})]);
  const field = screen.getByLabelText("How many of Tenth");
  await user.clear(field);
  expect(verdict()).toBe("Within the limit: 96% left");
  await user.type(field, "25");
  expect(verdict()).toBe("Close to the limit: 70.75 of 70.87 g, nothing more fits today");
});

it("every figure has its source, a link and the time of checking", () => {
  open();
  const rule = screen.getByText(/^2.5 oz of plant material and 15,000 mg THC/).closest("li");
  if (rule === null) throw new Error("no rule");
  expect(
    within(rule)
      .getByRole("link", { name: /1301:18-8-08/ })
      .getAttribute("href"),
  ).toBe("https://codes.ohio.gov/ohio-administrative-code/rule-1301:18-8-08");
  expect(rule.textContent).toContain("checked on Nov 25, 2026");
  expect(screen.getAllByText(/Not legal advice/).length).toBeGreaterThan(0);
});

it("possession is a card of its own, by weight", () => {
  open([item({ form: "extract", netMg: 1_000, quantity: 16 })]);
  const card = screen.getByRole("region", { name: "Possession" });
  expect(card.textContent).toContain("1 g more than 15 g");
  expect(card.textContent).toContain("Adults 21 and over: 2.5 oz");
  const grow = screen.getByRole("region", { name: "Home grow" });
  expect(grow.textContent).toContain("Six plants for each adult, twelve for each residence.");
});

it("a patient reads of other rules, and not what adults may have", async () => {
  const user = open();
  await user.click(screen.getByRole("radio", { name: "Patient" }));
  const card = screen.getByRole("region", { name: "Possession" });
  expect(card.textContent).toContain("Patients and caregivers have other rules");
  expect(card.textContent).not.toContain("Adults 21 and over");
});
