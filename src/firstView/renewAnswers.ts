import type { QueryClient } from "@tanstack/react-query";
import { persistQueries, restoreNewerQueries } from "#data/queryClient.ts";
import type { TakenView } from "./takeFirstView.ts";

/**
 * Once the application stands, answers of a view that was kept are as old as they are: a newer copy
 * takes their place, and the server is asked. Answers that have just come are saved.
 */
export async function renewAnswers(
  client: QueryClient,
  { keys, keptSince }: TakenView,
): Promise<void> {
  if (keptSince === null) {
    await persistQueries(client, keys);
    return;
  }
  for (const key of keys)
    client.setQueryData(key, (answer: unknown) => answer, { updatedAt: keptSince });
  await restoreNewerQueries(client);
  for (const queryKey of keys) void client.refetchQueries({ queryKey });
}
