import type { Persistence } from "@firebase/auth";
import { del, get, set } from "idb-keyval";
import { openLazily } from "#storage/database.ts";
import { openTabChannel } from "#storage/tabChannel.ts";
import { IDENTITY, USER_KEY, type StorageHearer } from "./identityStorage.ts";

/** The SDK asks its storage anew when it is called, and answers once it has taken over what it found. */
type Listener = (value: unknown) => unknown;

/**
 * Where the identity's SDK keeps who is signed in: in IndexedDB, as with its own persistence. That
 * one reads its whole database every 0.8 seconds for as long as the page is open, to find out what
 * other tabs have done; here they say so, and a page that is looked at again looks.
 *
 * The methods are those that the SDK asks of every persistence, as its own for React Native has them.
 */
export function identityPersistence({ found, changed }: StorageHearer): Persistence {
  const database = openLazily(IDENTITY);
  return class {
    static readonly type = "LOCAL";
    readonly type = "LOCAL";
    readonly _shouldAllowMigration = true;
    readonly #listeners = new Map<string, Set<Listener>>();
    /** What this tab has read or written last, by key, to tell what is new. */
    readonly #known = new Map<string, string>();
    readonly #tellTabs = openTabChannel(IDENTITY.database, () => void this.#look());

    constructor() {
      // A tab that the system had put to sleep hears nothing.
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) void this.#look();
      });
    }

    async _isAvailable(): Promise<boolean> {
      try {
        await set("available", true, database());
        await del("available", database());
        return true;
      } catch {
        return false;
      }
    }

    async _get(key: string): Promise<unknown> {
      const value = (await get<unknown>(key, database())) ?? null;
      this.#known.set(key, JSON.stringify(value));
      if (key.startsWith(USER_KEY)) found(value);
      return value;
    }

    async _set(key: string, value: unknown): Promise<void> {
      await this.#write(key, value, () => set(key, value, database()));
    }

    async _remove(key: string): Promise<void> {
      await this.#write(key, null, () => del(key, database()));
    }

    _addListener(key: string, listener: Listener): void {
      this.#listeners.set(key, new Set(this.#listeners.get(key)).add(listener));
    }

    _removeListener(key: string, listener: Listener): void {
      this.#listeners.get(key)?.delete(listener);
    }

    async #write(key: string, value: unknown, write: () => Promise<void>): Promise<void> {
      await write();
      this.#known.set(key, JSON.stringify(value));
      this.#tellTabs();
    }

    async #look(): Promise<void> {
      for (const [key, listeners] of this.#listeners) {
        const before = this.#known.get(key);
        // Storage that refuses says nothing new.
        const value = await this._get(key).catch(() => undefined);
        if (value === undefined || this.#known.get(key) === before) continue;
        // Without a connection the SDK may be at a loss; it looks again at the next call.
        for (const listener of listeners) await Promise.resolve(listener(value)).catch(() => {});
        changed();
      }
    }
  };
}
