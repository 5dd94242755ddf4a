import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { AlertDeals } from "#features/alerts/AlertDealRow.tsx";
import type { DealActions } from "#features/deals/DealCard.tsx";
import { DealsSearchSchema, type DealsSearch } from "#features/deals/dealsSearch.ts";
import { useOwnRegionFirst } from "#features/deals/ownRegionFirst.ts";
import { DispensaryDealsScreen } from "#features/deals/DispensaryDealsScreen.tsx";
import { OfferMore } from "#features/menus/rows/OfferMore.tsx";
import { HeartButton } from "#features/wishlist/HeartButton.tsx";
import { largeQueries } from "#data/queries.ts";
import { SaveView } from "#features/views/SaveView.tsx";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import { rememberSearch } from "#platform/lastSearch.ts";
import { productTitle } from "#domain/offers/titles.ts";
import { DealsBell } from "../-DealsBell.tsx";
import { sheetActions, useWarmSheet } from "../-sheetActions.tsx";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { viewResults } from "../-viewResults.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/dispensary-deals")({
  validateSearch: DealsSearchSchema,
  loader: ({ context: { queryClient } }) => loadSoon(queryClient.prefetchQuery(largeQueries.deals)),
  head: () => screenHead("/dispensary-deals"),
  component: DealsRoute,
});

function DealsRoute() {
  useWarmSheet();
  const navigate = Route.useNavigate();
  const search = useOwnRegionFirst(Route.useSearch(), (changes) => {
    void navigate({
      search: (now) => ({ ...now, ...changes }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => rememberSearch(Route.to, ofVisit(search)), [search]);
  return (
    <DispensaryDealsScreen
      search={search}
      change={changeSearch(navigate)}
      saved={<SavedOnPhone />}
      alert={search.alert === undefined ? null : <AlertDeals id={search.alert} />}
      actions={dealActions}
      listActions={
        <>
          {isFiltered(search) ? (
            <SaveView screen="deals" search={lasting(search)} findResults={viewResults} />
          ) : null}
          <DealsBell search={search} />
        </>
      }
    />
  );
}

/** Without a filter it is the screen itself, and no view of it. */
const isFiltered = ({ region, section, store, size, sale, maxPrice, alert }: DealsSearch) =>
  alert === undefined &&
  [region, section, store, size, sale, maxPrice].some((each) => each !== undefined);

/** What is near depends on where one is, and what is open on when: a view has neither. */
const lasting = (search: DealsSearch): DealsSearch => ({
  ...search,
  near: undefined,
  open: undefined,
  sort: search.sort === "near" ? undefined : search.sort,
});

/** What the menu's way leads back to during a visit: what is chosen once for all that is looked at. */
const ofVisit = ({ near, region, sort, section, size, open }: DealsSearch): DealsSearch =>
  Object.fromEntries(
    Object.entries({ near, region, sort, section, size, open }).filter(
      ([, value]) => value !== undefined,
    ),
  );

const dealActions: DealActions = (offer) => {
  const { product } = offer;
  const { code } = product;
  const name = productTitle(product);
  return (
    <>
      <HeartButton kind="product" reference={code} name={name} offer={offer} />
      <OfferMore offer={offer} actions={sheetActions} />
    </>
  );
};
