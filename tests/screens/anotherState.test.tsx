import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { changeSettings } from "#platform/settings.ts";
import { DispensaryLimitsScreen } from "#features/limits/DispensaryLimitsScreen.tsx";
import { changeLimits } from "#features/limits/limitsStore.ts";

vi.mock("#state/limits.ts", () => import("../fixtures/state/lakota/limits.ts"));
vi.mock("#state/limitsFacts.ts", () => import("../fixtures/state/lakota/limitsFacts.ts"));
vi.mock("#state/limitsSupply.ts", () => import("../fixtures/state/lakota/limitsSupply.ts"));
vi.mock("#state/names.ts", () => import("../fixtures/state/lakota/names.ts"));
vi.mock("#state/units.ts", () => import("../fixtures/state/lakota/units.ts"));

/** Packages of one gram of rosin, with 700 mg of THC each. */
const rosin = (quantity: number) => ({
  id: "hand-1",
  productId: "hand-1",
  name: "Rosin",
  form: "extract" as const,
  quantity,
  netMg: 1_000,
  thcMg: 700,
});

function open(): void {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router}>
      <DispensaryLimitsScreen wishes={null} />
    </RouterContextProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  changeSettings({ profile: "adult" });
  changeLimits(() => ({ basket: [] }));
});

it("a basket follows the rules of its state: a limit within the limit is the one that is passed", () => {
  changeLimits(() => ({ basket: [rosin(4)] }));
  open();
  expect(screen.getByText(/^What one person may buy in Lakota in one day/)).toBeTruthy();
  expect(screen.getByText(/^Within the limit: 20% left/)).toBeTruthy();
  expect(screen.getByText("1 g of 5 g left")).toBeTruthy();
  expect(screen.getByText("5,200 mg").parentElement?.textContent).toBe("5,200 mg THC left");
  expect(screen.getByText("20% left · Within the limit")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("How many of Rosin"), { target: { value: "6" } });
  // 4,200 of 8,000 mg of THC would do; 6 g of concentrates do not.
  expect(screen.getByText(/^Over the limit: 20% too much/)).toBeTruthy();
  expect(screen.getByText("Too much by 1 g of concentrates.")).toBeTruthy();
  expect(screen.getByText(/of it at most 5 g of concentrates/)).toBeTruthy();
});

it("counts in the package of its own counters, and has no older system of days where there was none", () => {
  changeSettings({ profile: "patient" });
  open();
  expect(screen.getByText(/^24 eighths/)).toBeTruthy();
  expect(screen.queryByRole("tab")).toBeNull();
  expect(document.body.textContent).not.toMatch(/ohio/i);
});
