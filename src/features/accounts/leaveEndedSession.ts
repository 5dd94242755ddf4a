import type { QueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast/headless";
import { leaveWishlist } from "#data/wishlist/wishlist.ts";
import { ApiError } from "#data/api/apiClient.ts";
import { connectIdentity } from "./connectIdentity.ts";
import { errorCode } from "./forms.ts";

/** Whether an error says that the session has been ended from elsewhere. */
export function isEndedSession(error: unknown): boolean {
  const isRefused = error instanceof ApiError && error.status === 401;
  return isRefused || errorCode(error) === "auth/user-token-expired";
}

/**
 * Signs out here, too, when an error says that the session has been ended from elsewhere.
 *
 * @returns whether it did
 */
export async function leaveEndedSession(client: QueryClient, error: unknown): Promise<boolean> {
  if (!isEndedSession(error)) return false;
  await (await connectIdentity(client)).signOut();
  await leaveWishlist(false);
  toast.error("You were signed out elsewhere. Sign in again.");
  return true;
}
