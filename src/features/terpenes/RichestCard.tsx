import { largeQueries } from "#data/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { readLabData, type LabData, richestOf } from "./richest.ts";
import type { Richest } from "#domain/strains/terpeneProducts.ts";
import { LabelLists } from "./LabelLists.tsx";
import { waitingCard } from "./terpenes.css.ts";

/**
 * Products and strains with the most of a terpene, or where no label has a figure products that name it: by the server, or
 * by its saved answer; while neither is to be had, by what this phone has of menus and products.
 */
export function RichestCard({ terpene }: { terpene: Terpene }) {
  const online = useOnline();
  const now = useNow();
  const options = largeQueries.terpeneProducts(terpene.slug);
  const query = useQuery(options);
  const retry = useRetry(options.queryKey);
  if (query.data === undefined && query.failureReason !== null)
    return <SavedRichest terpene={terpene} />;
  return (
    <Card
      title={titleOf(terpene, query.data)}
      className={query.data === undefined ? `no-print ${waitingCard}` : "no-print"}
    >
      <QueryState what="the products" query={query} onRetry={retry} online={online}>
        {({ observedAt, sample, ...richest }) => (
          <LabelLists
            {...{ terpene, richest, sample, now }}
            where={
              <>
                of the last 72 hours. <Freshness observedAt={observedAt} now={now} />
              </>
            }
            whereNamed="of today’s menus"
            age={<Freshness observedAt={observedAt} now={now} />}
            nothing={`No label on a menu from the last 72 hours gives a number for ${terpene.name}.`}
          />
        )}
      </QueryState>
    </Card>
  );
}

const titleOf = ({ name }: Terpene, richest: Pick<Richest, "named"> | undefined) =>
  richest?.named === undefined ? `Most ${name}` : `${name} on labels`;

function SavedRichest({ terpene }: { terpene: Terpene }) {
  const data = useSaved(readLabData);
  const now = useNow();
  const richest = useMemo(
    () => (data === null ? null : richestOf(data, terpene, now)),
    [data, terpene, now],
  );
  return (
    <Card title={titleOf(terpene, richest ?? undefined)} className="no-print">
      {data === null || richest === null ? (
        <Skeleton title="Checking saved menus" lines={4} />
      ) : (
        <LabelLists
          {...{ terpene, richest, now }}
          sample={data.menus.stores.some((store) => store.sample)}
          where="of the last 72 hours, on menus saved on this device."
          whereNamed="on menus saved on this device and seen within 72 hours"
          nothing={nothingSaved(data, richest, terpene)}
        />
      )}
    </Card>
  );
}

/** What is said where this phone has nothing to rank. */
function nothingSaved({ menus }: LabData, { labels }: Richest, { name }: Terpene): string {
  if (labels > 0) return `Saved figures for ${name} are older than 72 hours or off the shelf.`;
  return menus.stores.length > 0
    ? `No menu or product saved on this device gives a figure for ${name}.`
    : "No menu is saved on this device yet. Open the menus once while online; then figures show here, offline too.";
}
