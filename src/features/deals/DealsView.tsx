import { SITE } from "#domain/site/site.ts";
import { useMemo } from "react";
import { NearOpenChips, NearTrouble } from "#design/controls/NearOpenChips.tsx";
import { hoursNotKnown, knowsHours, NO_HOURS_KNOWN } from "#domain/stores/openingWords.ts";
import { chip } from "#design/controls/chip.css.ts";
import { InlineSelect } from "#design/controls/InlineSelect.tsx";
import { TaxSwitch } from "#design/controls/TaxSwitch.tsx";
import { useRegister } from "#data/register.ts";
import { changeSettings } from "#platform/settings.ts";
import { FlowersLink } from "#platform/flowersLink.tsx";
import { PatientPrices } from "#platform/patientPrices.tsx";
import { useVisitor } from "#platform/visitor.ts";
import { useNearFilter, useVisitorPlace } from "#platform/visitorPlace.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { WarningLine, WarningSign } from "#design/states/WarningLine.tsx";
import { listHead } from "#design/surfaces/resultCount.css.ts";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { GRAY_SHARE } from "#domain/offers/verdictWords.ts";
import type { DealPast } from "#domain/offers/productDetail.ts";
import { REGION_OPTIONS } from "#domain/stores/regions.ts";
import { view } from "./deals.css.ts";
import type { DealsSearch } from "./dealsSearch.ts";
import type { DealActions } from "./DealCard.tsx";
import { choicesOf } from "./dealChoices.ts";
import { byUnit } from "#design/surfaces/rowLines.css.ts";
import { DealFilters, DealSortSelect } from "./DealFilters.tsx";
import { NoneOpen, NothingFound } from "./NoDeals.tsx";
import { DealList, leadWords, SectionDeals, StruckKey } from "./DealLists.tsx";
import { LeadDeal } from "./LeadDeal.tsx";
import { acrossSections, bySection, type ListedDeal } from "./dealOrder.ts";
import { countUntaxedDeals, dealsOf, findDeals, nearestOutside } from "./findDeals.ts";
import { useIsKept } from "#data/pins.ts";
import { firstDeals, foldSameDeals, inSizes, leadingDeal } from "./firstDeals.ts";
import { noteScope } from "./ownRegionFirst.ts";
import { Text } from "#design/words/Text.tsx";

const WHOLE_STATE = "all";
const WHERE = [{ value: WHOLE_STATE, label: SITE.state } as const, ...REGION_OPTIONS];

/** What a pale share is, and a flower. */
const POINTS = [GRAY_SHARE, <FlowersLink key="flowers" />];

interface DealsViewProps {
  table: MenuTable;
  /** What the stores asked before, by row. */
  pasts: readonly DealPast[];
  /** The same of what only patients get. */
  patients: Parameters<typeof dealsOf>[0]["patients"];
  observedAt: string | null;
  search: DealsSearch;
  change: (changes: Partial<DealsSearch>) => void;
  now: number;
  actions: DealActions;
}

