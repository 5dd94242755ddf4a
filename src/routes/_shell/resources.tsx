import { createFileRoute } from "@tanstack/react-router";
import { ResourcesScreen } from "#features/site/ResourcesScreen.tsx";
import { ResourcesSearchSchema } from "#features/site/resourcesSearch.ts";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/resources")({
  validateSearch: ResourcesSearchSchema,
  head: () => screenHead("/resources"),
  component: ResourcesRoute,
});

function ResourcesRoute() {
  const navigate = Route.useNavigate();
  return <ResourcesScreen search={Route.useSearch()} change={changeSearch(navigate)} />;
}
