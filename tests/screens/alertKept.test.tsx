import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { wantedStore } from "#data/alertRecords.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { ANY_DEAL } from "#domain/alerts/alertRules.ts";
import { startAlerts } from "#features/alerts/phone/startAlerts.ts";
import { ANSWER_MS } from "#features/alerts/phone/turnOn.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { ALERT_ANSWERS, pushingPhone } from "../support/screens/pushingPhone.ts";
import {
  isBefore,
  openAlertForm,
  saidAloud,
  taking,
  withoutAlerts,
} from "../support/screens/alertForm.ts";

it("an alert is kept at once where the browser's service does not answer, nobody waits longer than ten seconds, and a later answer counts", async () => {
  const phone = pushingPhone("granted");
  onTestFinished(withoutAlerts);
  let answer = () => {};
  const subscribed = phone.subscribe.getMockImplementation();
  if (subscribed === undefined) throw new Error("the phone does not subscribe");
  phone.subscribe.mockImplementation(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return await subscribed();
  });
  const id = "5e1f9c0a-6f0e-4c43-9a1c-000000000003";
  const strain = { slug: "blue-dream", name: "Blue Dream" };
  vi.spyOn(crypto, "randomUUID").mockReturnValue(id);
  const { user, form } = await openAlertForm(undefined, {
    ...taking({ ...ANY_DEAL, id, strain, kind: "price", maxCents: 2_500 }),
  });
  await user.type(form.getByLabelText("Price at or under, $"), "25");
  const timers = vi.spyOn(globalThis, "setTimeout");
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect(await form.findByText(/^Saved:/)).toBeTruthy();
  expect(form.getByRole("button", { name: "Done" })).toBeTruthy();
  expect(form.queryByText("Saving …")).toBeNull();
  expect(await rulesStore.read()).toMatchObject([{ state: "waiting" }]);
  await waitFor(() => expect(phone.subscribe).toHaveBeenCalled());
  // The limit comes at once.
  const [limit] = timers.mock.calls.find(([, ms]) => ms === ANSWER_MS) ?? expect.fail();
  if (typeof limit === "function") act(() => limit());
  expect(await form.findByText("The browser’s push service did not answer.")).toBeTruthy();
  expect(form.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(await wantedStore.read()).toBe(true);
  answer();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("The alert is on.")).toBeTruthy();
  expect(await rulesStore.read()).toMatchObject([{ state: "sent" }]);
  expect(await wantedStore.read()).toBe(false);
});

it("a browser that could not be registered is tried again at the next start", async () => {
  const phone = pushingPhone("granted");
  onTestFinished(withoutAlerts);
  const id = "5e1f9c0a-6f0e-4c43-9a1c-000000000002";
  const strain = { slug: "blue-dream", name: "Blue Dream" };
  const rule = { ...ANY_DEAL, id, strain };
  await rulesStore.change(() => [{ rule, state: "waiting" }]);
  await wantedStore.change(() => true);
  const { queryClient } = await openScreen("/strain-genetics/blue-dream", {
    ...ALERT_ANSWERS,
    ...taking(rule),
    "/api/strains/blue-dream/offers": new Response("{}", { status: 404 }),
  });
  await startAlerts(queryClient, () => undefined);
  await waitFor(async () => expect(await rulesStore.read()).toMatchObject([{ state: "sent" }]));
  expect(phone.subscribe).toHaveBeenCalledOnce();
  expect(await wantedStore.read()).toBe(false);
});

it("a bell asks for permission only when its alert is saved, and says what to do where nobody answers", async () => {
  pushingPhone("default");
  onTestFinished(withoutAlerts);
  const asking = vi.spyOn(Notification, "requestPermission");
  const opened = await openAlertForm();
  const { user, form } = opened;
  expect(form.getByText("Your browser will ask to allow notifications.")).toBeTruthy();
  await user.type(form.getByLabelText("Price at or under, $"), "25");
  expect(asking).not.toHaveBeenCalled();
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect(await form.findByText("You closed the browser’s question.")).toBeTruthy();
  expect(asking).toHaveBeenCalledOnce();
  expect(saidAloud(opened)).toContain("choose “Allow”");
  expect(form.getByRole("button", { name: "Allow notifications" })).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("button", { name: /^Alert waits\. / })).toBeTruthy();
});

it("a bell says before its alert is saved that it may ring already", async () => {
  pushingPhone("granted");
  const opened = await openAlertForm();
  expect(opened.form.getByText("Notifications are allowed.")).toBeTruthy();
  expect(saidAloud(opened)).toBe("");
});

it("where notifications are blocked a bell says so quietly, and as a warning once its alert was to be saved", async () => {
  pushingPhone("denied");
  onTestFinished(withoutAlerts);
  const opened = await openAlertForm();
  const { user, form } = opened;
  const blocked = form.getByText("Notifications are blocked on this device.").parentElement;
  // What to do is read before one saves.
  expect(blocked?.textContent).toMatch(
    /^Notifications are blocked on this device\. .*allow notifications/,
  );
  expect(blocked && isBefore(blocked, form.getByRole("button", { name: "Save the alert" }))).toBe(
    true,
  );
  expect(saidAloud(opened)).toBe("");
  expect(form.queryByText(/^Your browser will ask/)).toBeNull();
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect(await form.findByText(/^Saved:/)).toBeTruthy();
  // What only the device's settings can change has no button: it is said where the alert is meanwhile.
  await waitFor(() => expect(saidAloud(opened)).toContain("kept under the bell at the top"));
  expect(form.queryByRole("button", { name: /Try again|Allow/ })).toBeNull();
  expect(saidAloud(opened)).toContain("allow notifications");
  await user.click(form.getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: /^Notifications/ }));
  await user.click(await screen.findByRole("tab", { name: "Alerts" }));
  expect(await screen.findByText("Alerts are off")).toBeTruthy();
});

it.each([
  ["a browser without notifications is told so", "Firefox", "cannot receive notifications"],
  ["an iPhone is told what to do first", "iPhone; CPU iPhone OS 18_0", "Add to Home Screen"],
])("%s", async (_, userAgent, words) => {
  pushingPhone("default");
  onTestFinished(withoutAlerts);
  Reflect.deleteProperty(globalThis, "PushManager");
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`Mozilla/5.0 (${userAgent})`);
  const { user, form } = await openAlertForm();
  expect(form.getByText(new RegExp(words))).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  await waitFor(() => expect(saidAloud({ form })).toContain(words));
});
