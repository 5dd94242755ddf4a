import { largeQueries } from "#data/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { useRegister } from "#data/register.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { button } from "#design/controls/button.css.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { Text } from "#design/words/Text.tsx";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { useVisitor } from "#platform/visitor.ts";
import { readLabData, type LabData, richestOf } from "./richest.ts";
import { NamedLists } from "./NamedLists.tsx";
import type { Richest } from "#domain/strains/terpeneProducts.ts";
import { RichestLists } from "./RichestLists.tsx";
import { waitingCard } from "./terpenes.css.ts";

/**
 * Products and strains with the most of a terpene, or where no label has a figure products that name it: by the server, or
 * by its saved answer; while neither is to be had, by what this phone has of menus and products.
 */
export function RichestCard({ terpene }: { terpene: Terpene }) {
  const online = useOnline();
  const now = useNow();
  const options = terpeneQueries.products(terpene.slug);
  const query = useQuery(options);
  const retry = useRetry(options.queryKey);
  const hasTax = useHasTax(now);
  if (query.data === undefined && query.failureReason !== null)
    return <SavedRichest terpene={terpene} />;
  return (
    <Card
      title={titleOf(terpene, query.data)}
      className={query.data === undefined ? `no-print ${waitingCard}` : "no-print"}
    >
      <QueryState what="the products" query={query} onRetry={retry} online={online}>
        {({ observedAt, sample, ...richest }) => {
          const age = <Freshness observedAt={observedAt} now={now} />;
          const where = "on menus of the state seen within 72 hours";
          if (richest.named !== undefined)
            return (
              <>
                <NamedLists named={richest.named} now={now}>
                  {where}. {age}
                </NamedLists>
                <WarningLine sample={sample} isWithTax={hasTax} />
              </>
            );
          return richest.ranked === 0 ? (
            <EmptyState action={<MenusLink />}>
              No label on a menu seen within 72 hours gives a figure for {terpene.name}.
            </EmptyState>
          ) : (
            <>
              <Text tone="quiet" size="sm">
                Percent by weight, from {labelsText(richest.ranked)} {where}. Batches differ. {age}
              </Text>
              <RichestLists richest={richest} terpene={terpene} now={now} />
              <WarningLine sample={sample} isWithTax={hasTax} />
            </>
          );
        }}
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
        <OnThisPhone terpene={terpene} data={data} richest={richest} now={now} />
      )}
    </Card>
  );
}

interface OnThisPhoneProps {
  terpene: Terpene;
  data: LabData;
  richest: Richest;
  now: number;
}

function OnThisPhone({ terpene, data, richest, now }: OnThisPhoneProps) {
  const { labels, ranked, named } = richest;
  const hasTax = useHasTax(now);
  const sample = data.menus.stores.some((store) => store.sample);
  const where = "on menus saved on this device and seen within 72 hours";
  if (named !== undefined)
    return (
      <>
        <NamedLists named={named} now={now}>
          {where}.
        </NamedLists>
        <WarningLine sample={sample} isWithTax={hasTax} />
      </>
    );
  if (ranked === 0) {
    return (
      <EmptyState action={<MenusLink />}>
        {labels > 0
          ? `Saved figures for ${terpene.name} are older than 72 hours or off the shelf.`
          : data.menus.stores.length > 0
            ? `No menu or product saved on this device gives a figure for ${terpene.name}.`
            : "No menu is saved on this device yet. Open the menus once while online; then figures show here, offline too."}
      </EmptyState>
    );
  }
  return (
    <>
      <Text tone="quiet" size="sm">
        Percent by weight, from {labelsText(ranked)} {where}. Batches differ.
      </Text>
      <RichestLists richest={richest} terpene={terpene} now={now} />
      <WarningLine sample={sample} isWithTax={hasTax} />
    </>
  );
}

const useHasTax = (now: number) => useRegister(useVisitor(), now)?.hasTax === true;

function MenusLink() {
  return (
    <Link
      to="/dispensary-menus"
      search={{ store: "all", category: "all" }}
      className={button({ kind: "secondary" })}
    >
      Open all menus
    </Link>
  );
}

const labelsText = (labels: number) =>
  labels === 1 ? "1 label" : `${labels.toLocaleString("en-US")} labels`;

const terpeneQueries = {
  products: (slug: string) => largeQueries.terpeneProducts(slug),
};
