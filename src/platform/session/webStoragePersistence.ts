import type { Persistence } from "@firebase/auth";
import { USER_KEY, type StorageHearer } from "./identityStorage.ts";

/** The SDK asks its storage anew when it is called, and answers once it has taken over what it found. */
type Listener = (value: unknown) => unknown;

/** Written and taken away again, to find out whether the browser keeps anything. */
const PROBE = "occ-identity-probe";

/**
 * Where the identity's SDK keeps who is signed in on a phone that denies IndexedDB: in the local
 * storage, which other tabs share, or in that of this tab alone. The SDK's own looks into it every
 * second on phones, for as long as the page is open; here the browser says so.
 *
 * @param storage may throw, as it does where storage is denied
 */
export function webStoragePersistence(
  type: "LOCAL" | "SESSION",
  storage: () => Storage,
  { found, changed }: StorageHearer,
): Persistence {
  return class {
    static readonly type = type;
    readonly type = type;
    readonly _shouldAllowMigration = true;
    readonly #listeners = new Map<string, Set<Listener>>();

    constructor() {
      addEventListener("storage", ({ key, storageArea }) => {
        for (const [own, listeners] of this.#listeners)
          if ((key === own || key === null) && isOf(storageArea, storage))
            void this.#tell(own, listeners);
      });
    }

    _isAvailable(): Promise<boolean> {
      try {
        storage().setItem(PROBE, "");
        storage().removeItem(PROBE);
        return Promise.resolve(true);
      } catch {
        return Promise.resolve(false);
      }
    }

    async _get(key: string): Promise<unknown> {
      const text = await Promise.resolve(storage().getItem(key));
      const value = text === null ? null : parsed(text);
      if (key.startsWith(USER_KEY)) found(value);
      return value;
    }

    async _set(key: string, value: unknown): Promise<void> {
      await Promise.resolve(storage().setItem(key, JSON.stringify(value)));
    }

    async _remove(key: string): Promise<void> {
      await Promise.resolve(storage().removeItem(key));
    }

    _addListener(key: string, listener: Listener): void {
      this.#listeners.set(key, new Set(this.#listeners.get(key)).add(listener));
    }

    _removeListener(key: string, listener: Listener): void {
      this.#listeners.get(key)?.delete(listener);
    }

    async #tell(key: string, listeners: ReadonlySet<Listener>): Promise<void> {
      const value = await this._get(key).catch(() => null);
      // Without a connection the SDK may be at a loss; it looks again at the next call.
      for (const listener of listeners) await Promise.resolve(listener(value)).catch(() => {});
      changed();
    }
  };
}

function isOf(area: Storage | null, storage: () => Storage): boolean {
  try {
    return area === storage();
  } catch {
    return false;
  }
}

/** What somebody else has written there is as good as nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
