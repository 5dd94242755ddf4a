import { useCallback, useId } from "react";
import type { QueryClient } from "@tanstack/react-query";
import { useSaved } from "#data/saved/useSaved.ts";
import { viewsStore } from "#data/views.ts";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { SITE } from "#domain/site/site.ts";
import { dateFormat, formatDate, formatTime } from "#domain/time/age.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { countNew, type SavedView } from "#domain/views/savedViews.ts";
import { useNow } from "#platform/clock.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import type { FindResults } from "./ViewPanel.tsx";
import { list, title } from "./views.css.ts";

interface ViewListProps {
  findResults: FindResults;
  /** Where a view leads. */
  pathOf: (view: SavedView) => `/${string}`;
  /** Stands under a heading that says so already. */
  bare?: boolean;
}

/** The visitor's views, each with what is new in it by what is on the phone. Nothing where there is none. */
export default function ViewList({ findResults, pathOf, bare = false }: ViewListProps) {
  const id = useId();
  const now = useNow();
  const views = viewsStore.use();
  const read = useCallback(
    async (queryClient: QueryClient) => {
      const found = new Map<string, readonly string[] | null>();
      for (const view of views ?? []) found.set(view.id, await findResults(queryClient, view));
      return found;
    },
    [views, findResults],
  );
  const results = useSaved(read);
  if (views === null || views.length === 0) return null;
  const rows = (
    <ul className={list} aria-labelledby={bare ? undefined : id}>
      {views.map((view) => (
        <ListRow
          key={view.id}
          title={
            <PlainLink href={pathOf(view)}>
              <bdi translate="no">{view.name}</bdi>
            </PlainLink>
          }
          note={newsOf(view, results?.get(view.id), now)}
        />
      ))}
    </ul>
  );
  if (bare) return rows;
  return (
    <section>
      <h2 id={id} className={title}>
        Saved views
      </h2>
      {rows}
    </section>
  );
}

/** `undefined`: storage has not answered yet. */
function newsOf(view: SavedView, keys: readonly string[] | null | undefined, now: number): string {
  if (keys === undefined) return "\u00A0";
  if (keys === null) return "Not on this device yet: open it once with a connection.";
  const count = countNew(view, keys);
  const all = `${keys.length.toLocaleString("en-US")} in all`;
  if (count === null) return all;
  return `${count === 0 ? "Nothing" : String(count)} new since ${momentWords(view.seenAt, now)}, ${all}`;
}

const weekday = dateFormat({ weekday: "long", timeZone: SITE.timeZone });

/** "9:05 AM" of today, "Tuesday" of the last days, else the date. */
function momentWords(moment: number, now: number): string {
  if (calendarDay(moment) === calendarDay(now)) return formatTime(moment);
  return now - moment < 6 * DAY_MS ? weekday(moment) : formatDate(moment);
}
