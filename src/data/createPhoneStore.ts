import { createAtom, useSelector } from "@tanstack/react-store";
import { get, update, type UseStore } from "idb-keyval";
import { useEffect } from "react";
import { fromStorage } from "./storage.ts";
import { openTabChannel } from "./tabChannel.ts";

/** One record that page and worker share: read once, followed, changed in one step. */
export interface PhoneStore<Value> {
  /** From storage, where the worker may have changed it meanwhile. */
  read: () => Promise<Value>;
  /** @returns whether the phone has kept it */
  change: (to: (value: Value) => Value) => Promise<boolean>;
  /** Calls back with the value on every change, in this tab, another or the worker. */
  onChange: (listener: (value: Value) => void) => () => void;
  /** `null` until storage has answered. */
  use: () => Value | null;
}

/** Where a record lies, and how its changes are told. */
export interface RecordPlace {
  database: () => UseStore;
  part: string;
  channel: string;
  /**
   * What a change means before storage has it. `shown`: at once on the screen, and this
   * visit goes on with it if storage refuses. `nothing`: people are told only what is stored.
   */
  unstored: "shown" | "nothing";
}

/** Where a first view is written nobody ever looks. */
function whenLookedAt(then: () => void): void {
  if (import.meta.env.SSR) return;
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) then();
  });
}

/** @param parse makes a value of anything, so that a damaged record is as if it had never been written */
export function createPhoneStore<Value>(
  { database, part, channel, unstored }: RecordPlace,
  parse: (stored: unknown) => Value,
): PhoneStore<Value> {
  /** In an object of its own each time, so that what is read again is told again. */
  const known = createAtom<{ value: Value } | null>(null);
  let changes = 0;
  /** What storage said before a change was begun that is shown already is older than the screen. */
  const isNewest = (change: number) => unstored === "nothing" || change === changes;
  const read = async () => {
    const before = changes;
    // An answer that comes after the time limit is still used.
    await fromStorage(null, async () => {
      const value = parse(await get<unknown>(part, database()));
      if (isNewest(before)) known.set({ value });
      return null;
    });
    const answered = known.get();
    if (answered !== null) return answered.value;
    // Storage that does not answer does not take away what is known; here nothing is.
    const value = parse(undefined);
    known.set({ value });
    return value;
  };
  const tellTabs = openTabChannel(channel, () => void read());
  // A notification may have come and been answered in the background.
  whenLookedAt(() => {
    if (known.get() !== null) void read();
  });
  return {
    read,
    onChange: (listener) =>
      known.subscribe((now) => {
        if (now !== null) listener(now.value);
      }).unsubscribe,
    async change(to) {
      const change = (changes += 1);
      const before = known.get();
      if (before !== null && unstored === "shown") known.set({ value: to(before.value) });
      let next: { value: Value } | undefined;
      const isKept = await fromStorage(false, async () => {
        await update<unknown>(
          part,
          (stored) => (next = { value: to(parse(stored)) }).value,
          database(),
        );
        // Also when it comes after the time limit.
        if (next !== undefined && isNewest(change)) known.set(next);
        return true;
      });
      if (!isKept && unstored === "shown") {
        if (next !== undefined) known.set(next);
        else if (known.get() === null) known.set({ value: to(parse(undefined)) });
      }
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
