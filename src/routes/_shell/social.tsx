import { createFileRoute } from "@tanstack/react-router";
import { SocialScreen } from "#features/site/social_SocialScreen.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/social")({
  head: () => screenHead("/social"),
  component: SocialScreen,
});
