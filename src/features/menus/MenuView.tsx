import { NEAR_MILES } from "#domain/stores/distance.ts";
import { lazy, Suspense, useDeferredValue, useMemo, type ReactNode, useState } from "react";
import { TaxSwitch } from "#design/controls/TaxSwitch.tsx";
import { useTyped } from "#design/controls/useTyped.ts";
import { VirtualList } from "#design/surfaces/VirtualList.tsx";
import { media } from "#design/tokens.ts";
import { folds, sticky } from "#design/sticky.css.ts";
import { byUnit } from "#design/surfaces/rowLines.css.ts";
import { listHead } from "#design/surfaces/resultCount.css.ts";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import {
  isLoud,
  WarningLine,
  WarningSign,
  type WarningLineProps,
} from "#design/states/WarningLine.tsx";
import { GRAY_SHARE } from "#domain/offers/verdictWords.ts";
import { knowsHours } from "#domain/stores/openingWords.ts";
import { firstReadOf } from "#domain/offers/firstRead.ts";
import { isForPatients, type MenuTable } from "#domain/offers/menuTable.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { headAge, seenTogether } from "#domain/time/freshness.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { useRegister } from "#data/register.ts";
import { changeSettings } from "#platform/settings.ts";
import { FlowersLink } from "#platform/flowersLink.tsx";
import { PatientPrices } from "#platform/patientPrices.tsx";
import { useVisitor } from "#platform/visitor.ts";
import { useMedia } from "#platform/media.ts";
import { useNow } from "#platform/clock.ts";
import { CategoryChips } from "./filters/CategoryChips.tsx";
import { countChoices } from "./filters/countChoices.ts";
import { SizeBoard } from "./filters/SizeBoard.tsx";
import { useLastChoice } from "./filters/lastChoice.ts";
import { useCompared } from "./compared.ts";
import { ActiveFilters, FilterButton } from "./filters/FilterButton.tsx";
import { NothingFound } from "./filters/NothingFound.tsx";
import type { MenusSearch, Sort } from "./menusSearch.ts";
import { usualCategory, usualSort } from "./rows/menuOrder.ts";
import { OfferTable } from "./rows/OfferTable.tsx";
import { MenuRow, type OfferActions } from "./rows/MenuRow.tsx";
import { OfferSheet } from "./rows/OfferMore.tsx";
import { NOWHERE, type NearOpen } from "./filters/useNearOpen.tsx";
import { SearchField, SearchLine } from "./filters/SearchField.tsx";
import { SortSelect } from "./filters/SortSelect.tsx";
import { menu, rail, tools, withRail } from "./menus.css.ts";
import { useMenuRows } from "./rows/useMenuRows.ts";
import { useIsKept } from "#data/pins.ts";
import { NO_HEADS, sizeAbove, sizeHeads } from "./rows/sizeHeads.ts";
import { foldSamePrice } from "./rows/samePrice.ts";
import { Text } from "#design/words/Text.tsx";
import { sticksAbove } from "./sticksAbove.ts";
import { CompareTray } from "./CompareTray.tsx";

const FilterForm = lazy(() => import("./filters/FilterForm.tsx"));

interface MenuViewProps {
  table: MenuTable;
  /** The only store wanted, of a table that may have more. */
  storeSlug: string | null;
  search: MenusSearch;
  change: (changes: Partial<MenusSearch>) => void;
  actions: OfferActions;
  /** When the head above says that the whole menu was seen; `null` for several stores. */
  seenAt: string | null;
  /** Whose prices they are, and how far to go by them. */
  warning: Omit<WarningLineProps, "isWithTax" | "isShort">;
  /** What has to be said before that. */
  notice?: ReactNode;
  /** What is near and open, where the menus are all stores'. */
  nearOpen?: NearOpen;
}

/** What a struck price is and a pale share, and a flower. */
const POINTS = [`Struck: the store’s regular price. ${GRAY_SHARE}`, <FlowersLink key="flowers" />];

/** A store's own menu names no other store. */
const NO_OTHERS: ReadonlyMap<number, number> = new Map();

