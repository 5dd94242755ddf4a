import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pin, readPins } from "#data/pins.ts";
import { keepPinsFresh } from "#features/menus/stores/keepPinsFresh.ts";
import { largeMenu } from "../../support/data/menus.ts";
import { storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { passTime, stopClock } from "../../support/screens/passTime.ts";
import { dealAnswers, storeAnswers } from "../../support/screens/screenAnswers.ts";

const MENU = "/dispensary-menus?store=bliss-kent";
const KEPT = "/api/menus/bliss-kent";
const ANSWERS = () => ({ ...storeAnswers(largeMenu(10)), ...dealAnswers([]) });

it("a kept store comes first, as a row of the list, and can be let go and kept again", async () => {
  const { user } = await openScreen(MENU, ANSWERS());
  await user.click(screen.getByRole("button", { name: "Keep for a visit" }));
  // Home is of its region from then on.
  await waitFor(() => expect(localStorage.getItem("keptRegion")).toBe("Northeast"));
  // Home knows from its next first paint on what the card of the store will name the cheapest of.
  expect(localStorage.getItem("keptShown")).toMatch(/^bliss-kent flower [\d.]+g$/m);
  await user.click(screen.getByRole("link", { name: "Choose a store" }));
  const kept = await screen.findByRole("region", { name: "Kept stores" });
  const rowOf = (name: string) => screen.getByRole("region", { name }).textContent;
  expect(screen.queryByRole("region", { name: "Northeast" })).toBeNull();
  const row = rowOf("Kept stores").replace("Kept stores", "");
  await user.click(within(kept).getByRole("button", { name: /^Keep Bliss.* on this device$/ }));
  await waitFor(() => expect(screen.queryByLabelText("Kept stores")).toBeNull());
  expect(rowOf("Northeast")).toBe(`Northeast${row}`);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await readPins()).toMatchObject([{ slug: "bliss-kent" }]));
  expect(within(await screen.findByLabelText("Kept stores")).getByRole("link")).toBeTruthy();
});

it("a kept menu is fetched ahead of time when the site is opened anywhere", async () => {
  const answers = ANSWERS();
  const first = await openScreen(MENU, answers);
  await first.user.click(screen.getByRole("button", { name: "Keep for a visit" }));
  expect(await screen.findByRole("button", { name: /^Kept for a visit/ })).toBeTruthy();
  first.leave();
  // By the next day the copy is no longer just fetched.
  vi.setSystemTime(Date.now() + 86_400_000);
  const { queryClient, asked } = await openScreen("/resources", answers);
  expect(asked).not.toContain(KEPT);
  keepPinsFresh(queryClient);
  await waitFor(() => expect(asked).toContain(KEPT));
});

/** A store in which another one, `bliss-old`, has gone up. */
function joinedAnswers() {
  const answers = storeAnswers(largeMenu(10), { formerSlugs: ["bliss-old"] });
  const menu = answers[KEPT];
  if (menu === undefined) throw new Error("The store has no menu.");
  return { ...answers, ...dealAnswers([]), "/api/menus/bliss-old": menu };
}

it("a kept link to a store that was joined with another leads to the one that stayed", async () => {
  const { address } = await openScreen(
    "/dispensary-menus?store=bliss-old&category=flower",
    joinedAnswers(),
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Bliss" })).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/dispensary-menus?store=bliss-kent&category=flower"));
});

it("a kept store that was joined with another is kept as the one that stayed", async () => {
  const { queryClient } = await openScreen("/resources", joinedAnswers());
  await pin({ slug: "bliss-old", name: "Old Bliss" });
  keepPinsFresh(queryClient);
  await waitFor(async () =>
    expect(await readPins()).toMatchObject([{ slug: "bliss-kent", name: "Bliss, Kent" }]),
  );
});

it("a menu that is HTML is an error of that store only", async () => {
  stopClock();
  const broken = storeProfile({ slug: "broken", name: "Maple & Moth" });
  const opening = openScreen("/dispensary-menus?store=broken", {
    ...storeAnswers([]),
    "/api/stores": Response.json([broken]),
    "/api/menus": new Response("", { status: 503 }),
    "/api/menus/broken": new Response("<p>Hi", { headers: { "content-type": "text/html" } }),
  });
  const said = () => screen.queryByText(/this menu could not be loaded/);
  // It is tried four times before it is given up.
  await passTime(() => said() !== null);
  expect(said()).not.toBeNull();
  vi.useRealTimers();
  const { user } = await opening;
  await user.click(screen.getByRole("link", { name: "Choose a store" }));
  expect((await screen.findAllByRole("link", { name: /Maple & Moth/ })).length).toBeGreaterThan(0);
});
