import { createFileRoute } from "@tanstack/react-router";
import { ContributeScreen } from "#features/site/ContributeScreen.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/contribute")({
  head: () => screenHead("/contribute"),
  component: ContributeScreen,
});
