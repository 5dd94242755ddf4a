import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { onCall } from "#data/api/apiClient.ts";
import { createQueryClient, followConnection, restoreSavedQueries } from "#data/queryClient.ts";
import "#design/global.css.ts";
import { canonicalPath, partOf } from "#domain/site/routes.ts";
import { BROWSER_BAR } from "#design/palette.ts";
import "#design/print.css";
import { followBack } from "#design/surfaces/backCloses.ts";
import "#platform/install/installPrompt.ts";
import { noteCall } from "#platform/connection.ts";
import { hydrated } from "#platform/lazyPart.tsx";
import { setSession } from "#platform/session/session.ts";
import { applyTheme } from "#platform/theme.ts";
import { whenIdle, yieldToVisitor } from "#platform/scheduling.ts";
import { surviveTranslation } from "#platform/translation.ts";
import { App } from "./App.tsx";
import {
  renewAnswers,
  isHidden,
  takeFirstView,
  type TakenView,
} from "./firstView/takeFirstView.ts";
import { stopNotingTaps, replayTap } from "./firstView/beforeStart.ts";
import { followPlainLinks } from "./platform/plainLinks.tsx";
import { createAppRouter } from "./router.tsx";

type AppRouter = ReturnType<typeof createAppRouter>;

applyTheme(BROWSER_BAR);
surviveTranslation();
followConnection();
onCall(noteCall);
const queryClient = createQueryClient();

// No top-level await: a screen's own file imports from this one, and would never stop waiting for it.
void start();

async function start(): Promise<void> {
  // The modules have just been evaluated; a tap may wait.
  await yieldToVisitor();
  const view = await takeFirstView(queryClient);
  if (view?.isWhole !== true) await restoreSavedQueries(queryClient);
  showOwnPath();
  followBack();
  const router = createAppRouter(queryClient);
  followPlainLinks(router);
  await yieldToVisitor();
  // Tells the router that the elements are there already, in the structure of a server.
  if (view?.isSame === true) router.ssr = { manifest: undefined };
  await router.load();
  const root = document.getElementById("root") ?? document.body;
  // A view in another layout than the application's is hidden: what is measured there would be nothing.
  if (isHidden()) {
    root.replaceChildren();
    delete root.dataset["view"];
  }
  const onShown = () => {
    delete root.dataset["view"];
    replayTap(root);
    void afterwards(view, router);
  };
  const app = { queryClient, router };
  // A transition: scrolling and tapping go first.
  if (view?.isSame === true) {
    // React answers taps on elements that it is about to take over.
    stopNotingTaps();
    startTransition(() => void hydrateRoot(root, <App {...app} />));
    await hydrated;
    onShown();
  } else startTransition(() => createRoot(root).render(<App {...app} onShown={onShown} />));
}

/** What has to wait until the application stands on the screen. */
async function afterwards(view: TakenView | null, router: AppRouter): Promise<void> {
  if (view !== null) await renewAnswers(queryClient, view);
  whenIdle(() => {
    import("./afterPaint.ts").then(
      ({ afterPaint }) => afterPaint(queryClient, router),
      // A first visit that lost its connection on the way is a visit without an account.
      () => setSession({ state: "signed-out" }),
    );
  });
}

/** The router takes an alias for the screen it stands for, and leaves the address as it was typed. */
function showOwnPath(): void {
  const { pathname, search, hash } = location;
  const own = canonicalPath(pathname);
  if (own !== null && own !== pathname) {
    const part = partOf(pathname);
    history.replaceState(null, "", own + search + (part === "" ? hash : `#${part}`));
  }
}
