import type { QueryClient } from "@tanstack/react-query";
import { persistQueries, restoreNewerQueries } from "#data/queryClient.ts";
import { SMALL_ANSWERS } from "#domain/queries/smallAnswers.ts";
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
    const isSmall = ([name = ""]: readonly string[]) => Object.hasOwn(SMALL_ANSWERS, name);
    await persistQueries(client, keys.filter(isSmall));
    const large = keys.filter((key) => !isSmall(key));
    if (large.length > 0) await persistLarge(client, large);
    return;
  }
  for (const key of keys)
    client.setQueryData(key, (answer: unknown) => answer, { updatedAt: keptSince });
  await restoreNewerQueries(client);
  for (const queryKey of keys) void client.refetchQueries({ queryKey });
}

async function persistLarge(client: QueryClient, keys: TakenView["keys"]): Promise<void> {
  const { largePersister } = await import("#data/saved/largePersister.ts");
  for (const key of keys) await largePersister.persistQueryByKey(key, client);
}
