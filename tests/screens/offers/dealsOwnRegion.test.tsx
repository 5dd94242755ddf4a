import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import type { Region } from "#domain/stores/regions.ts";
import { changeSettings } from "#platform/settings.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { dealAnswers } from "../../support/screens/screenAnswers.ts";

/** Opens the deals, of which one is there, from another screen. @param keptRegion that of the kept stores */
async function fromHome(keptRegion: Region, region: Region) {
  changeSettings({ keptRegion });
  onTestFinished(() => changeSettings({ keptRegion: null }));
  const deal = offer({ observedAt: justNow(), salePriceCents: 2_400, saleConditions: "none" });
  const there = { ...deal, store: { ...deal.store, region } };
  const app = await openScreen("/contribute", dealAnswers([there]));
  await app.router.navigate({ to: "/dispensary-deals" });
  await screen.findByRole("article");
  return app;
}

it("the deals begin with the region of the kept stores, as home does, and one tap shows all", async () => {
  const { user, address } = await fromHome("Northeast", "Northeast");
  await waitFor(() => expect(address()).toBe("/dispensary-deals?region=Northeast"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Ohio");
  await waitFor(() => expect(address()).toBe("/dispensary-deals"));
});

it("a later look at the deals begins where they were last looked for", async () => {
  const { user, address, router } = await fromHome("Northeast", "Northeast");
  const leaveAndReturn = async () => {
    await act(() => router.navigate({ to: "/contribute" }));
    await act(() => router.navigate({ to: "/dispensary-deals" }));
  };
  await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Ohio");
  await leaveAndReturn();
  expect(address()).toBe("/dispensary-deals");
  await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Central");
  await leaveAndReturn();
  await waitFor(() => expect(address()).toBe("/dispensary-deals?region=Central"));
});

it("a region that has no deals is not begun with", async () => {
  const { address } = await fromHome("Northwest", "Northeast");
  expect(address()).toBe("/dispensary-deals");
});
