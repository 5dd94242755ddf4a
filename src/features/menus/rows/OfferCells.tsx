import { moreStores, storeLocation } from "#domain/stores/stores.ts";
import { milesWords } from "#domain/stores/storePlace.ts";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { memo } from "react";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { whyFound } from "#data/whyFound.ts";
import { spine } from "#design/drawings/category.css.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { TerpeneMark } from "#design/drawings/TerpeneMark.tsx";
import { footFact, lineEnd, ofKind, said } from "#design/surfaces/rowLines.css.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { KindInWords, OfferNotes } from "#design/words/OfferWords.tsx";
import { OffInRow, offOf } from "#design/words/Off.tsx";
import { Price } from "#design/words/Price.tsx";
import { Text } from "#design/words/Text.tsx";
import { RowPast } from "#design/words/RowPast.tsx";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { standingVerdict } from "#domain/offers/verdictText.ts";
import { belowUsual } from "#domain/offers/priceVerdict.ts";
import { offerAt, verdictAt } from "#domain/offers/menuTable.ts";
import { UNKNOWN, formatCents } from "#domain/offers/money.ts";
import { offerNotes, PATIENTS_ONLY, potencyBrief, potencyText } from "#domain/offers/offerNotes.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { usualName } from "#domain/offers/sizes.ts";
import { brandBeside, sizeName, terpeneName } from "#domain/offers/titles.ts";
import { atRegister } from "#domain/prices/atRegister.ts";
import { productPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { MoreButton, type MenuRowProps } from "./MenuRow.tsx";
import {
  cellActions,
  figure,
  figures,
  labelCell,
  labelColumn,
  productCell,
  productLine,
  productWords,
  quiet,
  single,
  sizeCell,
  usualSize,
} from "./offerTable.css.ts";

/** The cells of one offer. Scrolling renders the table at every step; rows that stay are passed over. */
export const OfferCells = memo(function OfferCells(props: Omit<MenuRowProps, "sort" | "under">) {
  const { table, row, others, now, register, showStore, from, showKind, seenAt } = props;
  const { q, forPatients, firstRead, comparedKeys, actions, onMore } = props;
  const offer = offerAt(table, row);
  const inOthers = others.get(row);
  const { product, store } = offer;
  const stampTerpenes = useStampTerpenes();
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  // The head of a store's own menu says that it is another's.
  const notes = offerNotes(timed, now, showStore ? undefined : "twin", price).filter(
    ({ text }) => !forPatients || text !== PATIENTS_ONLY,
  );
  const verdict = price.because === null ? verdictAt(table, row) : null;
  const why = whyFound(product, q);
  const usual = usualName(offer);
  const brand = brandBeside(product);
  const standing = standingVerdict(verdict, timed, now);
  const wasCents = belowUsual(price.insteadOfCents, standing, timed, now);
  const age = (
    <Freshness
      brief="row"
      prefix="Seen"
      observedAt={offer.observedAt}
      now={now}
      saidAbove={seenAt}
    />
  );
  return (
    <>
      <th
        scope="row"
        className={`${productCell} ${showKind ? `${spine[product.category]} ${ofKind}` : ""}`}
      >
        <div className={productLine}>
          <RowStamp product={product} terpenes={stampTerpenes(offer)} />
          <div className={productWords}>
            <PlainLink data-came-from={store.slug} href={productPath(product.code, offer.sizeKey)}>
              <Name>{product.name}</Name>
            </PlainLink>
            {showStore ? (
              <div className={quiet}>
                <StoreAt
                  name={store.name}
                  place={storeLocation(store)}
                  miles={milesWords(store, from)}
                />
              </div>
            ) : null}
            <div className={`${said} ${quiet}`}>
              {brand === null ? null : (
                <Text as="small" tone="quiet" size="sm">
                  <bdi translate="no">{brand}</bdi>
                </Text>
              )}
              {why === null ? null : <span className={footFact}>{why}</span>}
              {age}
              <RowPast
                verdict={firstRead.has(store.slug) ? null : verdict}
                offer={timed}
                now={now}
                register={register}
                spare={inOthers === undefined ? [] : [moreStores(inOthers)]}
              />
              <OfferNotes notes={notes} />
              {showKind ? <KindInWords of={product} /> : null}
            </div>
          </div>
        </div>
      </th>
      <td className={`${labelCell} ${labelColumn}`}>
        {mostOnLabel(offer.terpenes).map((terpene) => (
          <span key={terpene}>
            <TerpeneMark terpene={terpene} />
            <bdi translate="no">{terpeneName(terpene)}</bdi>
          </span>
        ))}
      </td>
      <td className={sizeCell}>
        <bdi translate="no">{sizeName(offer)}</bdi>
        {usual === null ? null : <small className={usualSize}>{usual}</small>}
      </td>
      <td className={`${single} ${figures}`}>
        <PotencyFigure offer={offer} />
      </td>
      <td className={`${figure} ${figures}`}>
        <Price
          cents={price.cents}
          wasCents={wasCents}
          inRow
          isAbout={price.isAbout}
          because={price.because}
        />
        <div className={lineEnd}>
          <OffInRow {...offOf(price.cents, wasCents, standing)} />
        </div>
      </td>
      <td className={`${single} ${figures}`}>{unitText(price.perGram)}</td>
      <td className={`${single} ${figures}`}>{unitText(price.per100Mg)}</td>
      <td>
        <span className={`${cellActions} no-print`}>
          {actions.heart(offer)}
          <MoreButton offer={offer} comparedKeys={comparedKeys} onMore={onMore} />
        </span>
      </td>
    </>
  );
});

/** So many have room in a row. */
const MOST_NAMED = 2;

/** The terpenes that a label has most of, as it prints them; where it gives no figures, those that it names first. */
const mostOnLabel = (terpenes: StoreOffer["terpenes"]): string[] =>
  Object.entries(terpenes ?? {})
    .toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0))
    .slice(0, MOST_NAMED)
    .map(([terpene]) => terpene);

/** Whether it is with tax is said by the head of its column, where there is room. */
const unitText = (cents: number | null) => (cents === null ? UNKNOWN : formatCents(cents));

/** Its column is headed THC, and has no room for both ends of a range: readers hear them. */
function PotencyFigure({ offer }: { offer: StoreOffer }) {
  const text = potencyText(offer)?.replace(/ ?THC ?/, "") ?? UNKNOWN;
  if (offer.thcPctTo === null) return text;
  return (
    <>
      <span aria-hidden="true">{potencyBrief(offer)?.replace(/^.*THC /, "")}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
