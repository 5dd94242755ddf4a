import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { deviceStore, settingsStore } from "#data/alertRecords.ts";
import { createQueryClient } from "#data/queryClient.ts";
import { USUAL_CADENCE, USUAL_CAP } from "#domain/alerts/cadence.ts";
import type { DeviceState } from "#domain/alerts/alertDevices.ts";
import { A_PHONE } from "../../../tests/support/alerts/phone.ts";
import { AlertSettings } from "./AlertSettings.tsx";

const STATE: DeviceState = {
  quietHours: { from: 21 * 60, to: 8 * 60 },
  mutedUntil: null,
  ringing: { ...USUAL_CADENCE, ...USUAL_CAP },
  isSilent: false,
  joined: false,
  rules: [],
  devices: [
    {
      id: "this",
      label: "Chrome on Android",
      isThis: true,
      addedAt: "2026-11-01T12:00:00.000Z",
      lastSentAt: null,
    },
  ],
};

/** The settings of a phone with alerts, at a server that takes each change when it is told to. */
async function open() {
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("PushManager", vi.fn());
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  const changes: { body: unknown; take: () => void }[] = [];
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit) => {
    if (method === "GET") return Response.json(STATE);
    const text = typeof body === "string" ? body : "";
    await new Promise<void>((take) => changes.push({ body: JSON.parse(text), take }));
    return new Response(null, { status: 204 });
  });
  await deviceStore.change(() => A_PHONE);
  const client = createQueryClient();
  onTestFinished(async () => {
    client.clear();
    Reflect.deleteProperty(navigator, "serviceWorker");
    await deviceStore.change(() => null);
  });
  render(
    <QueryClientProvider client={client}>
      <AlertSettings />
    </QueryClientProvider>,
  );
  await screen.findByText("Chrome on Android (this one)");
  return { user: userEvent.setup(), changes };
}

it("what is chosen while something is on its way to the server follows it", async () => {
  const { user, changes } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Quiet hours" }));
  await user.click(screen.getByRole("button", { name: "Mute for today" }));
  expect(changes.map(({ body }) => body)).toEqual([{ quietHours: null }]);
  changes[0]?.take();
  await screen.findByText(/^Muted until/);
  await waitFor(() => expect(changes).toHaveLength(2));
  expect(changes[1]?.body).toEqual({ mutedUntil: expect.any(String) });
  expect(screen.getByRole("checkbox", { name: "Quiet hours", checked: false })).toBeTruthy();
  changes[1]?.take();
});

it("what the server said of this phone is shown once it has said so", async () => {
  await open();
  expect(screen.getByRole("checkbox", { name: "Quiet hours", checked: true })).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "From" }).textContent).toContain("9:00 PM");
});

it("how often the phone rings is changed at the server, one thing at a time", async () => {
  const { user, changes } = await open();
  await user.selectOptions(screen.getByRole("combobox", { name: "Deals ring" }), "Once a week");
  expect(changes.map(({ body }) => body)).toEqual([{ cadence: "weekly" }]);
  changes[0]?.take();
  await user.selectOptions(await screen.findByRole("combobox", { name: "On" }), "Monday");
  await waitFor(() => expect(changes[1]?.body).toEqual({ weekday: 1 }));
  changes[1]?.take();
  await user.selectOptions(screen.getByRole("combobox", { name: "A week at most" }), "10");
  await waitFor(() => expect(changes[2]?.body).toEqual({ perWeek: 10 }));
  changes[2]?.take();
});

it("who does not want to say what was shown never counts as silent", async () => {
  const { user, changes } = await open();
  await user.click(
    screen.getByRole("checkbox", { name: /^Tell the site that an alert was shown/ }),
  );
  await waitFor(() => expect(changes[0]?.body).toEqual({ acknowledges: false }));
  changes[0]?.take();
  expect((await settingsStore.read()).saysShown).toBe(false);
  await settingsStore.change((all) => ({ ...all, saysShown: true }));
});
