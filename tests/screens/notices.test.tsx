import { QueryObserver, type QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { stayOffline } from "#data/api/signal.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { noteCall } from "#platform/connection.ts";
import { setWorkerState } from "#platform/worker/serviceWorker.ts";
import { outboxEntry } from "../support/outbox/outboxEntries.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { leaveUnsent } from "../support/screens/phoneLists.ts";
import { EMPTY_HOME } from "../support/screens/screenAnswers.ts";

const region = () => screen.getByRole("status", { name: "Connection" });
const words = () => region().textContent?.trim();

/** Home, whose answers came two hours ago. */
async function openOldHome() {
  const app = await openScreen("/", EMPTY_HOME);
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  // What late parts of the page ask from now on gets no answer, which would say that there is a connection.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 2 * HOUR_MS);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  onTestFinished(() => {
    stayOffline(false);
    setWorkerState("none");
    vi.restoreAllMocks();
  });
  return app;
}

it("three states have three words, each with the age of what is shown", async () => {
  await openOldHome();
  expect(words()).toBe("");
  act(() => noteCall("lost"));
  await waitFor(() => expect(words()).toBe("Offline 2 h ago"));
  // A call that is not made says nothing new.
  act(() => noteCall("unasked"));
  expect(words()).toBe("Offline 2 h ago");
  act(() => noteCall("silent"));
  expect(words()).toBe("Weak signal 2 h ago");
  act(() => stayOffline(true));
  expect(words()).toBe("Staying offline 2 h ago");
  act(() => stayOffline(false));
  act(() => noteCall("answered"));
  await waitFor(() => expect(words()).toBe(""));
});

it("the bar says the first of several, and opens all of them in their order", async () => {
  await leaveUnsent(Object.assign(outboxEntry("a"), { attempts: 1 }));
  const { user } = await openOldHome();
  act(() => setWorkerState("update"));
  act(() => noteCall("lost"));
  const button = await screen.findByRole("button", {
    name: "Offline 2 h ago , Waiting to send (1), New version",
  });
  await user.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Notices" });
  const panel = within(dialog);
  const said = dialog.textContent ?? "";
  const places = ["No connection.", "Waiting to send", "A new version is ready."].map((each) =>
    said.indexOf(each),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(-1);
  await user.click(panel.getByRole("button", { name: "Later" }));
  await waitFor(() => expect(panel.queryByText("A new version is ready.")).toBeNull());
});

it("a copy that could not be refreshed says so in the bar, and asks anew by Retry", async () => {
  let isDown = false;
  const { user, queryClient } = await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": () =>
      isDown ? Response.json({}, { status: 400 }) : Response.json({ topFlower: [], topDeals: [] }),
  });
  await screen.findByText("No strain has been listed in the last three days.");
  isDown = true;
  await act(() => queryClient.refetchQueries({ queryKey: ["statistics"] }));
  await user.click(await screen.findByRole("button", { name: "Could not refresh just now" }));
  const panel = within(await screen.findByRole("dialog", { name: "Notices" }));
  isDown = false;
  await user.click(panel.getByRole("button", { name: "Retry" }));
  expect(await panel.findByText(/^All good/)).toBeTruthy();
});

it("sample data and installing come last, are not counted beside what has happened, and open in the panel", async () => {
  const { user, queryClient } = await openOldHome();
  const offer = Object.assign(new Event("beforeinstallprompt"), {
    prompt: () => Promise.resolve({ outcome: "dismissed" }),
  });
  act(() => void globalThis.dispatchEvent(offer));
  await waitFor(() => expect(words()).toBe("Install"));
  act(() => showAnswer(queryClient, { stores: [{ sample: true }] }));
  await waitFor(() => expect(words()).toBe("Sample data"));
  act(() => noteCall("lost"));
  await waitFor(() => expect(words()).toBe("Offline 2 h ago"));
  act(() => noteCall("answered"));
  await waitFor(() => expect(words()).toBe("Sample data"));
  await user.click(within(region()).getByRole("button"));
  const dialog = await screen.findByRole("dialog", { name: "Notices" });
  expect(dialog.textContent).toMatch(/Sample data: .* can be installed/);
  await user.click(within(dialog).getByRole("button", { name: "Install app" }));
  await waitFor(() => expect(dialog.textContent).not.toMatch(/can be installed/));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(words()).toBe("Sample data"));
});

/** As a screen does that shows an answer. */
function showAnswer(client: QueryClient, answer: object) {
  const observer = new QueryObserver(client, {
    queryKey: ["stores"],
    queryFn: () => answer,
    initialData: answer,
    staleTime: Infinity,
  });
  onTestFinished(observer.subscribe(() => undefined));
}
