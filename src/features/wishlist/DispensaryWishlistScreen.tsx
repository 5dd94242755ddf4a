import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Route from "~icons/route";
import { lazy, Suspense, useEffect } from "react";
import { wishlistStore } from "#data/wishlist/wishlist.ts";
import { button } from "#design/controls/button.css.ts";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Text } from "#design/words/Text.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { TaxSwitch } from "#design/controls/TaxSwitch.tsx";
import { useRegister } from "#data/register.ts";
import { changeSettings } from "#platform/settings.ts";
import { useVisitor } from "#platform/visitor.ts";
import { useFoundPlace } from "#platform/visitorPlace.ts";
import { WarningLine, WarningSign } from "#design/states/WarningLine.tsx";
import type { Store } from "#domain/stores/stores.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { formatDate } from "#domain/time/age.ts";
import { parseWishId, type Wish } from "#domain/wishlist/wishes.ts";
import { media } from "#design/tokens.ts";
import { useNow } from "#platform/clock.ts";
import { useMedia } from "#platform/media.ts";
import { useSession } from "#platform/session/session.ts";
import { sumAtOneStore } from "./atOneStore.ts";
import { groupWishes } from "./groupWishes.ts";
import { useStoreRank } from "./tripOrigin.ts";
import { useWishOffers } from "./useWishOffers.ts";
import { hasFreshMenu } from "./wishOffers.ts";
import { largeQueries } from "#data/queries.ts";
import { look } from "./startWishlist.ts";
import { useWishlist } from "./useWishlist.ts";
import type { LimitsOfTrip } from "./trip/tripForADay.ts";
import { alone, where } from "./wishlist.css.ts";
import { besideTrip, listTools, views, withForms, withTrip } from "./wishlistFrame.css.ts";
import { OtherForms, otherForms } from "./OtherForms.tsx";
import { WishGroupList, WishSum, type WishActions } from "./WishGroupList.tsx";
import { WishlistTools } from "./WishlistTools.tsx";

interface WishlistScreenProps {
  actions: WishActions;
  limits: LimitsOfTrip;
  /** Whether a trip is planned, by the address; `undefined`: where there is room beside the list. */
  wantsTrip: boolean | undefined;
  onTrip: (wanted: boolean | undefined) => void;
}

/** What the visitor wants, with what the menus on this device say of it now. */
export function DispensaryWishlistScreen(props: WishlistScreenProps) {
  const wishes = useWishlist();
  useEffect(() => look({ isUrgent: false }), []);
  useFoundPlace();
  return (
    <Page
      title={SCREENS["/dispensary-wishlist"]}
      dense
      after={wishes === null ? null : <WishlistTools wishes={wishes} />}
    >
      <PrintTitle title="Wishlist">{formatDate(useNow())}</PrintTitle>
      {wishes === null ? (
        <Skeleton title="Reading the wishlist" />
      ) : (
        <>
          {wishes.length === 0 ? <NothingYet /> : <Wishes wishes={wishes} {...props} />}
          <WhereItIs />
        </>
      )}
    </Page>
  );
}

/** Where the list is. Its lines have their place before it is known who is signed in. */
function WhereItIs() {
  const { state } = useSession();
  const isRefused = wishlistStore.useIsRefused();
  return (
    <Text tone="quiet" size="sm" className={`${where} no-print`}>
      {state === "signed-in" ? "Saved on this device and with your account." : null}
      {state === "signed-out" ? (
        <>
          {isRefused ? "This browser can’t save anything." : "Saved on this device."}{" "}
          <Link to="/signin" search={{ redirect: "/dispensary-wishlist" }}>
            Sign in
          </Link>{" "}
          to have it on your other devices.
        </>
      ) : null}
    </Text>
  );
}

