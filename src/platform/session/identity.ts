import { FirebaseError } from "@firebase/app";
import {
  EmailAuthProvider,
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User as FirebaseUser,
  onIdTokenChanged,
} from "@firebase/auth";
import * as v from "valibot";
import type { SiteConfig } from "#domain/site/siteConfig.ts";
import { firebaseApp } from "./firebaseApp.ts";
import type { StorageHearer } from "./identityStorage.ts";
import { identityPersistence } from "./identityPersistence.ts";
import { webStoragePersistence } from "./webStoragePersistence.ts";
import { setSession, type User } from "./session.ts";
import { AUTH_SYNC_MAX_AGE_MS } from "#domain/constants.ts";

interface Credentials {
  email: string;
  password: string;
}

/** Every method throws the provider's error, whose `code` names it. */
export interface Identity {
  signUp: (credentials: Credentials) => Promise<void>;
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
  /** Changes the display name. */
  rename: (displayName: string) => Promise<void>;
  /** Asks for name and verification anew, which may have changed elsewhere. */
  refresh: () => Promise<void>;
  /** Proves who is here, which deleting and changing the password ask for. */
  confirmPassword: (password: string) => Promise<void>;
  changePassword: (password: string) => Promise<void>;
  deleteAccount: () => Promise<void>;
  sendVerification: () => Promise<void>;
  /** Marks the address as verified by the code of a link. */
  verifyEmail: (code: string) => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  /** Whose password the code of a link can set. */
  readResetCode: (code: string) => Promise<string>;
  resetPassword: (code: string, password: string) => Promise<void>;
}

/**
 * Starts the identity and keeps the session up to date, in this tab and with the others. It is
 * the hosted provider's own SDK, without the parts that landing could do without: no pop-ups,
 * no redirects, and IndexedDB for its storage wherever that is to be had. An embedded identity speaks the same
 * protocol at the site's own origin, which to the SDK is the address of an emulator.
 */
export function createIdentity({ identity, authSyncUrl }: SiteConfig): Identity {
  const app = firebaseApp(identity.kind === "hosted" ? identity.project : null);
  let isReady = false;
  const hearer: StorageHearer = {
    found: (stored) => {
      if (!isReady) publishStored(auth, stored);
    },
    // Before the SDK has read its storage it has no user at all, which does not mean that the visitor is signed out.
    changed: () => {
      if (isReady) publish(auth);
    },
  };
  // The first that the browser allows, as the SDK's own would be; without any the session lasts as long as the page.
  const persistence = [
    identityPersistence(hearer),
    webStoragePersistence("LOCAL", () => localStorage, hearer),
    webStoragePersistence("SESSION", () => sessionStorage, hearer),
  ];
  const auth = initializeAuth(app, { persistence });
  const address = identity.kind === "hosted" ? identity.emulator : location.origin;
  if (address !== null) connectAuthEmulator(auth, address, { disableWarnings: true });
  onAuthStateChanged(auth, () => {
    isReady = true;
    publish(auth);
  });
  if (authSyncUrl !== null) syncTokens(auth, authSyncUrl);

  return {
    signUp: async ({ email, password }) => {
      await answering(createUserWithEmailAndPassword(auth, email, password));
      publish(auth);
    },
    signIn: async ({ email, password }) => {
      await answering(signInWithEmailAndPassword(auth, email, password));
      publish(auth);
    },
    signOut: () => signOut(auth),
    rename: async (displayName) => {
      await updateProfile(await userOf(auth), { displayName });
      publish(auth);
    },
    confirmPassword: async (password) => {
      const user = await userOf(auth);
      const credential = EmailAuthProvider.credential(user.email ?? "", password);
      await reauthenticateWithCredential(user, credential);
    },
    changePassword: async (password) => await updatePassword(await userOf(auth), password),
    // The embedded identity is gone with the rest of what the server held.
    deleteAccount: async () =>
      identity.kind === "embedded" ? await signOut(auth) : await deleteUser(await userOf(auth)),
    refresh: async () => {
      if (auth.currentUser === null) return;
      await reload(auth.currentUser);
      publish(auth);
    },
    sendVerification: async () => await sendEmailVerification(await userOf(auth)),
    verifyEmail: async (code) => {
      await applyActionCode(auth, code);
      if (auth.currentUser) await reload(auth.currentUser);
      publish(auth);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    readResetCode: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
  };
}

/** The SDK stumbles over an answer that has no user; that is an error of the provider's like others. */
async function answering(attempt: Promise<unknown>): Promise<void> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof FirebaseError) throw error;
    throw new FirebaseError("auth/internal-error", "The answer has no user.", { cause: error });
  }
}

