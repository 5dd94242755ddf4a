import { createFileRoute } from "@tanstack/react-router";
import { SearchScreen } from "#features/search/SearchScreen.tsx";
import { SearchSearchSchema } from "#features/search/searchSearch.ts";
import { productTitle } from "#domain/offers/titles.ts";
import type { AbsentActions } from "#features/search/AbsentStrain.tsx";
import type { FoundActions } from "#features/search/FoundOfferRow.tsx";
import { OfferMore } from "#features/menus/rows/OfferMore.tsx";
import { AddingBar } from "#features/limits/AddingBar.tsx";
import { AddToLimits } from "#features/limits/AddToLimits.tsx";
import { useIsAdding } from "#features/limits/limitsStore.ts";
import { HeartButton } from "#features/wishlist/HeartButton.tsx";
import { sheetActions, useWarmSheet } from "../-sheetActions.tsx";
import { StrainBell } from "../-StrainBell.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/search")({
  validateSearch: SearchSearchSchema,
  head: () => screenHead("/search"),
  component: SearchRoute,
});

function SearchRoute() {
  useWarmSheet();
  const navigate = Route.useNavigate();
  const isAdding = useIsAdding();
  return (
    <>
      <SearchScreen
        search={Route.useSearch()}
        actions={isAdding ? addingActions : foundActions}
        absentActions={absentActions}
        // What is being typed is one entry of the browser's history: Back leads to where the search was opened.
        change={(changes) =>
          void navigate({
            search: (now) => ({ ...now, ...changes }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <AddingBar />
    </>
  );
}

/** To be told once some store has it. */
const absentActions: AbsentActions = (strain) => <StrainBell strain={strain} />;

/** Who fills the basket of the day has that in the heart's place. */
const addingActions: FoundActions = (offer) => (
  <>
    <AddToLimits offer={offer} />
    <OfferMore offer={offer} actions={sheetActions} />
  </>
);

/** Of a strain its own heart; of a product what its row has on every list. */
const foundActions: FoundActions = (offer, of) => {
  const { product } = offer;
  const { code, strainSlug, strainName } = product;
  if (of === "strain")
    return strainSlug === null ? null : (
      <HeartButton kind="strain" reference={strainSlug} name={strainName ?? strainSlug} />
    );
  const name = productTitle(product);
  return (
    <>
      <HeartButton kind="product" reference={code} name={name} offer={offer} />
      <OfferMore offer={offer} actions={sheetActions} />
    </>
  );
};
