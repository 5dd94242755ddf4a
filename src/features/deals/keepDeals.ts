import { onlineManager, type QueryClient } from "@tanstack/react-query";

/**
 * Brings the deals of all stores, and the stores, before they are asked for: from the first visit on deals and map are there
 * in a store without a signal, as home promises. Not where the phone is told to spare data.
 */
export async function keepDeals(client: QueryClient): Promise<void> {
  if (!onlineManager.isOnline() || sparesData()) return;
  const { largeQueries } = await import("#data/queries.ts");
  await client.prefetchQuery(largeQueries.deals);
  await client.prefetchQuery(largeQueries.stores);
}

/** What the visitor has set on the phone; only some browsers tell. */
function sparesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true
  );
}
