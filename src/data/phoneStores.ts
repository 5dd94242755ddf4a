import { createAtom, useSelector } from "@tanstack/react-store";
import { get, update } from "idb-keyval";
import { useEffect } from "react";
import * as v from "valibot";
import { DeviceStateSchema } from "#domain/alerts/alertDevices.ts";
import { parseInbox } from "#domain/alerts/inbox.ts";
import {
  DEVICE_PART,
  INBOX_PART,
  PHONE_ALERTS,
  RULES_PART,
  SETTINGS_PART,
  STATE_PART,
  partChannel,
  parsePhoneDevice,
  parsePhoneSettings,
} from "#domain/alerts/phoneAlerts.ts";
import { parsePhoneRules } from "#domain/alerts/phoneRules.ts";
import { openLazily, fromStorage } from "./storage.ts";
import { openTabChannel } from "./tabChannel.ts";

/** What the phone keeps about alerts, one record each: read once, followed, changed in one step. */
export interface PhoneStore<Value> {
  /** From storage, where the worker may have changed it meanwhile. */
  read: () => Promise<Value>;
  /** @returns whether the phone has kept it; this visit goes on with it either way */
  change: (to: (value: Value) => Value) => Promise<boolean>;
  /** Calls back with the value on every change, in this tab, another or the worker. */
  onChange: (listener: (value: Value) => void) => () => void;
  /** `null` until storage has answered. */
  use: () => Value | null;
}

const database = openLazily(PHONE_ALERTS);

function createPhoneStore<Value>(
  name: string,
  parse: (stored: unknown) => Value,
): PhoneStore<Value> {
  /** In an object of its own each time, so that what is read again is told again. */
  const known = createAtom<{ value: Value } | null>(null);
  const read = async () => {
    // An answer that comes too late for whoever waits for it still comes.
    await fromStorage(null, async () => {
      known.set({ value: parse(await get<unknown>(name, database())) });
      return null;
    });
    const answered = known.get();
    if (answered !== null) return answered.value;
    // Storage that does not answer does not take away what is known; here nothing is.
    const value = parse(undefined);
    known.set({ value });
    return value;
  };
  const tellTabs = openTabChannel(partChannel(name), () => void read());
  document.addEventListener("visibilitychange", () => {
    // A notification may have come and been answered while nobody looked.
    if (!document.hidden && known.get() !== null) void read();
  });
  return {
    read,
    onChange: (listener) =>
      known.subscribe((now) => {
        if (now !== null) listener(now.value);
      }).unsubscribe,
    async change(to) {
      // At once for whoever is looking; storage has the last word.
      const before = known.get();
      if (before !== null) known.set({ value: to(before.value) });
      let next: { value: Value } | undefined;
      const isKept = await fromStorage(false, async () => {
        await update<unknown>(
          name,
          (stored) => (next = { value: to(parse(stored)) }).value,
          database(),
        );
        return true;
      });
      if (next !== undefined) known.set(next);
      else if (known.get() === null) known.set({ value: to(parse(undefined)) });
      tellTabs();
      return isKept;
    },
    use() {
      useEffect(() => {
        if (known.get() === null) void read();
      }, []);
      return useSelector(known, (now) => now?.value ?? null);
    },
  };
}

export const inboxStore = createPhoneStore(INBOX_PART, parseInbox);
export const settingsStore = createPhoneStore(SETTINGS_PART, parsePhoneSettings);
export const deviceStore = createPhoneStore(DEVICE_PART, parsePhoneDevice);
/** What the server said last of this phone. */
export const stateStore = createPhoneStore(STATE_PART, (stored) => {
  const state = v.safeParse(DeviceStateSchema, stored);
  return state.success ? state.output : null;
});
export const rulesStore = createPhoneStore(RULES_PART, parsePhoneRules);