function NothingYet() {
  return (
    <EmptyState
      drawing="emptyList"
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
function Wishes(props: WishlistScreenProps & { wishes: readonly Wish[] }) {
  const { wishes, actions, limits, wantsTrip, onTrip } = props;
  const now = useNow();
  const visitor = useVisitor();
  const register = useRegister(visitor, now);
  const hasRoom = useMedia(media.rail);
  const goods = wishes.filter(({ id }) => parseWishId(id)?.kind !== "store");
  const hasGoods = goods.length > 0;
  // Where there is room beside the list a trip stands there unasked.
  const isUsual = hasRoom && hasGoods;
  const isPlanned = hasGoods && (wantsTrip ?? isUsual);
  const menus = useQuery(largeQueries.menus);
  const known = useWishOffers(wishes, menus.dataUpdatedAt);
  const rank = useStoreRank(known?.menus.stores ?? NO_STORES);
  // Asked for, or answered and not read yet.
  const isComing = menus.isPending
    ? menus.failureReason === null
    : (menus.data?.table.stores.length ?? 0) > 0;
  if (known === null || rank === null || (known.menus.stores.length === 0 && isComing))
    return <Skeleton title="Checking the menus" />;
  const { menus: saved, offers } = known;
  // A trip among the few stores of copies would be another one a moment later, and move what is below it.
  const isPart = menus.isPending
    ? menus.fetchStatus === "fetching" && menus.failureReason === null
    : menus.data?.table.stores.some(({ slug }) => !saved.savedAt.has(slug)) === true;
  const groups = groupWishes(wishes, offers, hasFreshMenu(saved, now), now, register, rank);
  // A list of many fills a desk by itself; what comes late would move what stands there.
  const isShort = hasRoom && wishes.length <= SHORT_LIST;
  const forms = isShort && !isPart ? otherForms(groups.available, saved, now, register) : [];
  const also = forms.length === 0 ? null : <OtherForms forms={forms} now={now} />;
  const isSample = saved.stores.some(({ sample }) => sample);
  const hasTax = register?.hasTax === true;
  const buyable = groups.available.filter(({ wish }) => goods.includes(wish));
  const trip = isPlanned ? (
    <div className={wantsTrip === undefined ? "no-print" : undefined}>
      <Suspense>
        {isPart ? (
          <Skeleton title="Checking the menus" />
        ) : (
          <TripPlanner
            wishes={wishes}
            offers={offers}
            stores={saved.stores}
            now={now}
            register={register}
            limits={limits}
          />
        )}
      </Suspense>
    </div>
  ) : null;
  return (
    <>
      <TaxSwitch
        isOn={visitor.withTax}
        onChange={(isOn) => changeSettings({ with_tax: isOn ? "on" : "off" })}
        words={register?.words(saved.stores) ?? null}
        line={listTools}
        before={
          hasGoods ? (
            <ListOrTrip
              isTrip={isPlanned}
              onChange={(is) => onTrip(is || (isUsual ? false : undefined))}
            />
          ) : null
        }
        behind={isSample ? null : <WarningSign isWithTax={hasTax} />}
      >
        {isSample ? <WarningLine isShort isWithTax={hasTax} sample /> : undefined}
      </TaxSwitch>
      {/* A trip says what it comes to itself, and what this would have been: two sums compete. */}
      {isPlanned ? null : (
        <WishSum
          of={buyable}
          wanted={goods.length}
          isOver={limits.isOver}
          sumAtOne={() =>
            sumAtOneStore(
              buyable.map(({ wish }) => wish),
              { offers, now, register, rank },
            )
          }
        />
      )}
      <div className={isPlanned ? withTrip({ isShort }) : undefined}>
        {trip}
        <div key="list" className={isPlanned ? besideTrip : undefined}>
          <div className={isPlanned ? undefined : also === null ? alone : withForms}>
            <WishGroupList groups={groups} now={now} register={register} actions={actions} />
            {also}
          </div>
        </div>
      </div>
    </>
  );
}

const NO_STORES: readonly Store[] = [];

/** So few wishes leave a desk half empty: what else there is stands there, and a trip has half of it. */
const SHORT_LIST = 4;

const TripPlanner = lazy(() => import("./trip/TripPlanner.tsx"));

interface ListOrTripProps {
  isTrip: boolean;
  onChange: (isTrip: boolean) => void;
}

/** The two views of the screen, of which one is on, in their place whichever it is. Where there is room a trip has its list beside it. */
function ListOrTrip({ isTrip, onChange }: ListOrTripProps) {
  return (
    <div role="group" aria-label="Show" className={`${views} no-print`}>
      <button type="button" aria-pressed={!isTrip} onClick={() => onChange(false)}>
        List
      </button>
      <button type="button" aria-pressed={isTrip} onClick={() => onChange(true)}>
        <Route aria-hidden="true" /> Plan a trip
      </button>
    </div>
  );
}
