import { createFileRoute } from "@tanstack/react-router";
import { ChangeLogScreen } from "#features/site/ChangeLogScreen.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/change-log")({
  head: () => screenHead("/change-log"),
  component: ChangeLogScreen,
});
