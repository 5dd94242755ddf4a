import { createFileRoute } from "@tanstack/react-router";
import { readPins } from "#data/pins.ts";
import { DispensaryLimitsScreen } from "#features/limits/DispensaryLimitsScreen.tsx";
import { wishlistIsKnown } from "#features/wishlist/useWishlist.ts";
import { BasketWishes } from "../-BasketWishes.tsx";
import { screenHead } from "../-screenHead.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/dispensary-limits")({
  // An empty basket names the kept store and the wishes: nothing below them moves when they come.
  loader: () => loadSoon(Promise.all([readPins(), wishlistIsKnown()])).then(() => null),
  head: () => screenHead("/dispensary-limits"),
  component: () => <DispensaryLimitsScreen wishes={<BasketWishes />} />,
});
