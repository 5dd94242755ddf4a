import { createFileRoute } from "@tanstack/react-router";
import { GeneticsSearchSchema } from "#features/strains/geneticsSearch.ts";
import { StrainGeneticsScreen } from "#features/strains/StrainGeneticsScreen.tsx";
import { TerpeneLinks } from "#features/terpenes/TerpeneLinks.tsx";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/strain-genetics/")({
  validateSearch: GeneticsSearchSchema,
  head: () => screenHead("/strain-genetics"),
  component: GeneticsRoute,
});

function GeneticsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StrainGeneticsScreen
      search={search}
      change={changeSearch(navigate)}
      terpenes={<TerpeneLinks except={null} />}
    />
  );
}
