import { createFileRoute } from "@tanstack/react-router";
import { NotReadyScreen } from "#features/not-ready/NotReadyScreen.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/yearly-highlights")({
  head: () => screenHead("/yearly-highlights"),
  component: () => <NotReadyScreen title={SCREENS["/yearly-highlights"]} />,
});
