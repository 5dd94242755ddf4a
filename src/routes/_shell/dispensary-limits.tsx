import { createFileRoute } from "@tanstack/react-router";
import { DispensaryLimitsScreen } from "#features/limits/DispensaryLimitsScreen.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/dispensary-limits")({
  head: () => screenHead("/dispensary-limits"),
  component: DispensaryLimitsScreen,
});
