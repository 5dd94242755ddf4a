import { createFileRoute } from "@tanstack/react-router";
import { IntroductionScreen } from "#features/introduction/IntroductionScreen.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/introduction")({
  head: () => screenHead("/introduction"),
  component: IntroductionScreen,
});
