import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { deviceStore } from "#data/alertRecords.ts";
import { ringingStore } from "#data/ringingStore.ts";
import { createQueryClient } from "#data/queryClient.ts";
import { USUAL_CADENCE, USUAL_CAP } from "#domain/alerts/cadence.ts";
import type { DeviceState } from "#domain/alerts/alertDevices.ts";
import { A_PHONE } from "../../../../tests/support/alerts/phone.ts";
import { gate } from "../../../../tests/support/server/gate.ts";
import { deviceStateQuery, noteState, readState } from "./deviceState.ts";

const STATE: DeviceState = {
  quietHours: { from: 21 * 60, to: 8 * 60 },
  mutedUntil: null,
  ringing: { ...USUAL_CADENCE, ...USUAL_CAP },
  isSilent: false,
  joined: false,
  rules: [],
  devices: [],
};

beforeEach(async () => {
  await deviceStore.change(() => A_PHONE);
});

afterEach(async () => {
  await deviceStore.change(() => null);
});

/** A phone that has asked the server, which says what it knew then when it is told to. */
async function asking() {
  const asked = gate();
  const answer = gate();
  const fetch = vi.fn(async () => {
    asked.open();
    await answer.opened;
    return Response.json(STATE);
  });
  vi.stubGlobal("fetch", fetch);
  const client = createQueryClient();
  onTestFinished(() => {
    client.clear();
  });
  const { queryKey } = deviceStateQuery(A_PHONE);
  client.setQueryData(queryKey, STATE);
  const reading = readState(client);
  await asked.opened;
  const shown = () => client.getQueryData(queryKey);
  return { client, fetch, answer, reading, shown };
}

it("what was asked before a change does not show again what it was before", async () => {
  const { client, answer, reading, shown } = await asking();
  await noteState(client, A_PHONE, { quietHours: null });
  answer.open();
  await reading;
  expect(shown()?.quietHours).toBeNull();
});

it("what was chosen and is known already is not written again", async () => {
  onTestFinished(async () => void (await ringingStore.change(() => null)));
  const change = vi.spyOn(ringingStore, "change");
  const { answer, reading } = await asking();
  answer.open();
  await reading;
  const [to] = change.mock.lastCall ?? [];
  const known = await ringingStore.read();
  expect(known).toEqual({ quietHours: STATE.quietHours, ...STATE.ringing });
  expect(to?.(known)).toBe(known);
  change.mockRestore();
});

it("what was asked before is not taken for what the server says now", async () => {
  const { client, fetch, answer, reading, shown } = await asking();
  fetch.mockResolvedValue(Response.json({ ...STATE, quietHours: null }));
  await readState(client);
  answer.open();
  await reading;
  expect(shown()?.quietHours).toBeNull();
});
