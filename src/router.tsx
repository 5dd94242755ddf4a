import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { UnhandledErrorScreen } from "#features/unhandled-error/UnhandledErrorScreen.tsx";
import { canonicalPath } from "#domain/site/routes.ts";
import { routeTree } from "./routeTree.gen.ts";

/**
 * Aliases are rewritten on the way in, so that each screen has one route; the
 * address bar then shows the screen's own path.
 */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    rewrite: {
      input: ({ url }) => {
        url.pathname = canonicalPath(url.pathname) ?? url.pathname;
        return url;
      },
    },
    defaultPreload: "intent",
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    notFoundMode: "root",
    defaultErrorComponent: () => <UnhandledErrorScreen inShell />,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
