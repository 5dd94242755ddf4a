import { createFileRoute } from "@tanstack/react-router";
import { NotReadyScreen } from "#features/not-ready/NotReadyScreen.tsx";
import { SCREENS } from "#domain/routes.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/social")({
  head: () => screenHead("/social"),
  component: () => <NotReadyScreen title={SCREENS["/social"]} />,
});