export function DealsView(props: DealsViewProps) {
  const { table, pasts, patients, observedAt, search, now, actions } = props;
  const change = (changes: Partial<DealsSearch>) => {
    noteScope(changes);
    props.change(changes);
  };
  const visitor = useVisitor();
  const place = useVisitorPlace();
  const register = useRegister(visitor, now);
  const all = useMemo(
    () => dealsOf({ table, pasts, patients }, now, register, place),
    [table, pasts, patients, now, register, place],
  );
  const near = useNearFilter(search.near === true, (isWanted) =>
    change({ near: isWanted || undefined, region: undefined }),
  );
  const { section, open = false } = search;
  const hasTax = register?.hasTax === true;
  // What is near is near across regions: one of the two is in force.
  const filters = useMemo(
    () => (near.isOn ? { ...search, region: undefined } : { ...search, near: undefined }),
    [search, near.isOn],
  );
  const {
    deals: found,
    isNoneOpen,
    first,
    withoutHours,
    isNoneKnown,
  } = useMemo(() => findDeals(all, filters, now, hasTax), [all, filters, now, hasTax]);
  const opening = first !== null ? "from" : open && !isNoneKnown ? "until" : null;
  const usual = first !== null ? "opens" : "size";
  const isVain =
    (place === null && search.sort === "near") || (section === undefined && search.sort === "unit");
  const { sort = usual } = isVain ? {} : search;
  const untaxed = useMemo(
    () =>
      countUntaxedDeals(all, isNoneOpen ? { ...filters, open: undefined } : filters, now, hasTax),
    [all, filters, isNoneOpen, now, hasTax],
  );
  const isKept = useIsKept();
  const groups = useMemo(
    () =>
      bySection(found).map(({ section: of, deals }) => {
        const isWhole = section !== undefined && sort === "size";
        const folded = foldSameDeals(isWhole ? inSizes(deals) : deals, true, isKept);
        return { section: of, folded, first: firstDeals(folded), count: deals.length };
      }),
    [found, section, sort, isKept],
  );
  const choices = useMemo(
    // Where none is open the list has all others, and so have they.
    () => choicesOf(all, isNoneOpen ? { ...filters, open: undefined } : filters, now, hasTax),
    [all, filters, isNoneOpen, now, hasTax],
  );

  // A count of all above a few of each section would look like a mistake.
  const shown =
    sort === "size" && section === undefined
      ? groups.reduce((sum, group) => sum + group.first.length, 0)
      : null;

  const isFew = shown !== null && shown !== found.length;
  const hasShut = found.some(({ isShut }) => isShut) && !found.every(({ isShut }) => isShut);
  const hasStruck = found.some(({ price }) => price.wasCents !== null);
  const isBesideKnown = found.some(({ offer }) => knowsHours(offer.store));
  const isBySize = sort === "size" || sort === "unit";
  // What people come for stands above all that is said of the list.
  const lead = isBySize && section === undefined ? leadingDeal(groups[0]?.first ?? []) : null;
  const isSample = table.stores.some(({ sample }) => sample);

  return (
    <div className={sort === "unit" && section !== undefined ? `${view} ${byUnit}` : view}>
      <DealFilters
        stores={table.stores}
        search={filters}
        choices={choices}
        deals={found}
        change={change}
        before={
          <NearOpenChips
            near={near}
            open={open}
            isNoneOpen={isNoneOpen}
            lacksHours={table.stores.every(({ openingHours }) => openingHours === null)}
            onOpen={(isOpen) => change({ open: isOpen || undefined })}
            where={
              <InlineSelect
                label="Region"
                options={WHERE}
                value={near.isOn ? null : (search.region ?? WHOLE_STATE)}
                none="Region"
                className={chip({ chosen: filters.region !== undefined })}
                onChange={(chosen) =>
                  change({
                    region: chosen === WHOLE_STATE ? undefined : chosen,
                    near: undefined,
                  })
                }
              />
            }
          />
        }
      />
      <NearTrouble near={near} />
      {isNoneKnown ? (
        <p role="status">{NO_HOURS_KNOWN}</p>
      ) : isNoneOpen ? (
        <NoneOpen first={first} withoutHours={withoutHours} isNear={near.isOn} now={now} />
      ) : null}
      {lead === null ? null : (
        <LeadDeal
          deal={lead}
          of={leadWords(lead, groups[0]?.folded ?? [])}
          opening={opening}
          isBesideKnown={isBesideKnown}
          now={now}
          register={register}
          actions={actions}
        />
      )}
      <TaxSwitch
        isOn={visitor.withTax}
        onChange={(isOn) => changeSettings({ with_tax: isOn ? "on" : "off" })}
        words={register?.words(table.stores) ?? null}
        whose={visitor.profile === "adult" ? undefined : <PatientPrices />}
        line={listHead}
        before={
          <>
            <ResultCount
              count={found.length}
              one="deal"
              many="deals"
              untaxed={untaxed}
              few={isFew ? "Cheapest by size:" : undefined}
              age={
                all.length === 0 || isFew ? undefined : (
                  <Freshness prefix="Newest" observedAt={newestOf(found) ?? observedAt} now={now} />
                )
              }
            />
            {isSample ? null : <WarningSign isWithTax={hasTax} more={POINTS} />}
          </>
        }
        behind={
          <DealSortSelect
            value={sort}
            usual={usual}
            hasPlace={place !== null}
            isOfSection={section !== undefined}
            change={change}
          />
        }
      >
        {isSample ? <WarningLine isShort isWithTax={hasTax} sample more={POINTS} /> : undefined}
      </TaxSwitch>
      {hasStruck && (section !== undefined || (sort !== "size" && sort !== "unit")) ? (
        <StruckKey />
      ) : null}
      {found.length === 0 ? (
        <NothingFound
          any={all.length > 0}
          outside={nearestOutside(all, filters, now, hasTax)}
          change={change}
        />
      ) : isBySize ? (
        groups.map((group, index) => (
          <SectionDeals
            key={group.section}
            {...group}
            lead={index === 0 ? lead : null}
            hasStruck={hasStruck && index === 0 && section === undefined}
            whole={section !== undefined}
            isBySize={sort === "size"}
            opening={opening}
            isBesideKnown={isBesideKnown}
            dividesShut={hasShut}
            now={now}
            register={register}
            actions={actions}
          />
        ))
      ) : (
        <>
          <DealList
            label="Deals"
            deals={acrossSections(found, sort, now)}
            showSection
            opening={opening}
            isBesideKnown={isBesideKnown}
            dividesShut={hasShut}
            now={now}
            register={register}
            actions={actions}
            memory={`deals ${JSON.stringify(search)}`}
          />
        </>
      )}
      {isNoneOpen || withoutHours === 0 ? null : (
        <Text tone="quiet" size="sm">
          {hoursNotKnown(withoutHours, "more", "with deals")}
        </Text>
      )}
    </div>
  );
}

/** When the newest of some deals was seen, as on the wire. */
const newestOf = (deals: readonly ListedDeal[]): string | null =>
  deals.reduce<ListedDeal | null>(
    (newest, each) => (newest !== null && newest.observedAt >= each.observedAt ? newest : each),
    null,
  )?.offer.observedAt ?? null;
