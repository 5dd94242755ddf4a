import { createFileRoute } from "@tanstack/react-router";
import { AlertsCard } from "#features/alerts/AlertsCard.tsx";
import { ProfileScreen } from "#features/accounts/ProfileScreen.tsx";
import { Private } from "../-private.tsx";
import { screenHead } from "../-screenHead.ts";

/** The one private screen. */
export const Route = createFileRoute("/_shell/profile")({
  head: () => screenHead("/profile"),
  component: () => (
    <Private>
      <ProfileScreen alerts={<AlertsCard />} />
    </Private>
  ),
});
