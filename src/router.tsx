import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { UnhandledErrorScreen } from "#features/site/UnhandledErrorScreen.tsx";
import { canonicalPath, partOf } from "#domain/site/routes.ts";
import { routeTree } from "./routeTree.gen.ts";

/**
 * Aliases are rewritten on the way in, so that each screen has one route; the
 * address bar then shows the screen's own path.
 *
 * @param history in place of the browser's own
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    context: { queryClient },
    rewrite: {
      input: ({ url }) => {
        url.hash = partOf(url.pathname) || url.hash;
        url.pathname = canonicalPath(url.pathname) ?? url.pathname;
        return url;
      },
    },
    defaultPreload: "intent",
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    // Where there is no browser there is nothing to scroll, and no script for it to be written.
    scrollRestoration: !import.meta.env.SSR,
    notFoundMode: "root",
    defaultErrorComponent: () => <UnhandledErrorScreen inShell />,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** Slug of the store from whose menu a link led. */
    cameFrom?: string;
  }
}
