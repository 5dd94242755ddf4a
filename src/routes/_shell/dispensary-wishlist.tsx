import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { given } from "#domain/text/searchParameter.ts";
import { AlertSwitch } from "#features/alerts/AlertSwitch.tsx";
import { AddToLimits } from "#features/limits/AddToLimits.tsx";
import { DayLimit, OverDayLimit, useDayCheck, type DayCheck } from "#features/limits/DayLimit.tsx";
import { KeepButton } from "#features/menus/stores/KeepButton.tsx";
import { DispensaryWishlistScreen } from "#features/wishlist/DispensaryWishlistScreen.tsx";
import type { WishActions } from "#features/wishlist/WishGroupList.tsx";
import type { LimitsOfTrip } from "#features/wishlist/trip/tripForADay.ts";
import { wishRule } from "#features/wishlist/wishRule.ts";
import { parseWishId } from "#domain/wishlist/wishes.ts";
import { screenHead } from "../-screenHead.ts";

/** Whether a trip is planned; unless it says so, where there is room beside the list. */
const WishlistSearchSchema = v.object({ trip: given(v.boolean()) });

export const Route = createFileRoute("/_shell/dispensary-wishlist")({
  validateSearch: WishlistSearchSchema,
  head: () => screenHead("/dispensary-wishlist"),
  component: WishlistRoute,
});

function WishlistRoute() {
  const check = useDayCheck();
  const { trip } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DispensaryWishlistScreen
      actions={wishActions}
      limits={{ ...tripLimits, ...check }}
      wantsTrip={trip}
      // Back closes what was opened; what was closed is not opened by it.
      onTrip={(wanted) =>
        void navigate({
          search: (now) => ({ ...now, trip: wanted }),
          replace: wanted !== true,
          resetScroll: false,
        })
      }
    />
  );
}

const wishActions: WishActions = {
  signs: (known) => {
    const about = wishRule(known);
    return about === null ? null : <AlertSwitch about={about} name={known.wish.name} look="sign" />;
  },
  inSheet: (known) => {
    const { wish } = known;
    const about = wishRule(known);
    const store = parseWishId(wish.id);
    return (
      <>
        {about === null ? null : <AlertSwitch about={about} name={wish.name} look="words" />}
        {known.is === "available" ? <AddToLimits offer={known.best.offer} inSheet /> : null}
        {store?.kind === "store" ? (
          <KeepButton slug={store.reference} name={wish.name} hasText />
        ) : null}
      </>
    );
  },
};

const tripLimits: Omit<LimitsOfTrip, keyof DayCheck> = {
  day: (offers, onLeave, left) => (
    <DayLimit offers={offers} onLeave={onLeave}>
      {left}
    </DayLimit>
  ),
  over: (offers) => <OverDayLimit offers={offers} />,
};
