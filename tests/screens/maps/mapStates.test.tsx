import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { readCacheIndex } from "#data/saved/cacheIndex.ts";
import { savedKey } from "#domain/queries/persistedRecord.ts";
import { noteCall } from "#platform/connection.ts";
import { storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";

const SCREEN = "/dispensary-maps";
const ONE = storeProfile({ slug: "kent", name: "Bliss" });
const theMap = () => screen.queryByRole("listbox", { name: /^Map of/ });

it("says that the stores are on their way, and shows no map without them", async () => {
  await openScreen(SCREEN, { "/api/stores": () => new Promise<Response>(() => {}) });
  expect(screen.getByText("Loading the list of stores")).toBeTruthy();
  expect(theMap()).toBeNull();
});

it("says so when there is no store yet", async () => {
  await openScreen(SCREEN, { "/api/stores": Response.json([]) });
  expect(await screen.findByText("No stores listed yet.")).toBeTruthy();
});

it("says that the stores could not be loaded, and loads them by Retry", async () => {
  let answer = new Response(null, { status: 404 });
  const { user } = await openScreen(SCREEN, { "/api/stores": () => answer.clone() });
  expect(await screen.findByText(/the list of stores could not be loaded/)).toBeTruthy();
  answer = Response.json([ONE]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(theMap()).not.toBeNull());
});

it("without a connection says that nothing is saved here", async () => {
  noteCall("lost");
  await openScreen(SCREEN, { "/api/stores": () => Promise.reject(new TypeError("no network")) });
  expect(await screen.findByText(/^Not saved on this device yet/)).toBeTruthy();
});

it("with a copy shows map and list without a connection, too", async () => {
  const first = await openScreen(SCREEN, { "/api/stores": Response.json([ONE]) });
  await waitFor(async () => {
    expect([...(await readCacheIndex()).keys()]).toContain(savedKey(["stores"]));
  });
  first.leave();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onlineManager.setOnline(false);
  await openScreen(SCREEN, {
    "/api/stores": () => Promise.reject(new TypeError("no network")),
  });
  await waitFor(() => expect(theMap()).not.toBeNull());
  expect(screen.queryByText(/^Not saved on this device yet/)).toBeNull();
});

it("names the roads on shields, for the eye only", async () => {
  await openScreen(SCREEN, { "/api/stores": Response.json([ONE]) });
  // Of the whole state none: there they were read as counts of stores.
  const closer = await screen.findByRole("button", { name: "Zoom in" });
  expect(screen.queryByText("71")).toBeNull();
  await userEvent.click(closer);
  await userEvent.click(closer);
  const [shield] = await screen.findAllByText("71");
  expect(shield?.closest("[aria-hidden]")).not.toBeNull();
  expect(document.querySelectorAll("path[data-road='71']").length).toBeGreaterThan(0);
});
