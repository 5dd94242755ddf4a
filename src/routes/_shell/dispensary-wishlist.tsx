import { createFileRoute } from "@tanstack/react-router";
import { AlertSwitch } from "#features/alerts/AlertSwitch.tsx";
import { AddToLimits } from "#features/limits/AddToLimits.tsx";
import { DayLimit, OverDayLimit, useIsOverDayLimit } from "#features/limits/DayLimit.tsx";
import { KeepButton } from "#features/menus/stores/KeepButton.tsx";
import {
  DispensaryWishlistScreen,
  type WishActions,
} from "#features/wishlist/DispensaryWishlistScreen.tsx";
import type { LimitsOfTrip } from "#features/wishlist/trip/TripResult.tsx";
import { wishRule } from "#features/wishlist/wishRule.ts";
import { parseWishId } from "#domain/wishlist/wishes.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/dispensary-wishlist")({
  head: () => screenHead("/dispensary-wishlist"),
  component: WishlistRoute,
});

function WishlistRoute() {
  const isOver = useIsOverDayLimit();
  return <DispensaryWishlistScreen actions={wishActions} limits={{ ...tripLimits, isOver }} />;
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

const tripLimits: Omit<LimitsOfTrip, "isOver"> = {
  day: (offers, onLeave) => <DayLimit offers={offers} onLeave={onLeave} />,
  over: (offers) => <OverDayLimit offers={offers} />,
};
