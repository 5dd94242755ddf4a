import Bookmark from "~icons/bookmark";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { viewsStore } from "#data/views.ts";
import { Button } from "#design/controls/Button.tsx";
import {
  searchWords,
  seenNow,
  viewOf,
  type SavedView,
  type ViewAddress,
} from "#domain/views/savedViews.ts";
import type { FindResults } from "./ViewPanel.tsx";

const ViewPanel = lazy(() => import("./ViewPanel.tsx"));

interface SaveViewProps {
  screen: SavedView["screen"];
  /** The address's own, with at least one filter. */
  search: object;
  findResults: FindResults;
}

/** Keeps the filters of a list under a name, and notes what a kept one has when it is looked at. */
export function SaveView({ screen, search, findResults }: SaveViewProps) {
  const [isOpen, setOpen] = useState(false);
  const views = viewsStore.use();
  const address: ViewAddress = { screen, search: searchWords(search) };
  const view = viewOf(views ?? [], address);
  useLookedAt(view, findResults);
  return (
    <>
      <Button
        kind="sign"
        aria-label={view === undefined ? "Save this view" : `Saved view: ${view.name}`}
        aria-pressed={view !== undefined}
        onClick={() => setOpen(true)}
      >
        <Bookmark
          size={20}
          aria-hidden="true"
          fill={view === undefined ? "none" : "currentColor"}
        />
        {view === undefined ? "Save view" : "Saved"}
      </Button>
      {isOpen ? (
        <Suspense>
          <ViewPanel
            view={view}
            address={address}
            findResults={findResults}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** What the view has when its list is opened was seen, and what it has when that is left. */
function useLookedAt(view: SavedView | undefined, findResults: FindResults): void {
  const queryClient = useQueryClient();
  const id = view?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const look = async () => {
      const known = (await viewsStore.read()).find((each) => each.id === id);
      const keys = known === undefined ? null : await findResults(queryClient, known);
      if (keys === null) return;
      await viewsStore.change((all) =>
        all.map((each) => (each.id === id ? seenNow(each, keys, Date.now()) : each)),
      );
    };
    // Who leaves has looked: what came while the list was open is not new afterwards.
    void look();
    return () => void look();
  }, [id, findResults, queryClient]);
}
