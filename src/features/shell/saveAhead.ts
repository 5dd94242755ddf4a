import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { DAY_MS } from "#domain/time/spans.ts";
import { whenIdle } from "#platform/scheduling.ts";

/** A copy that is younger is good enough for who opens its screen without a signal. */
const OLD_MS = DAY_MS;

/**
 * Saves the few small answers that are read without a signal and that everybody gets: events, the newest contest, the state's
 * trends and the newest highlights, about 11 kB on the way in all. Once a visit, when the worker keeps the site and nothing
 * more urgent waits; what lies on the phone and is not a day old is not asked for. The first that does not come ends it.
 */
export async function saveAhead(client: QueryClient): Promise<void> {
  // Without a worker nothing opens without a connection.
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  await new Promise<void>(whenIdle);
  if (!isWorthIt()) return;
  const { largeQueries } = await import("#data/queries.ts");

  const recent = async <Answer>(
    { queryKey }: { queryKey: readonly unknown[] },
    fetch: (staleTime: number) => Promise<Answer>,
  ): Promise<Answer> => {
    await new Promise<void>(whenIdle);
    if (!isWorthIt()) throw new Error("Not now.");
    // The copy of this phone, else the server's answer.
    const answer = await fetch(Infinity);
    const age = Date.now() - (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
    return age < OLD_MS ? answer : fetch(OLD_MS);
  };
  const once = { retry: false } as const;
  const { events, contests, highlightYears, contestOf, highlightsOf } = largeQueries;
  const trends = largeQueries.trends(undefined);
  try {
    // What the server has to count for a while comes last.
    await recent(events, (staleTime) => client.fetchQuery({ ...events, ...once, staleTime }));
    await recent(trends, (staleTime) => client.fetchQuery({ ...trends, ...once, staleTime }));
    const all = await recent(contests, (staleTime) =>
      client.fetchQuery({ ...contests, ...once, staleTime }),
    );
    for (const query of all.slice(0, 1).map(({ year }) => contestOf(year)))
      await recent(query, (staleTime) => client.fetchQuery({ ...query, ...once, staleTime }));
    const years = await recent(highlightYears, (staleTime) =>
      client.fetchQuery({ ...highlightYears, ...once, staleTime }),
    );
    for (const query of years.slice(0, 1).map(highlightsOf))
      await recent(query, (staleTime) => client.fetchQuery({ ...query, ...once, staleTime }));
  } catch {
    // What did not come now comes with the next visit.
  }
}

interface Line {
  saveData: boolean;
  effectiveType: string;
}

/** Whether the page is looked at, and has a line that has room for what nobody has asked for. */
function isWorthIt(): boolean {
  const line: Partial<Line> | undefined = Reflect.get(navigator, "connection");
  return (
    onlineManager.isOnline() &&
    document.visibilityState === "visible" &&
    line?.saveData !== true &&
    (line?.effectiveType ?? "4g") === "4g"
  );
}
