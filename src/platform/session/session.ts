import { createAtom, useSelector } from "@tanstack/react-store";

/** The person who is signed in, as the identity provider knows them. */
export interface User {
  uid: string;
  email: string | null;
  displayName: string | null;
  emailVerified: boolean;
}

/** Unknown until the identity provider's own storage has been read, once per visit. */
export type Session =
  | { state: "unknown" }
  | { state: "signed-out" }
  | {
      state: "signed-in";
      user: User;
      /**
       * An ID token for the site's API. It throws where there is no connection for a new one.
       *
       * @param isRenewed a new one, because the last was refused
       */
      token: (isRenewed?: boolean) => Promise<string>;
    };

const session = createAtom<Session>({ state: "unknown" });

/** For the identity alone, which is loaded after the first paint. */
export function setSession(next: Session): void {
  session.set(next);
}

/** Who is signed in now, outside of React. */
export function currentSession(): Session {
  return session.get();
}

/** Calls back on every change. Returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  return session.subscribe(listener).unsubscribe;
}

export function useSession(): Session {
  return useSelector(session);
}
