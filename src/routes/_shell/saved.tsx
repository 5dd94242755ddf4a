import { createFileRoute } from "@tanstack/react-router";
import KeptStores from "#features/home/KeptStores.tsx";
import { SavedScreen } from "#features/saved/SavedScreen.tsx";
import { screenHead } from "../-screenHead.ts";
import { useSavedThings } from "../-useSavedThings.ts";

export const Route = createFileRoute("/_shell/saved")({
  head: () => screenHead("/saved"),
  component: SavedRoute,
});

function SavedRoute() {
  return <SavedScreen things={useSavedThings()} stores={<KeptStores bare />} />;
}
