import { createFileRoute } from "@tanstack/react-router";
import { SocialScreen } from "#features/site/SocialScreen.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/social")({
  head: () => screenHead("/social"),
  component: SocialScreen,
});
