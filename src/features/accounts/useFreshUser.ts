import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { connectIdentity } from "./connectIdentity.ts";

/** Name and verification may have changed on another phone: asked for when the screen is opened or comes back. */
export function useFreshUser(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      if (document.hidden) return;
      // Without a connection what is known stands.
      connectIdentity(client)
        .then((identity) => identity.refresh())
        .catch(() => {});
    };
    refresh();
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [client]);
}
