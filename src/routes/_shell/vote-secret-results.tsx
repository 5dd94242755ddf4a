import { createFileRoute } from "@tanstack/react-router";
import { NotReadyScreen } from "#features/not-ready/NotReadyScreen.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/vote-secret-results")({
  head: () => screenHead("/vote-secret-results"),
  component: () => <NotReadyScreen title={SCREENS["/vote-secret-results"]} />,
});
