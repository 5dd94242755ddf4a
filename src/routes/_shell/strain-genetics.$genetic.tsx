import { createFileRoute, redirect } from "@tanstack/react-router";
import { STRAINS } from "#content/strains/strains.ts";
import { HeartButton } from "#features/wishlist/HeartButton.tsx";
import { StrainFinishes } from "#features/contests/StrainFinishes.tsx";
import { StrainScreen } from "#features/strains/StrainScreen.tsx";
import { UnknownStrain } from "#features/strains/UnknownStrain.tsx";
import { findNamed } from "#domain/strains/spelledNames.ts";
import { screenHead } from "../-screenHead.ts";
import { StrainBell } from "../-StrainBell.tsx";

export const Route = createFileRoute("/_shell/strain-genetics/$genetic")({
  loader: ({ params: { genetic } }) => {
    const strain = findNamed(STRAINS, genetic);
    if (strain !== null && strain.slug !== genetic) {
      throw redirect({
        to: "/strain-genetics/$genetic",
        params: { genetic: strain.slug },
        replace: true,
      });
    }
    return { strain };
  },
  head: ({ loaderData }) => screenHead("/strain-genetics/$genetic", loaderData?.strain?.name),
  component: StrainRoute,
});

function StrainRoute() {
  const { strain } = Route.useLoaderData();
  const { genetic } = Route.useParams();
  return strain === null ? (
    <UnknownStrain key={genetic} wanted={genetic} />
  ) : (
    <StrainScreen
      key={strain.slug}
      strain={strain}
      contests={<StrainFinishes strain={strain.slug} />}
      alert={
        <>
          <HeartButton kind="strain" reference={strain.slug} name={strain.name} text="Wishlist" />
          <StrainBell strain={strain} />
        </>
      }
    />
  );
}
