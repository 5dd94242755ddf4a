import { Navigate, useRouter } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { PrivateWaiting } from "#features/accounts/PrivateWaiting.tsx";
import { useSession } from "#platform/session/session.ts";

/**
 * Shows a screen to signed-in visitors, and leads all others to signing in, from where
 * they come back. Who signs out here, or in another tab, does not want to come back.
 */
export function Private({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const router = useRouter();
  // Where the visitor was going; while they are being led away, the address is another one already.
  const [href] = useState(() => router.state.location.href);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (state === "signed-in" && !wasSignedIn) setWasSignedIn(true);

  if (state === "signed-in") return children;
  if (state === "unknown") return <PrivateWaiting />;
  return <Navigate to="/signin" search={wasSignedIn ? {} : { redirect: href }} replace />;
}
