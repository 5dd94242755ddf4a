import type { QueryClient } from "@tanstack/react-query";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { hasIdentityStorage } from "#platform/session/identityStorage.ts";
import { currentSession, setSession } from "#platform/session/session.ts";
import { connectIdentity } from "./connectIdentity.ts";

/**
 * Finds out who is signed in. On a phone without any sign-in so far the identity is not even loaded.
 * The visitor counts as signed out while it cannot be reached at all, until the connection is back.
 */
export async function startAccount(client: QueryClient): Promise<void> {
  try {
    // The saved copy serves at once; a site seldom changes who keeps its accounts.
    const { authSyncUrl } = await client.ensureQueryData({ ...siteConfigQuery, retry: false });
    // That address wants to hear of every visit that begins signed out.
    if (authSyncUrl === null && !(await hasIdentityStorage())) whenSignedInElsewhere(client);
    else await connectIdentity(client);
  } catch {
    startSignedOut();
    addEventListener("online", () => void startAccount(client), { once: true });
  }
}

function startSignedOut(): void {
  if (currentSession().state === "unknown") setSession({ state: "signed-out" });
}

/** Another tab may sign in, which shows when this one is looked at again. */
function whenSignedInElsewhere(client: QueryClient): void {
  startSignedOut();
  document.addEventListener("visibilitychange", () => void startAccount(client), { once: true });
}
