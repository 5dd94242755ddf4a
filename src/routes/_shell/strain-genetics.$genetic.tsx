import { createFileRoute } from "@tanstack/react-router";
import { NotReadyScreen } from "#features/not-ready/NotReadyScreen.tsx";
import { SCREENS } from "#domain/routes.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/strain-genetics/$genetic")({
  head: () => screenHead("/strain-genetics/$genetic"),
  component: () => <NotReadyScreen title={SCREENS["/strain-genetics/$genetic"]} />,
});
