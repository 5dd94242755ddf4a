import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ringingStore } from "#data/ringingStore.ts";
import { USUAL_CADENCE, USUAL_CAP } from "#domain/alerts/cadence.ts";
import { deviceStore, inboxStore, stoppedStore } from "#data/alertRecords.ts";
import { ALERT_ANSWERS, pushingPhone, STATE } from "../support/screens/pushingPhone.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { startAlerts } from "#features/alerts/phone/startAlerts.ts";
import { formatDate } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { A_PHONE } from "../support/alerts/phone.ts";
import { openScreen } from "../support/screens/openScreen.tsx";

/** Tomorrow: by the real clock, which comes back between tests, no message of it is a day old and over. */
const TODAY = Date.now() + DAY_MS;
const DAY_IN_WORDS = formatDate(TODAY);
const startingWith = (words: string) => (text: string) => text.startsWith(words);

beforeEach(async () => {
  vi.setSystemTime(TODAY);
  await deviceStore.change(() => A_PHONE);
  onTestFinished(async () => {
    vi.useRealTimers();
    await deviceStore.change(() => null);
    await stoppedStore.change(() => null);
  });
});

/** Starts the app, on a phone whose alerts are on as far as it knows. */
async function start(answers = ALERT_ANSWERS) {
  const opened = await openScreen("/growing-tool", answers);
  await act(() => startAlerts(opened.queryClient, () => undefined));
  return opened;
}

it("a phone that lost its permission is told so with the day, and one tap begins again", async () => {
  const { allow, subscribe } = pushingPhone("default");
  const { user } = await start();
  expect(
    await screen.findByText(
      startingWith(
        `Alerts have stopped on this device: notifications are no longer allowed, noticed on ${DAY_IN_WORDS}.`,
      ),
    ),
  ).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
  allow();
  await user.click(screen.getByRole("button", { name: "Begin again" }));
  expect(await screen.findByText("Alerts are on again on this device.")).toBeTruthy();
  expect(await stoppedStore.read()).toBeNull();
});

it("begun again, it rings when it was to ring before", async () => {
  const chosen = { quietHours: null, ...USUAL_CADENCE, ...USUAL_CAP, cadence: "weekly" as const };
  await ringingStore.change(() => chosen);
  onTestFinished(async () => void (await ringingStore.change(() => null)));
  const { allow } = pushingPhone("default");
  const registered = vi.fn();
  const { user } = await start({
    ...ALERT_ANSWERS,
    "/api/alerts/devices": (init) => {
      registered(typeof init?.body === "string" ? JSON.parse(init.body) : null);
      return Response.json({ id: A_PHONE.id, key: A_PHONE.key }, { status: 201 });
    },
  });
  allow();
  await user.click(await screen.findByRole("button", { name: "Begin again" }));
  await waitFor(() =>
    expect(registered).toHaveBeenCalledWith(expect.objectContaining({ settings: chosen })),
  );
});

it("what the server says of when it rings is remembered for that", async () => {
  pushingPhone("granted", A_PHONE.address);
  onTestFinished(async () => void (await ringingStore.change(() => null)));
  await start({
    ...ALERT_ANSWERS,
    "/api/alerts/device": (init) =>
      init?.method === "GET"
        ? Response.json({ ...STATE, ringing: { ...STATE.ringing, perDay: 3 } })
        : new Response(null, { status: 204 }),
  });
  await waitFor(async () =>
    expect(await ringingStore.read()).toEqual({ quietHours: null, ...STATE.ringing, perDay: 3 }),
  );
});

it("one whose notifications are blocked is told what to do when it tries", async () => {
  pushingPhone("denied");
  const { user } = await start();
  await user.click(await screen.findByRole("button", { name: "Begin again" }));
  expect(await screen.findByText(/^Notifications are blocked on this device\./)).toBeTruthy();
});

it("it is told once; the settings of alerts say it from then on", async () => {
  pushingPhone("denied");
  const first = await start();
  await screen.findByRole("button", { name: "Begin again" });
  first.leave();
  vi.setSystemTime(TODAY + 5 * 86_400_000);
  const { user } = await start();
  await user.click(screen.getByRole("button", { name: /^Notifications/ }));
  await user.click(await screen.findByRole("tab", { name: "Settings" }));
  expect(await screen.findByText(new RegExp(`Stopped, noticed on ${DAY_IN_WORDS}`))).toBeTruthy();
});

it("a subscription that the browser let go is made anew, and not silently", async () => {
  const { subscribe } = pushingPhone("granted");
  await start();
  expect(
    await screen.findByText(
      startingWith(`Alerts had stopped on this device, noticed on ${DAY_IN_WORDS}`),
    ),
  ).toBeTruthy();
  expect(subscribe).toHaveBeenCalledOnce();
  await waitFor(async () =>
    expect((await deviceStore.read())?.address).toBe("https://push.example.org/new"),
  );
});

it("a phone that its owner has removed from another one is told so", async () => {
  pushingPhone("granted", A_PHONE.address);
  await deviceStore.change(() => ({ ...A_PHONE, account: "ana" }));
  await start({
    ...ALERT_ANSWERS,
    "/api/alerts/device": new Response(null, { status: 401 }),
    "/api/alerts/device/leave": new Response(null, { status: 401 }),
  });
  expect(
    await screen.findByText(/^Alerts have stopped on this device: it was removed/),
  ).toBeTruthy();
});

it("a phone that gets alerts is told nothing", async () => {
  pushingPhone("granted", A_PHONE.address);
  await start();
  await waitFor(async () => expect(await stoppedStore.read()).toBeNull());
  expect(screen.queryByText(/^Alerts ha/)).toBeNull();
});

it("a phone that has shown nothing for so long that nothing is sent is told so at its start", async () => {
  pushingPhone("granted", A_PHONE.address);
  await start({
    ...ALERT_ANSWERS,
    "/api/alerts/device": (init) =>
      init?.method === "GET"
        ? Response.json({ ...STATE, isSilent: true })
        : new Response(null, { status: 204 }),
  });
  expect(
    await screen.findByText(
      /^Alerts have stopped on this device: it has shown none of them for 60 days/,
    ),
  ).toBeTruthy();
});

it("what rang on no phone, because it had rung enough, is in the inbox after a start", async () => {
  pushingPhone("granted", A_PHONE.address);
  const missed: AlertMessage = { kind: "deals", id: "waits", sentAt: TODAY, deals: [], more: 2 };
  await start({ ...ALERT_ANSWERS, "/api/alerts/inbox": Response.json({ messages: [missed] }) });
  await waitFor(async () =>
    expect(await inboxStore.read()).toMatchObject([{ message: missed, isRead: false }]),
  );
  await inboxStore.change(() => []);
});
