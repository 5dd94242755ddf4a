import { createFileRoute } from "@tanstack/react-router";
import { OtherMapsScreen } from "#features/site/OtherMapsScreen.tsx";
import { OtherMapsSearchSchema } from "#features/site/otherMapsSearch.ts";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/other-maps")({
  validateSearch: OtherMapsSearchSchema,
  head: () => screenHead("/other-maps"),
  component: OtherMapsRoute,
});

function OtherMapsRoute() {
  const navigate = Route.useNavigate();
  return <OtherMapsScreen search={Route.useSearch()} change={changeSearch(navigate)} />;
}
