import { get, update } from "idb-keyval";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { DeviceStateSchema } from "#domain/alertDevices.ts";
import { parseInbox } from "#domain/inbox.ts";
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
} from "#domain/phoneAlerts.ts";
import { parsePhoneRules } from "#domain/phoneRules.ts";
import { openLazily, quietly } from "./storage.ts";

/** One part of what the phone keeps about alerts: read once, followed, changed in one step. */
export interface PhonePart<Value> {
  /** From storage, where the worker may have changed it meanwhile. */
  read: () => Promise<Value>;
  /** @returns whether the phone has kept it; this visit goes on with it either way */
  change: (to: (value: Value) => Value) => Promise<boolean>;
  /** Calls back with the value on every change, in this tab, another or the worker. */
  onChange: (listener: (value: Value) => void) => () => void;
  /** `null` until storage has answered. */
  use: () => Value | null;
}

const store = openLazily(PHONE_ALERTS);

function createPart<Value>(name: string, parse: (stored: unknown) => Value): PhonePart<Value> {
  let value: Value | null = null;
  const listeners = new Set<(value: Value) => void>();
  const otherTabs =
    typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(partChannel(name));
  const become = (next: Value) => {
    value = next;
    for (const listener of listeners) listener(next);
  };
  const read = async () => {
    // An answer that comes too late for whoever waits for it still comes.
    await quietly(null, async () => {
      become(parse(await get<unknown>(name, store())));
      return null;
    });
    // Storage that does not answer does not take away what is known.
    if (value === null) become(parse(undefined));
    return value ?? parse(undefined);
  };
  const onChange = (listener: (value: Value) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const subscribe = (listener: () => void) => {
    if (value === null) void read();
    return onChange(listener);
  };
  otherTabs?.addEventListener("message", () => void read());
  document.addEventListener("visibilitychange", () => {
    // A notification may have come and been answered while nobody looked.
    if (!document.hidden && listeners.size > 0) void read();
  });
  return {
    read,
    onChange,
    async change(to) {
      // At once for whoever is looking; storage has the last word.
      if (value !== null) become(to(value));
      let next: Value | undefined;
      const isKept = await quietly(false, async () => {
        await update<unknown>(name, (stored) => (next = to(parse(stored))), store());
        return true;
      });
      if (next !== undefined) become(next);
      else if (value === null) become(to(parse(undefined)));
      otherTabs?.postMessage(null);
      return isKept;
    },
    use: () => useSyncExternalStore(subscribe, () => value),
  };
}

export const inboxPart = createPart(INBOX_PART, parseInbox);
export const settingsPart = createPart(SETTINGS_PART, parsePhoneSettings);
export const devicePart = createPart(DEVICE_PART, parsePhoneDevice);
/** What the server said last of this phone. */
export const statePart = createPart(STATE_PART, (stored) => {
  const state = v.safeParse(DeviceStateSchema, stored);
  return state.success ? state.output : null;
});
export const rulesPart = createPart(RULES_PART, parsePhoneRules);
