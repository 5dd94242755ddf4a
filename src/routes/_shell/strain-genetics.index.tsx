import { createFileRoute, useLocation } from "@tanstack/react-router";
import { GeneticsSearchSchema } from "#features/strains/geneticsSearch.ts";
import { StrainGeneticsScreen } from "#features/strains/StrainGeneticsScreen.tsx";
import { TerpeneLinks } from "#features/terpenes/TerpeneLinks.tsx";
import { TERPENES_ID, TERPENES_TITLE } from "#domain/site/routes.ts";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/strain-genetics/")({
  validateSearch: GeneticsSearchSchema,
  // A server does not know what an address has after its "#".
  head: () =>
    screenHead(
      "/strain-genetics",
      !import.meta.env.SSR && location.hash === `#${TERPENES_ID}` ? TERPENES_TITLE : null,
    ),
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
