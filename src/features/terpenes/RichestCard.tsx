import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Terpene } from "#content/terpene.ts";
import { useSaved } from "#data/useSaved.ts";
import { button } from "#design/button/button.css.ts";
import { Card } from "#design/card/Card.tsx";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { Skeleton } from "#design/skeleton/Skeleton.tsx";
import { WarningLine } from "#design/warningLine/WarningLine.tsx";
import { useNow } from "#platform/clock.ts";
import { readLabData, type LabData } from "./readLabData.ts";
import { richestOf } from "./richest.ts";
import { RichestLists } from "./RichestLists.tsx";
import { cardBody, quiet } from "./terpenes.css.ts";

/** Products and strains with the most of a terpene, by what this phone has; nobody is asked. */
export function RichestCard({ terpene }: { terpene: Terpene }) {
  const data = useSaved(readLabData);
  return (
    <Card title={`Most ${terpene.name}`} className="no-print">
      <div className={cardBody}>
        {data === null ? (
          <Skeleton title="Looking through the saved menus" lines={4} />
        ) : (
          <Found terpene={terpene} data={data} />
        )}
      </div>
    </Card>
  );
}

function Found({ terpene, data }: { terpene: Terpene; data: LabData }) {
  const now = useNow();
  const richest = useMemo(() => richestOf(data, terpene, now), [data, terpene, now]);
  const { labels, ranked } = richest;
  if (ranked === 0) {
    return (
      <EmptyState
        action={
          <Link
            to="/dispensary-menus"
            search={{ store: "all", category: "all" }}
            className={button({ kind: "secondary" })}
          >
            Open all menus
          </Link>
        }
      >
        {labels > 0
          ? `What this phone has saved of ${terpene.name} is older than 72 hours or off the shelf, so nothing is ranked.`
          : data.menus.stores.length > 0
            ? `No menu or product saved on this phone gives a figure for ${terpene.name}.`
            : "No menu has been saved on this phone yet. Open the menus once while there is a connection; then this place has figures, without one as well."}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={quiet}>
        Percent by weight, from{" "}
        {ranked === 1 ? "1 label" : `${ranked.toLocaleString("en-US")} labels`} on menus saved on
        this phone and seen within 72 hours. Batches differ.
      </p>
      <RichestLists richest={richest} terpene={terpene} now={now} />
      <WarningLine sample={data.menus.stores.some(({ sample }) => sample)} />
    </>
  );
}
