import { createFileRoute, useLocation } from "@tanstack/react-router";
import { GeneticsSearchSchema } from "#features/strains/geneticsSearch.ts";
import { StrainGeneticsScreen } from "#features/strains/StrainGeneticsScreen.tsx";
import { TerpeneLinks } from "#features/terpenes/TerpeneLinks.tsx";
import { TERPENES_ID } from "#domain/site/routes.ts";
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
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <StrainGeneticsScreen
      search={search}
      change={changeSearch(navigate)}
      opensTerpenes={hash === TERPENES_ID}
      terpenes={<TerpeneLinks except={null} />}
    />
  );
}
