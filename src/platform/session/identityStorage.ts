import { PHONE_PREFIX } from "#domain/site/site.ts";
/** Where the identity's SDK keeps who is signed in: it makes this database when it first starts. */
export const IDENTITY = { database: `${PHONE_PREFIX}-identity`, store: "parts" } as const;

/** How the SDK names the place of the user who is signed in; the rest of the name is the project's. */
export const USER_KEY = "firebase:authUser:";

/** What comes of the identity's storage. */
export interface StorageHearer {
  /** The SDK has asked for the user and gets this, of which nobody knows yet what it is. */
  found: (stored: unknown) => void;
  /** Another tab has signed in or out, or has changed who is here, and the SDK knows. */
  changed: () => void;
}

/**
 * Whether the identity has ever been started on this phone, without loading it. `true` where the
 * browser does not tell.
 */
export async function hasIdentityStorage(): Promise<boolean> {
  if (hasWebStorage(() => localStorage) || hasWebStorage(() => sessionStorage)) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === IDENTITY.database);
  } catch {
    return true;
  }
}

/** The SDK keeps a user there where IndexedDB is denied. */
function hasWebStorage(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith(USER_KEY));
  } catch {
    return false;
  }
}