/** The SDK changes its user in place, so each change is announced by hand. */
function publish(auth: Auth): void {
  const { currentUser } = auth;
  setSession(
    currentUser === null
      ? { state: "signed-out" }
      : {
          state: "signed-in",
          user: toUser(currentUser),
          token: (isRenewed) => currentUser.getIdToken(isRenewed),
        },
  );
}

/** What is needed of a user as the SDK stores them. */
const StoredUserSchema = v.object({
  uid: v.string(),
  email: v.nullish(v.string(), null),
  displayName: v.nullish(v.string(), null),
  emailVerified: v.fallback(v.boolean(), false),
});

/**
 * The SDK asks the server about the user whom it has found before it says who that is, and waits half a minute for one
 * that keeps silent. Whose phone this is is known before: what they do meanwhile is theirs. A token waits for the SDK,
 * which also says when the server knows this user no more.
 */
function publishStored(auth: Auth, stored: unknown): void {
  const user = v.safeParse(StoredUserSchema, stored);
  if (!user.success) return;
  const { uid } = user.output;
  const token = async (isRenewed?: boolean) => {
    const current = await userOf(auth);
    if (current.uid !== uid)
      throw new FirebaseError("auth/user-mismatch", "Another has signed in.");
    return await current.getIdToken(isRenewed);
  };
  setSession({ state: "signed-in", user: user.output, token });
}

function toUser({ uid, email, displayName, emailVerified }: FirebaseUser): User {
  return { uid, email, displayName, emailVerified };
}

/** Whom the SDK itself has found: the page has said so before, and its buttons may have been pressed since. */
async function userOf(auth: Auth): Promise<FirebaseUser> {
  await auth.authStateReady();
  const { currentUser } = auth;
  if (currentUser === null) throw new FirebaseError("auth/user-signed-out", "Nobody is signed in.");
  return currentUser;
}

/**
 * Tells the site's sync address who is signed in, as the SDK's own `getAuth` would: POST with
 * each new token, DELETE after signing out, the bearer being the token that is no longer wanted.
 * Only to this origin, only in a secure context, and only while the token is young (description
 * §7 and §9): an old one, restored from storage, says nothing about a sign-in of now. What the
 * address answers, or that it does not, changes nothing here.
 *
 * @param address a path, or an address of this origin; the token goes nowhere else
 */
function syncTokens(auth: Auth, address: string): void {
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : null;
  if (!isSecureContext || url?.origin !== location.origin) return;

  // Not yet told anything: a visit that begins signed out ends what an earlier one may have left.
  let told: string | null | undefined;
  const tell = async (user: FirebaseUser | null): Promise<void> => {
    if (user === null) {
      const last = told;
      told = null;
      if (last !== null) await send(url, "DELETE", last ?? null);
      return;
    }
    const { token, issuedAtTime } = await user.getIdTokenResult();
    if (token === told || Date.now() - Date.parse(issuedAtTime) > AUTH_SYNC_MAX_AGE_MS) return;
    told = token;
    await send(url, "POST", token);
  };
  // Without a connection the address hears of the next change.
  onIdTokenChanged(auth, (user) => void tell(user).catch(() => {}));
}

async function send(url: URL, method: "POST" | "DELETE", token: string | null): Promise<void> {
  await fetch(url, {
    method,
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
}
