import type { QueryClient } from "@tanstack/react-query";
import { Outlet, createRootRouteWithContext } from "@tanstack/react-router";
import { Announcer } from "#features/shell/Announcer.tsx";
import { HomeSearch } from "#features/search/SearchField.tsx";
import { NotFoundScreen } from "#features/site/NotFoundScreen.tsx";
import { UnhandledErrorScreen } from "#features/site/UnhandledErrorScreen.tsx";
import { NOT_FOUND_TITLE } from "#domain/site/routes.ts";
import { documentTitle } from "#domain/site/site.ts";

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Holds for addresses that no screen answers to; each screen brings its own.
  head: () => ({ meta: [{ title: documentTitle(NOT_FOUND_TITLE) }] }),
  component: () => (
    <>
      <Outlet />
      <Announcer />
    </>
  ),
  errorComponent: () => <UnhandledErrorScreen />,
  notFoundComponent: () => <NotFoundScreen search={<HomeSearch />} />,
});
