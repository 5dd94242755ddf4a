import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Strain } from "#content/strain.ts";
import { readSavedMenus, type SavedMenus } from "#data/readSavedMenus.ts";
import { useSaved } from "#data/useSaved.ts";
import { button } from "#design/button/button.css.ts";
import { Card } from "#design/card/Card.tsx";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { Skeleton } from "#design/skeleton/Skeleton.tsx";
import { WarningLine } from "#design/warningLine/WarningLine.tsx";
import { useNow } from "#platform/clock.ts";
import { shelfOf } from "./shelf.ts";
import { ShelfRegionRow } from "./ShelfRegionRow.tsx";
import { quiet, shelf } from "./genetics.css.ts";

/** Where the strain is on the shelf, by the menus that this phone has; nobody is asked. */
export function ShelfCard({ strain }: { strain: Strain }) {
  const saved = useSaved(readSavedMenus);
  return (
    <Card title="On the shelf now" className="no-print">
      <div className={shelf}>
        {saved === null ? (
          <Skeleton title="Looking through the saved menus" lines={3} />
        ) : (
          <Shelf strain={strain} saved={saved} />
        )}
      </div>
    </Card>
  );
}

function Shelf({ strain: { slug, name }, saved }: { strain: Strain; saved: SavedMenus }) {
  const now = useNow();
  const regions = useMemo(() => shelfOf(saved, slug, now), [saved, slug, now]);
  const stores = saved.stores.length;
  const toMenus = (
    <Link
      to="/dispensary-menus"
      search={{ store: "all", category: "all", strain: slug }}
      className={button({ kind: "secondary" })}
    >
      {name} on all menus
    </Link>
  );
  if (stores === 0) {
    return (
      <EmptyState action={toMenus}>
        No menu has been saved on this phone yet. Open the menus once while there is a connection;
        then this place tells where {name} is, without one as well.
      </EmptyState>
    );
  }
  const source = stores === 1 ? "the menu of 1 store" : `the menus of ${String(stores)} stores`;
  if (regions.length === 0) {
    return (
      <EmptyState action={toMenus}>
        Not listed on {source} saved on this phone. Other stores may have it.
      </EmptyState>
    );
  }
  return (
    <>
      <p className={quiet}>From {source} saved on this phone.</p>
      <div>
        {regions.map((region) => (
          <ShelfRegionRow key={region.region ?? ""} slug={slug} shelf={region} now={now} />
        ))}
      </div>
      <WarningLine sample={saved.stores.some(({ sample }) => sample)} />
      <div>{toMenus}</div>
    </>
  );
}
