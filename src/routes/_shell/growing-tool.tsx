import { createFileRoute } from "@tanstack/react-router";
import { GrowingToolScreen } from "#features/growing-tool/GrowingToolScreen.tsx";
import { GrowingToolSearchSchema } from "#features/growing-tool/growingToolSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/growing-tool")({
  validateSearch: GrowingToolSearchSchema,
  head: () => screenHead("/growing-tool"),
  component: GrowingToolRoute,
});

function GrowingToolRoute() {
  const { sheet = "journal" } = Route.useSearch();
  return <GrowingToolScreen sheet={sheet} />;
}
