import { onIdTokenChanged, type Auth, type User as FirebaseUser } from "@firebase/auth";
import { AUTH_SYNC_MAX_AGE_MS } from "#domain/constants.ts";

/**
 * Tells the site's sync address who is signed in, as the SDK's own `getAuth` would: POST with
 * each new token, DELETE after signing out, the bearer being the token that is no longer wanted.
 * Only to this origin, only in a secure context, and only while the token is young (description
 * §7 and §9): an old one, restored from storage, says nothing about a sign-in of now. What the
 * address answers, or that it does not, changes nothing here.
 *
 * @param address a path, or an address of this origin; nothing is told to any other
 */
export function syncTokens(auth: Auth, address: string): void {
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
