import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { readPersistedMenus } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { wishlistStore } from "#data/wishlist/wishlist.ts";
import { button } from "#design/controls/button.css.ts";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { RefreshFailed } from "#design/states/RefreshFailed.tsx";
import { Text } from "#design/words/Text.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { formatDate } from "#domain/time/age.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { useNow } from "#platform/clock.ts";
import { useSession } from "#platform/session/session.ts";
import { WishGroupList, type WishActions } from "./WishGroupList.tsx";
import { groupWishes } from "./groupWishes.ts";
import { hasFreshMenu } from "./hasFreshMenu.ts";
import { offersOfWishes } from "./wishOffers.ts";
import { wishlistQueries } from "./queries.ts";
import { look } from "./startWishlist.ts";
import { useWishlist } from "./useWishlist.ts";
import { PlanTrip } from "./trip/PlanTrip.tsx";
import type { LimitsOfTrip } from "./trip/TripResult.tsx";
import { WishlistTools } from "./WishlistTools.tsx";

interface WishlistScreenProps {
  actions: WishActions;
  limits: LimitsOfTrip;
}

/** What the visitor wants, with what the menus on this device say of it now. */
export function DispensaryWishlistScreen({ actions, limits }: WishlistScreenProps) {
  const wishes = useWishlist();
  useEffect(() => look({ isUrgent: false }), []);
  return (
    <Page
      title={SCREENS["/dispensary-wishlist"]}
      lead="Products, strains, brands and stores you want, with a note and a target price."
    >
      <PrintTitle title="Wishlist">{formatDate(useNow())}</PrintTitle>
      {wishes === null ? (
        <Skeleton title="Reading the wishlist" />
      ) : (
        <>
          <WhereItIs />
          <WishlistTools wishes={wishes} />
          {wishes.length === 0 ? (
            <NothingYet />
          ) : (
            <Wishes wishes={wishes} actions={actions} limits={limits} />
          )}
        </>
      )}
    </Page>
  );
}

/** Said to a visitor who is signed out: the list is on this device alone. */
function WhereItIs() {
  const session = useSession();
  const isRefused = wishlistStore.useIsRefused();
  if (session.state !== "signed-out") return null;
  return (
    <Text tone="quiet" size="md" className="no-print">
      {isRefused ? "This browser keeps nothing." : "Saved on this phone."}{" "}
      <Link to="/signin" search={{ redirect: "/dispensary-wishlist" }}>
        Sign in
      </Link>{" "}
      to have it on your other devices.
    </Text>
  );
}

function NothingYet() {
  return (
    <EmptyState
      action={
        <Link to="/dispensary-menus" className={button({ kind: "primary" })}>
          Open the menus
        </Link>
      }
    >
      Nothing yet. Tap a heart on a product, deal, strain or store.
    </EmptyState>
  );
}

/** The list stands whatever becomes of the menus: it is this device's own. */
function Wishes({ wishes, actions, limits }: WishlistScreenProps & { wishes: readonly Wish[] }) {
  const now = useNow();
  const menus = useQuery(wishlistQueries.menus);
  const retry = useRetry(wishlistQueries.menus.queryKey);
  const saved = useSaved(readPersistedMenus, menus.dataUpdatedAt);
  const offers = useMemo(
    () => (saved === null ? null : offersOfWishes(saved, new Set(wishes.map(({ id }) => id)))),
    [saved, wishes],
  );
  // Asked for, or answered and not read yet.
  const isComing = menus.isPending
    ? menus.failureReason === null
    : (menus.data?.table.stores.length ?? 0) > 0;
  if (saved === null || offers === null || (saved.stores.length === 0 && isComing))
    return <Skeleton title="Checking the menus" />;
  const groups = groupWishes(wishes, offers, hasFreshMenu(saved, now), now);
  return (
    <>
      {menus.isError && menus.data !== undefined ? (
        <RefreshFailed savedAt={menus.dataUpdatedAt} now={now} onRetry={retry} />
      ) : null}
      <WarningLine isShort sample={saved.stores.some(({ sample }) => sample)} />
      <PlanTrip wishes={wishes} offers={offers} now={now} limits={limits} />
      <WishGroupList groups={groups} now={now} actions={actions} />
    </>
  );
}
