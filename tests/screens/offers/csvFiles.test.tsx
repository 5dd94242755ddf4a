import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { justNow } from "../../support/data/menus.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { dealAnswers, offerNamed, storeAnswers } from "../../support/screens/screenAnswers.ts";

/** The file that is saved. */
function savedFile() {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  return async () => (await files[0]?.text())?.split("\r\n") ?? [];
}

it("a store's menu is saved as a table, the price that any visitor pays and what it is below", async () => {
  const file = savedFile();
  const sale = { priceCents: 3_000, salePriceCents: 2_000, saleConditions: "none" } as const;
  const { user } = await openScreen(
    "/dispensary-menus?store=bliss-kent",
    storeAnswers([offerNamed("Fog", { ...sale, observedAt: justNow() })]),
  );
  await user.click(screen.getByRole("button", { name: "About this store" }));
  await user.click(await screen.findByRole("button", { name: "Save as CSV" }));
  const [readme, , line] = await file();
  expect(readme).toContain("Menu of Bliss, Kent, prices that any visitor pays, before tax.");
  expect(line).toMatch(/^Fog,/);
  expect(line).toContain(",20,30,");
});

it("deals are saved as they are filtered, with the way back to exactly them", async () => {
  const file = savedFile();
  const sale = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
  const { user } = await openScreen(
    "/dispensary-deals?maxPrice=25",
    dealAnswers([
      offerNamed("Fog", { ...sale, priceCents: 3_000 }),
      offerNamed("Haze", { ...sale, priceCents: 5_000, salePriceCents: 4_000 }),
    ]),
  );
  await user.click(await screen.findByRole("button", { name: /^Filters/ }));
  await user.click(await screen.findByRole("button", { name: "Save these deals as CSV" }));
  const [readme, , ...lines] = await file();
  expect(readme).toContain("before tax");
  expect(lines.filter((line) => line !== "")).toHaveLength(1);
  expect(lines[0]).toMatch(/^Fog,/);
});
