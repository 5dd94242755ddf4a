import { createFileRoute } from "@tanstack/react-router";
import { SavedAlerts } from "#features/alerts/SavedAlerts.tsx";
import KeptStores from "#features/home/KeptStores.tsx";
import { SavedScreen } from "#features/saved/SavedScreen.tsx";
import { SavedWishes } from "#features/wishlist/SavedWishes.tsx";
import ViewList from "#features/views/ViewList.tsx";
import { screenHead } from "../-screenHead.ts";
import { useSavedThings } from "../-useSavedThings.ts";
import { viewPath, viewResults } from "../-viewResults.ts";

export const Route = createFileRoute("/_shell/saved")({
  head: () => screenHead("/saved"),
  component: SavedRoute,
});

function SavedRoute() {
  return (
    <SavedScreen
      things={useSavedThings()}
      stores={<KeptStores bare />}
      views={<ViewList findResults={viewResults} pathOf={viewPath} bare />}
      WishRows={SavedWishes}
      AlertRows={SavedAlerts}
    />
  );
}
