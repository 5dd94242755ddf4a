import { act, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { dealAnswers, EMPTY_HOME } from "../support/screens/screenAnswers.ts";
import { productAnswers } from "../support/screens/productPage.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { setViewportWidth } from "../support/screens/viewport.ts";

it.each([
  [2025, "page"],
  [2026, "true"],
] as const)(
  "March Madness 2025 opens its year, and in %i is %s in the menu",
  async (year, current) => {
    const { user } = await openScreen(`/march-madness?year=${String(year)}`, {
      "/api/contests": Response.json([]),
      [`/api/contests/${String(year)}`]: new Response(null, { status: 404 }),
    });
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = within(screen.getByRole("complementary", { name: "Site menu" }));
    const link = menu.getByRole("link", { name: "March Madness 2025" });
    expect(link.getAttribute("href")).toBe("/march-madness?year=2025");
    expect(link.getAttribute("aria-current")).toBe(current);
  },
);

it("the menu that covers a phone’s page is closed when the page is left, so that a reload does not begin with it", async () => {
  setViewportWidth(390);
  onTestFinished(() => {
    setViewportWidth(1_024);
    localStorage.clear();
  });
  const { user } = await openScreen("/growing-tool", { "/api/config": Response.json({}) });
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  expect(localStorage.getItem("sidebar")).toBe("open");
  act(() => void dispatchEvent(new Event("pagehide")));
  expect(localStorage.getItem("sidebar")).toBe("closed");
});

it.each(["Deals", "Saved", "Menus"])(
  "a product that one came to from %s belongs there in a phone’s bar",
  async (name) => {
    const { user, router } = await openScreen("/growing-tool", {
      ...EMPTY_HOME,
      ...dealAnswers([]),
      "/api/stores": Response.json([]),
      "/api/config": Response.json({}),
      ...productAnswers(),
    });
    const bar = within(screen.getByRole("navigation", { name: "Main" }));
    await user.click(bar.getByRole("link", { name }));
    expect(bar.getByRole("link", { name }).matches("[aria-current]")).toBe(true);
    await act(() => router.navigate({ to: "/product/$code", params: { code: "b7k2m9" } }));
    const lit = bar.getAllByRole("link").filter((way) => way.matches("[data-here]"));
    expect(lit.map(({ textContent }) => textContent)).toEqual([name]);
  },
);
