import type { QueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast/headless";
import { startAlerts } from "#features/alerts/phone/startAlerts.ts";
import { startAccount } from "#features/account/startAccount.ts";
import { keepPinsFresh } from "#features/dispensary-menus/stores/keepPinsFresh.ts";
import { homeQueries } from "#features/home/queries.ts";
// Nothing is said before it can be shown.
import "#features/shell/Overlays.tsx";
import "#features/shell/topBar/AccountCorner.tsx";
import "#features/shell/notices/InstallOffer.tsx";
import "#features/shell/notices/UpdateNotice.tsx";
import { registerWorker } from "#platform/worker/serviceWorker.ts";

/**
 * What waits until the page has been painted and nothing more urgent is to be done.
 *
 * @param open shows a screen by its path
 */
export function afterPaint(client: QueryClient, open: (path: string) => void): void {
  void registerWorker(() => toast("This site now opens without a connection, too."));
  // Whatever screen came first, home works offline from now on.
  void client.prefetchQuery(homeQueries.statistics);
  void client.prefetchQuery(homeQueries.announcements);
  void startAccount(client);
  void startAlerts(client, open);
  keepPinsFresh(client);
}
