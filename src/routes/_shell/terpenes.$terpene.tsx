import { createFileRoute, redirect } from "@tanstack/react-router";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { TerpeneScreen } from "#features/terpenes/TerpeneScreen.tsx";
import { UnknownTerpene } from "#features/terpenes/UnknownTerpene.tsx";
import { findNamed } from "#domain/strains/spelledNames.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/terpenes/$terpene")({
  loader: ({ params }) => {
    const terpene = findNamed(TERPENES, params.terpene);
    if (terpene !== null && terpene.slug !== params.terpene) {
      throw redirect({
        to: "/terpenes/$terpene",
        params: { terpene: terpene.slug },
        replace: true,
      });
    }
    return { terpene };
  },
  head: ({ loaderData }) => screenHead("/terpenes/$terpene", loaderData?.terpene?.name),
  component: TerpeneRoute,
});

function TerpeneRoute() {
  const { terpene } = Route.useLoaderData();
  const { terpene: wanted } = Route.useParams();
  return terpene === null ? (
    <UnknownTerpene wanted={wanted} />
  ) : (
    <TerpeneScreen key={terpene.slug} terpene={terpene} />
  );
}
