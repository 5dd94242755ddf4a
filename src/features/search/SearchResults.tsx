import { useDeferredValue, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { byUnit } from "#design/surfaces/rowLines.css.ts";
import { media } from "#design/tokens.ts";
import { useMedia } from "#platform/media.ts";
import { Text } from "#design/words/Text.tsx";
import { spelling } from "#domain/strains/spelledNames.ts";
import { hoursNotKnown } from "#domain/stores/openingWords.ts";
import { FarRow, FoundOfferRows, ResultList, type FoundActions } from "./FoundOfferRow.tsx";
import { OtherStrains, StrainPages, StrainRow, StrainRows } from "./FoundStrains.tsx";
import type { AbsentActions } from "./AbsentStrain.tsx";
import { farther } from "./findAll.ts";
import type { FoundOffer } from "./foundOffer.ts";
import { noEighthWords, noneOfSize, OutsideFilters } from "./OutsideFilters.tsx";
import { few, parts, results } from "./searchResults.css.ts";
import { missedName } from "./otherName.ts";
import { FoundHead } from "./FoundHead.tsx";
import { chainInOrder, leadingStore } from "./leadingStore.ts";
import { MissingAnswer, NoLetters, nothingWords } from "./MissingAnswer.tsx";
import { StoreAnswer } from "./StoreAnswer.tsx";
import { SearchAnswer } from "./SearchAnswer.tsx";
import { SearchFilters } from "./SearchFilters.tsx";
import type { SearchSearch } from "./searchSearch.ts";
import { FoundStores } from "./FoundStores.tsx";
import { isInTown } from "./townWords.ts";
import { SHORTEST, useFound } from "./useFound.ts";
import { UnpricedRows } from "./UnpricedRows.tsx";
import { AllMenusLink, FoundSections } from "./WaysToMenus.tsx";

const MOST_STRAINS = 3;
const PRODUCTS_AT_ONCE = 12;
const FEW_PRODUCTS = 3;

interface SearchResultsProps {
  search: SearchSearch;
  change: (changes: Partial<SearchSearch>) => void;
  /** What may be done in a row; on home, where one finds the way, nothing. */
  actions?: FoundActions | undefined;
  /** What may be done about a strain that is on no menu. */
  absentActions?: AbsentActions | undefined;
}

/** Who has it, near, open, cheapest. Loaded when the search is first used. */
export default function SearchResults(props: SearchResultsProps) {
  const { search, change, actions, absentActions } = props;
  const typed = useDeferredValue(search.q ?? "");
  const { strain } = search;
  const asking = useFound(typed, search, change);
  const {
    menus,
    areMenusLost,
    saved,
    hasDeals,
    searched,
    asked,
    onMenus,
    wanted,
    onMeant,
    names,
    likeness,
  } = asking;
  const { all, now, register, place, eighthAt } = asking;
  const { found, sort, usual, outside, isNoneOpen, nextSize, withoutHours } = all;
  const { shown: inForce, filters, isAll, kept, filter } = asked;
  const { kinds } = asked.read;
  const { near, open, size, maxCents, isDeal, town } = filters;
  const visitor = { kept, place, now, eighthAt };
  const showMore = () => setShown({ typed, count: count + 2 * PRODUCTS_AT_ONCE });
  const hasRoom = useMedia(media.columns);
  const isOf = [size, strain, maxCents].some((each) => each !== undefined);
  const isNarrowed = near || open || isDeal || isOf;
  const isFiltered = isNarrowed || town !== undefined;
  const [shown, setShown] = useState({ typed, count: PRODUCTS_AT_ONCE });
  const count = shown.typed === typed ? shown.count : PRODUCTS_AT_ONCE;

  // By name: that of a strain as the address gives it, else what was typed.
  const meant = strain ?? wanted;
  if (meant === "" && !isAll) return <NoLetters typed={typed} />;
  const priced = new Set(found.products.map(({ offer }) => offer.product.code));
  // What has no price to compare stands last, and passes no filter.
  const unpriced = isFiltered ? [] : names.products.filter(({ code }) => !priced.has(code));
  // Nor does a store, unless nothing else has the name.
  const stores =
    isNarrowed && found.products.length + outside.length > 0
      ? []
      : names.stores.filter((store) => town === undefined || isInTown(store, town));
  const sections = isFiltered ? [] : names.sections;
  // What is open further away, as said above, stands before what is near and closed; where nothing is near, alone.
  const isAlone = found.products.length === 0;
  const isFar = isNoneOpen || isAlone;
  const far = isFar ? farther(outside, isAlone) : undefined;
  const isNew = far !== undefined && !priced.has(far.offer.product.code);
  const rows = found.products.length + Number(isNew);
  // The count is of what is near; what is not has a heading of its own.
  const products = priced.size + Number(isNew && isAlone) + unpriced.length;
  const listed = found.products.slice(0, count);
  const shownStrains = new Set(listed.map(({ offer }) => offer.product.strainSlug));
  const isMixed = ofSeveralKinds(far === undefined ? listed : [far, ...listed]);
  const said = { showsKind: isMixed, saysOpening: isNoneOpen, wanted };
  const shared = { storesOf: found.storesOf, ...said, now, register, actions };
  const isCalled = ({ offer: { product } }: FoundOffer) =>
    spelling(product.strainName ?? "") === spelling(meant);
  // What is called just so is what was asked for, whatever it costs.
  const strains = [
    ...found.strains.filter(isCalled),
    ...found.strains.filter((each) => !isCalled(each)),
  ].slice(0, MOST_STRAINS);
  const isShown = ({ offer }: FoundOffer) => shownStrains.has(offer.product.strainSlug);
  // All at once: what comes first would be pushed down by the rest.
  const isWaiting = names.isWaiting || saved === null;
  const isDone = !isWaiting && !names.isMissing.includes(true);
  // Also while those that have come are not read yet.
  const isUnread = menus.isPending || saved?.tables.length === 0;
  const isListed = names.products.length > 0 || strain !== undefined || isAll;
  const arePricesComing = isListed && isUnread && !areMenusLost;
  const isNothing =
    isDone &&
    !isAll &&
    !arePricesComing &&
    outside.length === 0 &&
    products + names.products.length + names.stores.length + names.sections.length === 0;
  // What no menu has may have its page all the same: that is known once the menus are here.
  const hasPage =
    isDone && !arePricesComing && meant.length >= SHORTEST && !found.strains.some(isCalled);
  const ways = {
    named: strains.filter(isShown),
    page: hasPage && !isNothing ? meant : null,
    listed: strains,
  };
  const strainLinks = <StrainRow {...ways} />;
  const allMenus =
    products === 0 || isWaiting ? null : (
      <AllMenusLink
        {...{ asked, kinds, size, strain, wanted }}
        name={wanted === "" ? meant : wanted}
      />
    );
  // Without the menus of all stores the answer is one of those that are here.
  const isPart = saved?.hasAll === false && (saved.stores.length > 0 || hasDeals) && areMenusLost;
  const scope = isPart ? scopeWords(saved.stores.length, hasDeals) : null;
  const isFolded = !isAlone && scope === null && !arePricesComing;
  // Few products leave half of a desk to what leads on from them; on a phone that stands below them.
  const isFew = !isWaiting && products > 0 && products <= FEW_PRODUCTS && stores.length === 0;
  const others = <OtherStrains strains={strains.filter((each) => !isShown(each))} {...shared} />;
  const answer = isNoneOpen ? null : found.answer;
  // Who types a store's name wants the store, whatever has a brand of that name; no strain that is called just so.
  const isOfStore = !isWaiting && !isAll && !found.strains.some(isCalled);
  const leading = isOfStore ? leadingStore(stores, meant, visitor) : null;
  const otherStores = chainInOrder(stores, meant, visitor).filter(
    ({ slug }) => slug !== leading?.store.slug,
  );
  // Below an answer a phone has no more room above the first price.
  const isRowLast = !hasRoom && answer !== null && !isWaiting;
  const isFirstList = otherStores.length === 0 && (isRowLast || strains.every(isShown));
  return (
    <div className={results}>
      <SearchFilters
        search={inForce}
        isWithTax={register?.hasTax === true && found.products.length > 0}
        isForPatient={register?.isPatient === true && found.products.length > 0}
        isNoneOpen={isNoneOpen}
        lacksHours={!found.hasHours && (!isAlone || !isFiltered)}
        sizes={found.sizes}
        nextSize={nextSize}
        change={filter}
        said={filters}
        lacksPlace={asked.lacksPlace}
        without={asked.without}
      />
      {likeness === null ? null : <p role="status">{likeness}</p>}
      <OutsideFilters
        outside={outside}
        filters={filters}
        nextSize={nextSize}
        isSizeSaid={nextSize !== null && answer !== null}
        isListed={isNoneOpen || nextSize !== null}
        now={now}
        onWithout={asked.without}
      />
      {leading !== null ? (
        <StoreAnswer leading={leading} among={stores.length} place={place} now={now} />
      ) : answer !== null ? (
        <SearchAnswer
          answer={answer}
          by={sort === "price" || size !== undefined ? "price" : "unit"}
          saysKind={size === undefined && ofSeveralKinds(found.products)}
          ofSize={isAll ? (nextSize ?? size ?? null) : null}
          none={nextSize === null ? null : noneOfSize(filters)}
          missed={missedName(
            found,
            unpriced.map(({ title }) => title),
            wanted,
          )}
          scope={scope}
          asksOpen={open}
          now={now}
        />
      ) : nextSize !== null ? null : (
        <MissingAnswer
          isWaiting={isWaiting}
          lacks={names.isMissing}
          hasDeals={hasDeals}
          lacksPrices={isListed && found.products.length === 0 && areMenusLost}
          arePricesComing={arePricesComing}
        />
      )}
      <FoundHead
        isWaiting={isWaiting}
        isSilent={outside.length > 0 && isAlone}
        stores={stores.length}
        products={products}
        prices={rows}
        unpriced={arePricesComing ? 0 : unpriced.length}
        isOfDevice={scope !== null}
        isNear={near && place !== null}
        nothing={nothingWords(isListed, sections.length > 0, names.isMissing, asked.by)}
        lacking={noEighthWords(answer, filters)}
        sort={sort}
        usual={usual}
        hasPlace={place !== null}
        change={filter}
      />
      {isWaiting || isRowLast ? null : <FoundSections sections={sections} />}
      {isNothing && meant.length >= SHORTEST ? (
        <StrainPages
          wanted={meant}
          isNothing
          actions={absentActions}
          searched={searched}
          onMeant={onMeant}
        />
      ) : null}
      <div className={`${isFew ? few : parts} ${sort === "unit" ? byUnit : ""}`}>
        {otherStores.length === 0 || isWaiting ? null : (
          <ResultList title={leading === null ? "Stores" : "Other stores"}>
            <FoundStores key={wanted} stores={otherStores} place={place} now={now} />
          </ResultList>
        )}
        {isWaiting || isFew ? null : (
          <>
            {isRowLast ? null : strainLinks}
            {isRowLast ? null : others}
          </>
        )}
        {(isAlone && far === undefined) || isWaiting ? null : (
          <ResultList title="Products" hidesTitle={isFirstList}>
            {far === undefined ? null : <FarRow found={far} isAlone={isAlone} {...shared} />}
            <FoundOfferRows listed={listed} hasHeads={sort === "size"} {...shared} />
          </ResultList>
        )}
        {isWaiting ? null : (
          <UnpricedRows
            onMenus={onMenus}
            products={unpriced.slice(
              0,
              isFolded ? count : Math.max(0, count - found.products.length),
            )}
            total={unpriced.length}
            arePricesComing={arePricesComing}
            isOfPart={scope !== null}
            isAlone={isFirstList}
            isFolded={isFolded}
            onMore={showMore}
          />
        )}
        {isFew ? (
          <div className={parts}>
            <StrainRows {...ways} />
            {others}
            {allMenus}
          </div>
        ) : isRowLast ? (
          <>
            {others}
            {strainLinks}
          </>
        ) : null}
        {isRowLast ? <FoundSections sections={sections} /> : null}
      </div>
      {withoutHours === 0 || isWaiting ? null : (
        <Text tone="quiet" size="sm">
          {hoursNotKnown(withoutHours, "more", "with it")}
        </Text>
      )}
      {(isFolded ? rows : rows + unpriced.length) > count && !isWaiting ? (
        <Button onClick={showMore}>Show more</Button>
      ) : null}
      {isFew ? null : allMenus}
    </div>
  );
}

const ofSeveralKinds = (found: readonly FoundOffer[]) =>
  new Set(found.map(({ offer }) => offer.product.category)).size > 1;

/** Whose prices an answer is made of, where it is not made of all. */
function scopeWords(stores: number, hasDeals: boolean): string {
  if (hasDeals) return stores === 0 ? "in saved deals" : "in saved prices";
  return stores === 1 ? "in 1 saved store" : `in ${String(stores)} saved stores`;
}
