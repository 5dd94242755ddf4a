import { createFileRoute } from "@tanstack/react-router";
import { NotReadyScreen } from "#features/not-ready/NotReadyScreen.tsx";
import { SCREENS } from "#domain/routes.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/product/$code")({
  head: () => screenHead("/product/$code"),
  component: () => <NotReadyScreen title={SCREENS["/product/$code"]} />,
});
