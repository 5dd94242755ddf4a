import { QueryClientProvider, onlineManager } from "@tanstack/react-query";
import { RouterProvider, createMemoryHistory } from "@tanstack/react-router";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import toast from "react-hot-toast/headless";
import { onTestFinished, vi } from "vitest";
import { onCall } from "#data/api/apiClient.ts";
import { tryAgain } from "#data/api/signal.ts";
import { outboxStore } from "#data/outbox/sender.ts";
import { wishlistStore } from "#data/wishlist/wishlist.ts";
import { sentStore } from "#data/sentFeedback.ts";
import { readPins, unpin } from "#data/pins.ts";
import { createQueryClient } from "#data/queryClient.ts";
import { BROWSER_BAR } from "#design/palette.ts";
import { forgetPlace } from "#platform/visitorPlace.ts";
import { forgetScope } from "#features/deals/ownRegionFirst.ts";
import { emptyTray } from "#features/menus/compared.ts";
import { mineStore } from "#features/reservations/mineStore.ts";
import { votesStore } from "#features/contests/votes/votesStore.ts";
import { noteCall } from "#platform/connection.ts";
import { setSession } from "#platform/session/session.ts";
import { applyTheme } from "#platform/theme.ts";
import { setViewportWidth } from "./viewport.ts";
import { followPlainLinks } from "../../../src/platform/plainLinks.tsx";
import { createAppRouter } from "../../../src/router.tsx";

/** What the server answers, by path; a function answers each call anew. */
export type Answers = Record<
  string,
  Response | ((init?: RequestInit) => Response | Promise<Response>)
>;

/** What screens ask beside what they are about: whether a strain was in a contest, and of which colors it is. */
const ASIDE: Answers = {
  "/api/contests": Response.json([]),
  "/api/strains": Response.json({ shelves: {}, observedAt: null }),
};

const PHONE_WIDTH = 360;

applyTheme(BROWSER_BAR);
onCall(noteCall);

/**
 * Opens the application at an address, on a phone that has seen nothing, without what waits until
 * the page has been painted. A path that has no answer fails the test.
 *
 * @param address as it is typed; an alias is answered by the screen that it stands for
 * @param width of the screen in CSS pixels; on a phone's the menu is not there before it is opened
 */
export async function openScreen(address: string, answers: Answers = {}, width = PHONE_WIDTH) {
  setViewportWidth(width);
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(path);
    const answer = answers[path] ?? ASIDE[path];
    if (answer === undefined) console.error(`the test has no answer for ${path}`);
    if (typeof answer === "function") return await answer(init);
    return answer?.clone() ?? new Response(null, { status: 404 });
  });
  // What an earlier test had still to ask after its end found no server.
  tryAgain();
  // The page is idle at once.
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  setSession({ state: "signed-out" });
  // What modules remember of an earlier test's storage is read anew.
  const stores = [outboxStore, sentStore, wishlistStore, mineStore, votesStore];
  await Promise.all(stores.map((store) => store.read()));
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(queryClient, history);
  onTestFinished(followPlainLinks(router));
  onTestFinished(async () => {
    cleanup();
    void queryClient.cancelQueries();
    queryClient.clear();
    onlineManager.setOnline(true);
    noteCall("answered");
    emptyTray();
    forgetPlace();
    forgetScope();
    // As if another tab had cleared it: what was chosen in a menu is not the next test's.
    sessionStorage.removeItem("menu_choice");
    dispatchEvent(new StorageEvent("storage", { key: "menu_choice" }));
    toast.remove();
    for (const { slug } of await readPins()) await unpin(slug);
  });
  await router.load();
  const { container, unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    router,
    queryClient,
    /** Paths that were asked for, in order. */
    asked,
    page: container,
    /** Closes the page; the phone keeps what it has. */
    leave: unmount,
    /** What the screen is called on itself; some have another heading, for paper. */
    heading: () => container.querySelector("h1[tabindex]")?.textContent,
    /** The address with its filters, as the address bar shows it. */
    address: () => router.state.location.href,
  };
}
