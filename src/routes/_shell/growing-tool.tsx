import { createFileRoute } from "@tanstack/react-router";
import { GrowingToolScreen } from "#features/growing-tool/GrowingToolScreen.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/growing-tool")({
  head: () => screenHead("/growing-tool"),
  component: GrowingToolScreen,
});
