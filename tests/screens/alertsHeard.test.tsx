import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { inboxStore } from "#data/alertRecords.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { startAlerts } from "#features/alerts/phone/startAlerts.ts";
import { alertOf } from "../support/browser/phone.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { ALERT_ANSWERS, pushingPhone } from "../support/screens/pushingPhone.ts";
import { dealAnswers } from "../support/screens/screenAnswers.ts";

/** A page that its worker hands a message, because it can be seen. */
async function openHearing() {
  onTestFinished(async () => void (await inboxStore.change(() => [])));
  pushingPhone("granted");
  const app = await openScreen("/growing-tool", {
    ...ALERT_ANSWERS,
    ...dealAnswers([]),
    "/api/reservations": Response.json([]),
    "/api/events": Response.json({ events: [] }),
  });
  await act(() => startAlerts(app.queryClient, () => undefined));
  const hear = (message: AlertMessage) => {
    const data = { type: "ALERT", message };
    navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data }));
  };
  return { ...app, hear };
}

it("an alert that a page hears is said with the way to its deals, kept and counted, a repeat once", async () => {
  const { user, hear, address } = await openHearing();
  const alert = alertOf("Wedding Cake");
  hear(alert);
  hear(alert);
  expect(await screen.findAllByText("$24.50 · Wedding Cake, 3.5 g")).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Notifications/ }).textContent).toBe("1"),
  );
  await user.click(screen.getByRole("link", { name: "See deals" }));
  await waitFor(() => expect(address()).toBe(`/dispensary-deals?alert=${alert.id}`));
  const deals = await screen.findByRole("region", { name: "From your alert" });
  expect(deals.textContent).toContain("Wedding Cake");
  expect(deals.textContent).toContain("$24.50");
});

it("news of a reservation are said and lie in the inbox, which leads to it", async () => {
  const { user, hear, address } = await openHearing();
  const event = { slug: "swap", title: "Seed swap", startsAt: Date.UTC(2026, 11, 5, 23) };
  hear({ kind: "event", id: "e1", sentAt: 0, change: "promoted", event, code: "ABC789" });
  expect(await screen.findByText("Your seats: Seed swap")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Notifications/ }));
  const inbox = within(await screen.findByRole("dialog"));
  const entry = (await inbox.findByText(/You have moved up/)).closest("li");
  expect(entry?.textContent).toContain("Seed swap");
  await user.click(inbox.getByRole("link", { name: "See your reservations" }));
  await waitFor(() => expect(address().toLowerCase()).toMatch(/^\/reservation/));
});

it("an alert that is not on this phone any more says so, above all current deals", async () => {
  await openScreen("/dispensary-deals?alert=gone", dealAnswers([]));
  expect(await screen.findByText(/^This alert is no longer on this device\./)).toBeTruthy();
});