/** A menu with its search, filters and order. */
export function MenuView({
  table,
  storeSlug,
  search: asIs,
  change,
  actions,
  seenAt,
  warning,
  notice,
  nearOpen = NOWHERE,
}: MenuViewProps) {
  const now = useNow();
  const visitor = useVisitor();
  const register = useRegister(visitor, now);
  const place = useMemo(() => {
    const found = table.stores.findIndex(({ slug }) => slug === storeSlug);
    return storeSlug === null ? null : found;
  }, [table, storeSlug]);
  const opensWith = useMemo(() => usualCategory(table, place), [table, place]);
  const inAddress = useLastChoice(table, place, asIs, opensWith);
  const {
    typed: q,
    type,
    finish,
  } = useTyped(inAddress.q ?? "", (text) => change({ q: text || undefined }));
  const wanted = useMemo(
    () => ({ ...inAddress, category: inAddress.category ?? opensWith }),
    [inAddress, opensWith],
  );
  const { stores } = nearOpen;
  const asked = useMemo(() => ({ ...wanted, q, stores }), [wanted, q, stores]);
  const { priced, sort, rows, question, untaxed, noneIn } = useMenuRows(
    table,
    storeSlug,
    asked,
    now,
    register,
  );
  const search = noneIn === null ? wanted : { ...wanted, size: undefined };
  const together = useMemo(
    () =>
      storeSlug === null
        ? seenTogether(rows.map((row) => valueAt(table.offers.observedAt, row)))
        : null,
    [table, storeSlug, rows],
  );
  const { from } = nearOpen;
  const isKept = useIsKept();
  const folded = useMemo(
    () =>
      storeSlug === null ? foldSamePrice(priced, rows, from, isKept) : { rows, others: NO_OTHERS },
    [storeSlug, priced, rows, from, isKept],
  );
  const heads = useMemo(
    () => (sort === "size" && q === "" ? sizeHeads(priced, folded.rows) : NO_HEADS),
    [sort, q, priced, folded],
  );
  // While typing, the list comes first and the counts right after it.
  const counted = useDeferredValue(question);
  const counts = useMemo(() => countChoices(counted), [counted]);
  const compared = useCompared();
  const comparedKeys = useMemo(() => new Set(compared.map(offerKey)), [compared]);

  const forPatients = useMemo(() => isForPatients(table, place), [table, place]);
  const firstRead = useMemo(() => firstReadOf(table, storeSlug), [table, storeSlug]);
  const hasHours = useMemo(() => table.stores.some(knowsHours), [table]);
  const isFirstRead = storeSlug !== null && firstRead.has(storeSlug);
  const { category } = search;
  const isTable = useMedia(media.table);
  const filters = { priced, storeSlug, search, change };
  const [more, setMore] = useState<StoreOffer | null>(null);
  const list = {
    table,
    q,
    now,
    register,
    showStore: storeSlug === null,
    isBesideKnown: hasHours,
    forPatients,
    firstRead,
    from,
    others: folded.others,
    showKind: category === "all",
    seenAt,
    comparedKeys,
    actions,
    onMore: setMore,
  };
  const order = {
    category,
    sort,
    onSort: (chosen: Sort) =>
      change({ sort: chosen === usualSort(category, search.size) ? undefined : chosen }),
  };
  const memory = `menu ${JSON.stringify(search)}`;
  const taxedStores =
    storeSlug === null ? table.stores : table.stores.filter(({ slug }) => slug === storeSlug);
  const hasTax = register?.hasTax === true;
  const hasRail = useMedia(media.rail);
  const field = { value: q, onChange: type, onLeave: finish };

  return (
    <div className={hasRail ? withRail : undefined}>
      {hasRail ? (
        <aside aria-label="Filters" className={`${rail} no-print`}>
          <SearchField {...field} />
          <Suspense>
            <FilterForm {...filters} />
          </Suspense>
        </aside>
      ) : null}
      <div className={sort === "g" || sort === "100mg" ? `${menu} ${byUnit}` : menu}>
        <div ref={sticksAbove} className={`${tools} ${sticky} ${folds} no-print`}>
          {hasRail ? null : (
            <SearchLine
              {...field}
              after={
                <FilterButton
                  {...filters}
                  shown={rows.length}
                  of={storeSlug === null ? "price" : "product"}
                />
              }
            />
          )}
          <CategoryChips value={category} counts={counts.categories} change={change} />
        </div>
        {nearOpen.words}
        <ActiveFilters table={table} search={search} change={change} />
        <SizeBoard {...{ table, search, noneIn, counts, change }} />
        <TaxSwitch
          isOn={visitor.withTax}
          onChange={(isOn) => changeSettings({ with_tax: isOn ? "on" : "off" })}
          words={register?.words(taxedStores) ?? null}
          whose={visitor.profile === "adult" ? undefined : <PatientPrices />}
          line={listHead}
          before={
            <>
              <ResultCount
                count={rows.length}
                // In the list of all stores a product stands once for each of its prices.
                one={storeSlug === null ? "price" : "product"}
                many={storeSlug === null ? "prices" : "products"}
                untaxed={untaxed}
                age={
                  together === null ? undefined : (
                    <Freshness prefix={headAge(together)} observedAt={together.at} now={now} />
                  )
                }
              >
                {from === null ? null : <span>within {NEAR_MILES} mi</span>}
              </ResultCount>
              {isLoud(warning) ? null : (
                <WarningSign {...warning} isWithTax={hasTax} more={POINTS} />
              )}
            </>
          }
          behind={<SortSelect {...order} />}
        >
          {isLoud(warning) || notice || forPatients || isFirstRead ? (
            <>
              {notice}
              {forPatients ? <PatientsMenu /> : null}
              {isFirstRead ? (
                <Text tone="quiet" size="sm">
                  No price history yet: prices here are new to us.
                </Text>
              ) : null}
              {isLoud(warning) ? (
                <WarningLine isShort {...warning} isWithTax={hasTax} more={POINTS} />
              ) : null}
            </>
          ) : undefined}
        </TaxSwitch>
        {rows.length === 0 ? (
          <NothingFound search={asked} question={question} change={change} />
        ) : isTable ? (
          <OfferTable {...list} rows={folded.rows} {...order} memory={`${memory} table`} />
        ) : (
          <VirtualList
            label="Offers"
            rows={folded.rows}
            rowHeight={storeSlug === null ? 82 : 64}
            memory={memory}
          >
            {(row) => (
              <MenuRow
                {...list}
                head={heads.get(row)}
                under={heads.size === 0 ? null : sizeAbove(priced, row)}
                sort={sort}
                row={row}
              />
            )}
          </VirtualList>
        )}
        {more === null ? null : (
          <OfferSheet
            offer={more}
            now={now}
            register={register}
            comparedKeys={comparedKeys}
            actions={actions}
            onClose={() => setMore(null)}
          />
        )}
        <CompareTray offers={compared} now={now} register={register} />
      </div>
    </div>
  );
}

const PatientsMenu = () => (
  <Text size="sm">
    <b>Patients’ menu</b>: for registered medical patients only.
  </Text>
);
