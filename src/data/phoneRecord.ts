import { replaceEqualDeep } from "@tanstack/react-query";
import { createAtom, useSelector } from "@tanstack/react-store";
import { get } from "idb-keyval";
import { useEffect } from "react";
import { changeRecord } from "#storage/changeRecord.ts";
import { fromStorage, openLazily, type StoreLocation } from "#storage/database.ts";
import { openTabChannel } from "#storage/tabChannel.ts";

/** Waits for storage no longer than it is worth; else the fallback. */
type InTime = <Answer>(fallback: Answer, access: () => Promise<Answer>) => Promise<Answer>;

/** One record that page and worker share: read once, followed, changed in one step. */
export interface PhoneStore<Value> {
  /** From storage, where the worker may have changed it meanwhile. */
  read: () => Promise<Value>;
  /**
   * A change that returns the value it was given writes nothing.
   *
   * @param within limits the wait for storage; a second when it is left out
   * @returns whether the phone has kept it
   */
  change: (to: (value: Value) => Value, within?: InTime) => Promise<boolean>;
  /** What is known without asking storage; `null` until it has answered for the first time. */
  known: () => Value | null;
  /**
   * Calls back with the value on every change, in this tab, another or the worker. Reading calls no listener unless it
   * finds a change, so a listener may read.
   */
  onChange: (listener: (value: Value) => void) => () => void;
  /** `null` until storage has answered. */
  use: () => Value | null;
  /** Whether the phone kept nothing when it was last asked to, or could not be asked at all. */
  useIsRefused: () => boolean;
}

/** Where a record lies, and how its changes are told. */
export interface RecordPlace {
  location: StoreLocation;
  part: string;
  channel: string;
  /**
   * What a change means before storage has it. `shown`: at once on the screen, and this
   * visit goes on with it if storage refuses. `nothing`: people are told only what is stored.
   */
  unstored: "shown" | "nothing";
}

/** The server that writes first views has no document. */
function whenLookedAt(then: () => void): void {
  if (import.meta.env.SSR) return;
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) then();
  });
}

/** @param parse makes a value of anything, so that a damaged record is as if it had never been written */
export function createPhoneStore<Value>(
  { location, part, channel, unstored }: RecordPlace,
  parse: (stored: unknown) => Value,
): PhoneStore<Value> {
  const database = openLazily(location);
  const known = createAtom<{ value: Value } | null>(null);
  const isRefused = createAtom(false);
  /** Storage answers with a new object each time: only one that says something else is a change. */
  const learn = (value: Value) => {
    const before = known.get();
    if (before === null || replaceEqualDeep(before.value, value) !== before.value)
      known.set({ value });
  };
  let changes = 0;
  /** What storage said before a change was begun that is shown already is older than the screen. */
  const isNewest = (change: number) => unstored === "nothing" || change === changes;
  const read = async () => {
    const before = changes;
    // An answer that comes after the time limit is still used.
    const isAnswered = await fromStorage(false, async () => {
      const value = parse(await get<unknown>(part, database()));
      if (isNewest(before)) learn(value);
      return true;
    });
    // Storage that is full still answers: only a change that is kept says that it takes more.
    if (!isAnswered) isRefused.set(true);
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
    known: () => known.get()?.value ?? null,
    async change(to, within = fromStorage) {
      const change = (changes += 1);
      const before = known.get();
      if (before !== null && unstored === "shown") learn(to(before.value));
      let next: { value: Value } | undefined;
      const isKept = await within(false, async () => {
        const { isChanged } = await changeRecord(
          database(),
          part,
          parse,
          (stored) => (next = { value: to(stored) }).value,
        );
        // Also when it comes after the time limit.
        if (next !== undefined && isNewest(change)) learn(next.value);
        if (isChanged) tellTabs();
        return true;
      });
      isRefused.set(!isKept);
      if (!isKept && unstored === "shown") {
        if (next !== undefined) learn(next.value);
        else if (known.get() === null) learn(to(parse(undefined)));
      }
      return isKept;
    },
    use() {
      useEffect(() => {
        if (known.get() === null) void read();
      }, []);
      return useSelector(known, (now) => now?.value ?? null);
    },
    useIsRefused: () => useSelector(isRefused),
  };
}
