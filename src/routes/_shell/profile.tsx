import { createFileRoute, redirect } from "@tanstack/react-router";
import { screenHead } from "../-screenHead.ts";

/** The one private screen. Without accounts yet, every visitor is signed out. */
export const Route = createFileRoute("/_shell/profile")({
  head: () => screenHead("/profile"),
  beforeLoad: () => {
    throw redirect({ to: "/signin", search: { redirect: "/profile" }, replace: true });
  },
});
