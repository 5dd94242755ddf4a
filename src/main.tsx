import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { onCall } from "#data/api/apiClient.ts";
import { createQueryClient, followConnection, restorePersistedQueries } from "#data/queryClient.ts";
import "#design/global.css.ts";
import { canonicalPath } from "#domain/site/routes.ts";
import { BROWSER_BAR } from "#design/palette.ts";
import "#design/print.css";
import "#platform/installPrompt.ts";
import { noteCall } from "#platform/connection.ts";
import { setSession } from "#platform/session/session.ts";
import { applyTheme } from "#platform/theme.ts";
import { whenIdle } from "#platform/whenIdle.ts";
import { followPlainLinks } from "./plainLinks.ts";
import { createAppRouter } from "./router.tsx";

applyTheme(BROWSER_BAR);
followConnection();
onCall(noteCall);
const queryClient = createQueryClient();

// No top-level await: a screen's own file imports from this one, and would never stop waiting for it.
void start();

async function start(): Promise<void> {
  await restorePersistedQueries(queryClient);
  showOwnPath();
  const router = createAppRouter(queryClient);
  followPlainLinks(router);
  await router.load();
  createRoot(document.getElementById("root") ?? document.body).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  whenIdle(() => {
    import("./afterPaint.ts").then(
      ({ afterPaint }) => afterPaint(queryClient, (path) => router.history.push(path)),
      // A first visit that lost its connection on the way is a visit without an account.
      () => setSession({ state: "signed-out" }),
    );
  });
}

/** The router takes an alias for the screen it stands for, and leaves the address as it was typed. */
function showOwnPath(): void {
  const { pathname, search, hash } = location;
  const own = canonicalPath(pathname);
  if (own !== null && own !== pathname) history.replaceState(null, "", own + search + hash);
}
