import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "#features/home/HomeScreen.tsx";
import { homeQueries } from "#features/home/queries.ts";
import { HomeSearch } from "#features/search/SearchField.tsx";
import { whenPainted } from "#platform/lazyPart.tsx";
import { screenHead } from "../-screenHead.ts";
import { waitFor } from "../-waitFor.ts";

/** Longest wait for the banners, in milliseconds; later ones push the page down when they come. */
const BANNERS_TIMEOUT_MS = 700;

export const Route = createFileRoute("/_shell/")({
  head: () => screenHead("/"),
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(homeQueries.statistics);
    // The banners stand above everything: a first visit waits a moment for them, so that nothing
    // moves. A saved copy shows at once, however old, and is asked for anew beside it.
    await waitFor(
      queryClient.ensureQueryData({ ...homeQueries.announcements, revalidateIfStale: true }),
      BANNERS_TIMEOUT_MS,
    );
  },
  component: () => (
    <HomeScreen
      search={<HomeSearch />}
      bouquet={<HomeBouquet />}
      wishes={<HomeWishes />}
      views={<HomeViews />}
    />
  ),
});

const HomeBouquet = whenPainted(() => import("../-HomeBouquet.tsx"));

const HomeWishes = whenPainted(() => import("../-HomeWishes.tsx"));

const HomeViews = whenPainted(() => import("../-HomeViews.tsx"));
