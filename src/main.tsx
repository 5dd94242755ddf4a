import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import toast from "react-hot-toast/headless";
import { createQueryClient, noticeConnection, restoreSavedCopies } from "#data/queryClient.ts";
import "#design/global.css.ts";
import { canonicalPath } from "#domain/routes.ts";
import { BROWSER_BAR } from "#design/palette.ts";
import "#design/print.css";
import { homeQueries } from "#features/home/queries.ts";
import "#platform/install.ts";
import { registerWorker } from "#platform/serviceWorker.ts";
import { applyTheme } from "#platform/theme.ts";
import { whenIdle } from "#platform/whenIdle.ts";
import { createAppRouter } from "./router.tsx";

applyTheme(BROWSER_BAR);
noticeConnection();
const queryClient = createQueryClient();

// No top-level await: a screen's own file imports from this one, and would wait for it for ever.
void start();

async function start(): Promise<void> {
  await restoreSavedCopies(queryClient);
  showOwnPath();
  const router = createAppRouter(queryClient);
  await router.load();
  createRoot(document.getElementById("root") ?? document.body).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  whenIdle(() => {
    void registerWorker(() => toast("This site now opens without a connection, too."));
    // Whatever screen came first, home works offline from now on.
    void queryClient.prefetchQuery(homeQueries.statistics);
    void queryClient.prefetchQuery(homeQueries.announcements);
    void import("#features/dispensary-menus/keepPinsFresh.ts")
      .then(({ keepPinsFresh }) => keepPinsFresh(queryClient))
      // Without a connection the file may be missing on a first visit; then nothing is kept either.
      .catch(() => {});
  });
}

/** The router takes an alias for the screen it stands for, and leaves the address as it was typed. */
function showOwnPath(): void {
  const { pathname, search, hash } = location;
  const own = canonicalPath(pathname);
  if (own !== null && own !== pathname) history.replaceState(null, "", own + search + hash);
}
