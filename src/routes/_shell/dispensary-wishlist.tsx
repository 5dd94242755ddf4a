import { createFileRoute } from "@tanstack/react-router";
import { NotReadyScreen } from "#features/not-ready/NotReadyScreen.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/dispensary-wishlist")({
  head: () => screenHead("/dispensary-wishlist"),
  component: () => <NotReadyScreen title={SCREENS["/dispensary-wishlist"]} />,
});
