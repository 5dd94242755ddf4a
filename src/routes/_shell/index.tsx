import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "#features/home/HomeScreen.tsx";
import { homeQueries } from "#features/home/queries.ts";
import { screenHead } from "../-screenHead.ts";

/** Longest wait for the banners, in milliseconds; later ones push the page down when they come. */
const BANNERS_PATIENCE_MS = 700;

export const Route = createFileRoute("/_shell/")({
  head: () => screenHead("/"),
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(homeQueries.statistics);
    // The banners stand above everything: wait a moment for them, so that nothing moves.
    const patience = new Promise((resolve) => setTimeout(resolve, BANNERS_PATIENCE_MS));
    await Promise.race([queryClient.prefetchQuery(homeQueries.announcements), patience]);
  },
  component: HomeScreen,
});
