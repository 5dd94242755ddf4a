import { largeQueries } from "#data/queries.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { useRegister } from "#data/register.ts";
import { readSavedMenus, type SavedMenus } from "#data/saved/readSaved.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { button } from "#design/controls/button.css.ts";
import { chip } from "#design/controls/chip.css.ts";
import { StateDrawing } from "#design/drawings/StateDrawing.tsx";
import { media } from "#design/tokens.ts";
import { useMedia } from "#platform/media.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { Text } from "#design/words/Text.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { useVisitor } from "#platform/visitor.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import { CheapestStores } from "./CheapestStores.tsx";
import { NamedAfter, NamedAfterShelf } from "./NamedAfter.tsx";
import { isCounted, menusOf, shelfOf, type ShelfStore } from "./shelf.ts";
import { ShelfRegions } from "./ShelfRegions.tsx";
import { emptyShelf, shelfCounties, shelfWarning, waitingShelf } from "./genetics.css.ts";

/**
 * Where the strain is on the shelf: by the server, or by its saved answer; while neither is to
 * be had, by the menus that this phone has.
 */
export function ShelfCard({ strain }: { strain: Strain }) {
  const online = useOnline();
  const options = strainQueries.offers(strain.slug);
  const query = useQuery(options);
  const retry = useRetry(options.queryKey);
  if (query.data === undefined && query.failureReason !== null) {
    return <SavedShelf strain={strain} />;
  }
  const shelf = (
    <QueryState what="the shelf" query={query} onRetry={retry} online={online}>
      {({ table }) => <Shelf strain={strain} menus={menusOf(table)} source={null} nowhere={null} />}
    </QueryState>
  );
  return query.data === undefined ? <OnShelf isWaiting>{shelf}</OnShelf> : shelf;
}

function OnShelf({ isWaiting = false, children }: { isWaiting?: boolean; children: ReactNode }) {
  return (
    <Card title="On menus now" className={isWaiting ? `no-print ${waitingShelf}` : "no-print"}>
      {children}
    </Card>
  );
}

function SavedShelf({ strain }: { strain: Strain }) {
  const saved = useSaved(readSavedMenus);
  if (saved === null) {
    return (
      <OnShelf>
        <Skeleton title="Checking saved menus" lines={3} />
      </OnShelf>
    );
  }
  if (saved.stores.length === 0) {
    return (
      <OnShelf>
        <EmptyState action={<MenusLink strain={strain} className={button()} />}>
          No menu is saved on this device yet. Open the menus once while online, and you’ll see here
          where {strain.name} is, offline too.
        </EmptyState>
      </OnShelf>
    );
  }
  const source = `${menusText(saved.stores.length)} saved on this device`;
  return (
    <Shelf
      strain={strain}
      menus={saved}
      source={`From ${source}.`}
      nowhere={`Not listed on ${source}. Other stores may have it.`}
    />
  );
}

interface ShelfProps {
  strain: Strain;
  menus: SavedMenus;
  /** Where it is from; `null` where the line below the name says it. */
  source: string | null;
  /** What is said where nothing is on it; `null` for the same reason. */
  nowhere: string | null;
}

function Shelf({ strain, menus, source, nowhere }: ShelfProps): ReactNode {
  const now = useNow();
  const { slug } = strain;
  const register = useRegister(useVisitor(), now);
  const regions = useMemo(() => shelfOf(menus, slug, now, register), [menus, slug, now, register]);
  if (regions.length === 0) {
    return nowhere === null ? (
      <NamedAfterShelf
        strain={strain}
        waiting={
          <OnShelf isWaiting>
            <Skeleton title="Checking menus" lines={3} />
          </OnShelf>
        }
      />
    ) : (
      <p className={`${emptyShelf} no-print`}>
        {nowhere} <MenusLink strain={strain} />
        <NamedAfter strain={strain} />
      </p>
    );
  }
  return (
    <OnShelf>
      {source === null ? null : (
        <Text tone="quiet" size="sm">
          {source}
        </Text>
      )}
      <CheapestStores menus={menus} slug={slug} register={register}>
        {regions.some(({ stores }) => stores.some(hasHours)) ? (
          <OpenNowLink strain={strain} />
        ) : null}
      </CheapestStores>
      <ShelfRegions slug={slug} regions={regions} now={now} />
      <div>
        <MenusLink strain={strain} className={button()} />
      </div>
      <div className={shelfWarning}>
        <WarningLine
          isShort
          isWithTax={register?.hasTax === true}
          sample={menus.stores.some(({ sample }) => sample)}
        />
      </div>
    </OnShelf>
  );
}

/** Of stores without hours none is known to be open. */
const hasHours = ({ store }: ShelfStore) => store.openingHours !== null;

/** The search, asked for this strain where a store is open now: near as well where the phone knows where that is. */
function OpenNowLink({ strain: { name } }: { strain: Strain }) {
  const near = useVisitorPlace() === null ? undefined : true;
  return (
    <Link to="/search" search={{ strain: name, open: true, near }} className={chip()}>
      {near === undefined ? "At stores open now" : "Near me, at stores open now"}
    </Link>
  );
}

function MenusLink({ strain: { slug, name }, className }: { strain: Strain; className?: string }) {
  return (
    <Link
      to="/dispensary-menus"
      search={{ store: "all", category: "all", strain: slug }}
      className={className}
    >
      {name} on all menus
    </Link>
  );
}

const menusText = (stores: number) =>
  stores === 1 ? "the menu of 1 store" : `the menus of ${String(stores)} stores`;

const strainQueries = {
  offers: (slug: string) => largeQueries.strainOffers(slug),
};

/**
 * In which counties it is, beside the shelf of a wide desk, whose second column would end after three facts. The shelf says all of
 * it in words; what is not on such a desk loads nothing for it.
 */
export function ShelfCounties({ strain: { slug } }: { strain: Strain }) {
  const isRoomy = useMedia(media.rail);
  const { data } = useQuery(largeQueries.strainOffers(slug));
  const now = useNow();
  const lit = useMemo(
    () => (data === undefined ? [] : countiesOf(data.table, slug, now)),
    [data, slug, now],
  );
  if (!isRoomy || lit.length === 0) return null;
  return (
    <figure className={`${shelfCounties} no-print`}>
      <StateDrawing lit={lit} />
      <figcaption>
        {lit.length === 1 ? "In 1 county" : `In ${String(lit.length)} counties`}
      </figcaption>
    </figure>
  );
}

/** So few stores are lower than a lineage that is drawn beside them, as is what is named after a strain that none has. */
const SHORT_AT_MOST = 3;

/** Whether a shelf leaves its column empty beside a lineage, which then has the wider one; not while that is not known. */
export function useIsShelfShort(slug: string): boolean {
  const { data } = useQuery(largeQueries.strainOffers(slug));
  const now = useNow();
  if (data === undefined) return false;
  const stores = shelfOf(menusOf(data.table), slug, now, null).flatMap((region) => region.stores);
  return stores.length <= SHORT_AT_MOST;
}

/** Of the stores that are counted, each once. */
function countiesOf(table: MenuTable, slug: string, now: number): string[] {
  const stores = shelfOf(menusOf(table), slug, now, null).flatMap((region) => region.stores);
  const counties = stores
    .filter((each) => isCounted(each, now))
    .flatMap(({ store }) => store.county ?? []);
  return [...new Set(counties)];
}
